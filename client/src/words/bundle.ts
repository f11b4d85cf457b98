import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What a text's variables may hold. */
export type Value = string | number;
export type Values = Record<string, Value>;

/** Let the browser get ready for numbers of a language, which takes it a while the first time. */
export function warmNumbers(lang: string): void {
  new Intl.PluralRules(lang).select(1);
  new Intl.NumberFormat(lang).format(1);
}

/** The texts of one language; what is added first wins. */
export class Texts {
  readonly lang: string;
  private readonly bundle: FluentBundle;

  constructor(lang: string, sources: readonly string[]) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** Return a text, or null if there is none; "key.attribute" names an attribute. */
  find(key: string, values: Values = {}): string | null {
    const [name, attribute] = key.split(".", 2) as [string, string | undefined];
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    const errors: Error[] = []; // collected, or a missing variable would throw
    return this.bundle.formatPattern(pattern, values, errors).trim();
  }
}
