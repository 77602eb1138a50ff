import { type Letters, lettersOf } from '../payments/statement.letters.js';
import { INK, MARGIN, newPage, plate, rule, SOFT, WIDTH } from '../payments/statement.pdf.js';
import { type BillFacts, sectionsOf, timeWords } from './bill.js';

const QR_SIZE = 92;
const NAME_WIDTH = 120;
const BOTTOM = 792 - MARGIN;
const SIGNATURE_HEIGHT = 54;
const PICTURES_IN_ROW = 4;
const PICTURE_HEIGHT = 92;
const CAPTION_HEIGHT = 12;
/** Who signs on paper, side by side. */
const SIGNERS = ['Shipper', 'Carrier', 'Recipient'];

/** A picture by its address, as a JPEG; undefined if it is gone. */
type Pictures = (url: string) => Promise<Buffer | undefined>;

/** A bill of lading on US Letter pages. Returns the file's bytes. */
export async function billPdf(facts: BillFacts, pictures: Pictures): Promise<Buffer> {
  const { default: qrcode } = await import('qrcode');
  const [{ page, ended }, code] = await Promise.all([
    newPage('Bill of lading', facts.writtenAt),
    qrcode.toBuffer(facts.trackUrl, { errorCorrectionLevel: 'M', margin: 0, width: QR_SIZE * 4 }),
  ]);
  const letters = await lettersOf(page);
  plate(page, 'Bill of lading');
  head(page, facts, code);
  for (const { title, lines, pictures: urls = [] } of sectionsOf(facts)) {
    // A title stays with its first line.
    if (page.y > BOTTOM - 60) page.addPage();
    page
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor(INK)
      .text(title, MARGIN, page.y + 8, { width: WIDTH });
    page.y += 2;
    rule(page);
    page.y += 5;
    for (const [name, value] of lines) pair(page, letters, name, value);
    const found: Shown[] = [];
    for (const { url, caption } of urls) {
      const picture = await pictures(url);
      if (picture) found.push({ picture, caption });
    }
    show(page, found);
  }
  signatures(page);
  feet(page, facts.number);
  page.end();
  return ended;
}

/** Pages come apart: each says which bill it is of. */
function feet(page: PDFKit.PDFDocument, number: string): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    page.switchToPage(index);
    // In the margin, where the library would begin another page.
    page.page.margins.bottom = 0;
    page
      .font('Helvetica')
      .fontSize(8)
      .fillColor(SOFT)
      .text(`Bill of lading ${number}, page ${index + 1} of ${count}`, MARGIN, BOTTOM + 16, {
        width: WIDTH,
        align: 'right',
        lineBreak: false,
      });
  }
}

function head(
  page: PDFKit.PDFDocument,
  { number, writtenAt, stage, trackUrl, pickupZone }: BillFacts,
  code: Buffer,
): void {
  const y = page.y;
  page.image(code, MARGIN + WIDTH - QR_SIZE, y, { width: QR_SIZE });
  page.font('Helvetica-Bold').fontSize(16).fillColor(INK).text(number, MARGIN, y);
  page.font('Helvetica').fontSize(10).fillColor(SOFT);
  page.text(stage, MARGIN, page.y + 3).text(`Written ${timeWords(writtenAt, pickupZone)}`);
  page.text(`Follow it: ${trackUrl}`, { width: WIDTH - QR_SIZE - 24 });
  page.y = y + QR_SIZE + 4;
}

function pair(page: PDFKit.PDFDocument, letters: Letters, name: string, value: string): void {
  if (page.y > BOTTOM - 30) page.addPage();
  const [y, text] = [page.y, letters.printable(value)];
  page.font('Helvetica').fontSize(9.5).fillColor(SOFT).text(name, MARGIN, y, { width: NAME_WIDTH });
  const below = page.y;
  page
    .font(letters.fontFor(text, 'plain'))
    .fillColor(INK)
    .text(text, MARGIN + NAME_WIDTH + 8, y, { width: WIDTH - NAME_WIDTH - 8 });
  page.y = Math.max(below, page.y) + 2;
}

interface Shown {
  picture: Buffer;
  caption: string;
}

/** Side by side, in rows of four. */
function show(page: PDFKit.PDFDocument, pictures: readonly Shown[]): void {
  pictures.forEach(({ picture, caption }, index) => {
    const column = index % PICTURES_IN_ROW;
    if (column === 0 && page.y > BOTTOM - PICTURE_HEIGHT) page.addPage();
    const y = page.y;
    const x = MARGIN + (column * WIDTH) / PICTURES_IN_ROW;
    const width = WIDTH / PICTURES_IN_ROW - 8;
    const height = PICTURE_HEIGHT - CAPTION_HEIGHT - 8;
    page.image(picture, x, y + 2, { fit: [width, height], valign: 'bottom' });
    page
      .font('Helvetica')
      .fontSize(8)
      .fillColor(SOFT)
      .text(caption, x, y + height + 5, { width, lineBreak: false });
    const endsRow = column === PICTURES_IN_ROW - 1 || index === pictures.length - 1;
    page.y = endsRow ? y + PICTURE_HEIGHT : y;
  });
}

function signatures(page: PDFKit.PDFDocument): void {
  if (page.y > BOTTOM - SIGNATURE_HEIGHT - 20) page.addPage();
  const gap = 18;
  const width = (WIDTH - gap * (SIGNERS.length - 1)) / SIGNERS.length;
  const y = page.y + SIGNATURE_HEIGHT;
  SIGNERS.forEach((signer, index) => {
    const x = MARGIN + index * (width + gap);
    page
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .stroke(INK);
    page
      .font('Helvetica')
      .fontSize(9)
      .fillColor(SOFT)
      .text(`${signer}: signature and date`, x, y + 4, { width, lineBreak: false });
  });
}
