/** The outline of one of the game-icons, on a field of 512 by 512 (see vite.config.ts). */
declare module "game-icon:*" {
  const outline: string;
  export default outline;
}
