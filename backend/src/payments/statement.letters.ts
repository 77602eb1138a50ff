import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Weight = 'plain' | 'bold';

/** The fonts every PDF reader has, and the one that is embedded, subset to what is used, for texts that need more letters. */
const READERS: Record<Weight, string> = { plain: 'Helvetica', bold: 'Helvetica-Bold' };
const EMBEDDED: Record<Weight, string> = { plain: 'DejaVuSans', bold: 'DejaVuSans-Bold' };

/** Written right to left, which the PDF library does not reorder. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export interface Letters {
  /** The text in letters the fonts have. */
  printable(text: string): string;
  /** The font in which all of a printable text can be written. */
  fontFor(text: string, weight: Weight): string;
}

/**
 * The letters of a statement: Latin with all accents, Vietnamese, Cyrillic, Greek and others from an embedded font. What it
 * lacks (Chinese, Japanese, Korean, Indic) or would put in the wrong order (Arabic, Hebrew) is transliterated into Latin
 * letters by sound; pages and CSV show it as it was given.
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

/** What Windows-1252, the encoding of the readers' fonts, has beyond Latin-1. */
const BESIDE_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function inReaders(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return BESIDE_LATIN_1.includes(letter) || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
}
