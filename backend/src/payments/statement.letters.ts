import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Weight = 'plain' | 'bold';

/** What every PDF reader brings along, and what is embedded, as far as it is used, in texts that need more letters. */
const READERS: Record<Weight, string> = { plain: 'Helvetica', bold: 'Helvetica-Bold' };
const EMBEDDED: Record<Weight, string> = { plain: 'DejaVuSans', bold: 'DejaVuSans-Bold' };

/** Written from right to left, which the PDF's library does not order. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export interface Letters {
  /** The text in letters that there are. */
  printable(text: string): string;
  /** The name of the font in which all of a printable text can be written. */
  fontFor(text: string, weight: Weight): string;
}

/**
 * The letters of a statement: Latin with all accents, Vietnamese, Cyrillic, Greek and others from an embedded font. What
 * that font lacks (Chinese, Japanese, Korean, Indic) or would put in the wrong order (Arabic, Hebrew) is written in Latin letters, the way its
 * sound is usually spelled; pages and CSV have it as it was given.
 */
export async function lettersOf(page: PDFKit.PDFDocument): Promise<Letters> {
  const [{ create }, { default: anyAscii }] = await Promise.all([import('fontkit'), import('any-ascii')]);
  const fileOf = (font: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${font}.ttf`);
  for (const font of Object.values(EMBEDDED)) page.registerFont(font, fileOf(font));
  const font = create(await readFile(fileOf(EMBEDDED.plain)));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The font of the statements is a collection of fonts.');
  const isThere = (letter: string) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) && !RIGHT_TO_LEFT.test(letter);
  return {
    printable: (text) =>
      [...text.normalize('NFC')].map((letter) => (isThere(letter) ? letter : anyAscii(letter))).join(''),
    fontFor: (text, weight) => ([...text].every(inReaders) ? READERS : EMBEDDED)[weight],
  };
}

/** What Windows-1252, in which the readers' fonts are written, has beside Latin-1. */
const BESIDE_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function inReaders(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return BESIDE_LATIN_1.includes(letter) || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
}
