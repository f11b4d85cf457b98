/**
 * Small numbers and plurals without the browser's own tables: their first use takes 14 ms of a
 * desk's processor, just when the page is to be drawn, and a phone's is several times slower.
 * Whatever is not small goes to them.
 */
type Plural = (whole: number) => Intl.LDMLPluralRule;

const oneOrOther: Plural = (whole) => (whole === 1 ? "one" : "other");

/** Russian: 1, 21, 31 …; 2 to 4, 22 to 24 …; all others. */
function slavic(whole: number): Intl.LDMLPluralRule {
  const [last, lastTwo] = [whole % 10, whole % 100];
  if (last === 1 && lastTwo !== 11) return "one";
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? "few" : "many";
}

const PLURALS: Readonly<Record<string, Plural>> = { en: oneOrOther, de: oneOrOther, ru: slavic };

/** Whether a number is written with digits alone, in every language of ours. */
function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000 && !Object.is(value, -0);
}

/** What `Intl.NumberFormat` and `Intl.PluralRules` are asked for, in the places of Fluent's cache. */
export interface Numbers {
  readonly written: { format(value: number): string };
  readonly plural: { select(value: number): Intl.LDMLPluralRule };
}

/** How a language writes and counts; null for one whose rules are not known here. */
export function numbersOf(lang: string): Numbers | null {
  const plural = PLURALS[lang];
  if (!plural) return null;
  let format: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  return {
    written: {
      format: (value) =>
        isSmall(value) ? String(value) : (format ??= new Intl.NumberFormat(lang)).format(value),
    },
    plural: {
      select: (value) =>
        isSmall(value) ? plural(value) : (rules ??= new Intl.PluralRules(lang)).select(value),
    },
  };
}
