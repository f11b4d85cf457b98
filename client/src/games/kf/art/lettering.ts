const WIDE = /[mwжмфшщыю]/giu; // letters half as wide again as others

/** How many letters long the longest word of a name is, so that it fits its card whole. */
export function longest(name: string): number {
  const long = (word: string): number => word.length + (word.match(WIDE)?.length ?? 0) / 2;
  return Math.max(1, ...name.split(/[\s-]+/).map(long));
}

const LONG = 9; // letters: a word of so many may have to be parted
const VOWEL = "aeiouyäöüаеёиоуыэюя";
const CONSONANT = `[^${VOWEL}ьъй\\P{L}]`;
/** Consonants with which a syllable begins together, and where nothing may come between them. */
const ONSET = `(?:sch[lmnrw]?|s[pt]|[bcfgkpбвгкпф][lл]|[bcdfgkptvwбвгдкптф][rр]|${CONSONANT})`;
const INSIDE =
  "(?<=c)[hk]|(?<=[gpst])h|(?<=sch)[lmnrw]|(?<=s)[pt]|(?<=[bcfgkpбвгкпф])[lл]|(?<=[bcdfgkptvwбвгдкптф])[rр]";
/** After a vowel and the consonants that belong to it, before those of the next one. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{2}[${VOWEL}]|\\p{L}[${VOWEL}]${CONSONANT}{1,3})(?!${INSIDE})(?=${ONSET}[${VOWEL}]\\p{L})`,
  "giu",
);

/** A name whose long words may be parted between syllables, for browsers that don't know the language. */
export function partable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) =>
    [...word].length < LONG ? word : word.replace(SYLLABLE, "\u00ad"),
  );
}
