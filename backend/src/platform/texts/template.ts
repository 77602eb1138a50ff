/** What a text says in place of `{name}`; several are paragraphs of their own where a paragraph is nothing else. */
export type Value = string | readonly string[];

const IN_BRACES = /\{([^{}]*)\}/g;
const ALONE = /^\{([^{}]*)\}$/;

/** The values that a text names, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => name))];
}

/** A text with its values. What a value holds is not read again, so that nobody writes a value into one. */
export function fill(text: string, values: Readonly<Record<string, Value>>): string {
  return text.replace(IN_BRACES, (_, name: string) => [values[name] ?? ''].flat().join(' '));
}

/** The paragraphs of a text, which an empty line divides; those of which nothing is left are left out. */
export function paragraphs(text: string, values: Readonly<Record<string, Value>>): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .flatMap((paragraph) => {
      const value = values[ALONE.exec(paragraph)?.[1] ?? ''];
      return Array.isArray(value) ? (value as readonly string[]) : [fill(paragraph, values)];
    })
    .filter((paragraph) => paragraph.trim() !== '');
}
