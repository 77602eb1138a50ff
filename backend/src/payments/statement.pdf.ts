import { formatCents } from '../common/money.js';
import { type Side, type StatementLine, totalOf } from './statement.js';
import { type Letters, lettersOf } from './statement.letters.js';

/** What goes above and below the lines. */
export interface StatementFacts {
  paymentId: string;
  shipment: string;
  from: string;
  to: string;
  shipper: string;
  carrier: string;
  /** Business time. */
  writtenAt: Date;
  status: string;
}

export const INK = '#1B2520';
export const SOFT = '#5A6861';
const LINE = '#D9E0DB';
/** The green of the guide signs. */
const PLATE = '#0B5D46';

const TITLES: Record<Side, { title: string; total: string; note: string }> = {
  payer: {
    title: 'Receipt',
    total: 'Paid, less what went back',
    note: "The payment is held by Haulway's card provider and passed on to the carrier once delivery is confirmed. Refunds go back to the card that paid.",
  },
  payee: {
    title: 'Payout statement',
    total: 'Yours for this job',
    note: "Payouts are sent to the account you set up with Haulway's card provider, within 2 business days of the release.",
  },
};

export const MARGIN = 56;
export const WIDTH = 612 - 2 * MARGIN;
const BOTTOM = 792 - MARGIN - 60;

/** A statement for one side on US Letter pages, in the product's look. Returns the file's bytes. */
export async function statementPdf(
  facts: StatementFacts,
  lines: readonly StatementLine[],
  side: Side,
): Promise<Buffer> {
  const words = TITLES[side];
  const { page, ended } = await newPage(words.title, facts.writtenAt);
  const letters = await lettersOf(page);
  plate(page, words.title);
  about(page, letters, facts);
  for (const line of lines) row(page, dayOf(line.at), line.words, line.cents === null ? '' : formatCents(line.cents));
  total(page, words.total, formatCents(totalOf(lines)));
  page.moveDown(2).font('Helvetica').fontSize(9).fillColor(SOFT).text(words.note, MARGIN, undefined, { width: WIDTH });
  page.end();
  return ended;
}

/** An empty US Letter page, and its bytes once it has ended. */
export async function newPage(
  title: string,
  writtenAt: Date,
): Promise<{ page: PDFKit.PDFDocument; ended: Promise<Buffer> }> {
  // The library is large because of its fonts and compression, so it is loaded for the first page, not at every start.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    // Kept until the end, since only then it is known how many there are.
    bufferPages: true,
    info: { Title: `Haulway ${title}`, Author: 'Haulway', CreationDate: writtenAt },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((done, fail) => {
    page.on('end', () => done(Buffer.concat(chunks)));
    page.on('error', fail);
  });
  return { page, ended };
}

/** The header: a guide sign with the name on it. */
export function plate(page: PDFKit.PDFDocument, title: string): void {
  page.roundedRect(MARGIN, MARGIN, WIDTH, 64, 10).fill(PLATE);
  page
    .roundedRect(MARGIN + 4, MARGIN + 4, WIDTH - 8, 56, 7)
    .lineWidth(1.5)
    .stroke('#FFFFFF');
  page
    .font('Helvetica-Bold')
    .fontSize(22)
    .fillColor('#FFFFFF')
    .text('Haulway', MARGIN + 22, MARGIN + 22);
  page.fontSize(13).text(title, MARGIN, MARGIN + 28, { width: WIDTH - 22, align: 'right' });
  page.y = MARGIN + 64 + 22;
}

function about(page: PDFKit.PDFDocument, letters: Letters, facts: StatementFacts): void {
  const shipment = letters.printable(facts.shipment);
  const route = letters.printable(`${facts.from} to ${facts.to}`);
  page
    .font(letters.fontFor(shipment, 'bold'))
    .fontSize(14)
    .fillColor(INK)
    .text(shipment, MARGIN, page.y, { width: WIDTH });
  page.font(letters.fontFor(route, 'plain')).fontSize(10).fillColor(SOFT).text(route, { width: WIDTH });
  page.moveDown(0.8);
  const pairs: [string, string][] = [
    ['Shipper', facts.shipper],
    ['Carrier', facts.carrier],
    ['Payment', `${facts.paymentId}, ${facts.status}`],
    ['Written', dayOf(facts.writtenAt)],
  ];
  for (const [name, value] of pairs) {
    const y = page.y;
    const text = letters.printable(value);
    page.font('Helvetica').fillColor(SOFT).text(name, MARGIN, y, { width: 70 });
    page
      .font(letters.fontFor(text, 'plain'))
      .fillColor(INK)
      .text(text, MARGIN + 74, y, { width: WIDTH - 74 });
  }
  page.moveDown(1);
  rule(page);
}

function row(page: PDFKit.PDFDocument, day: string, words: string, amount: string): void {
  if (page.y > BOTTOM) page.addPage();
  const y = page.y + 7;
  page.font('Helvetica').fontSize(10).fillColor(SOFT).text(day, MARGIN, y, { lineBreak: false });
  atTheRight(page.fillColor(INK), amount, y);
  page.text(words, MARGIN + 88, y, { width: WIDTH - 88 - 120 });
  page.y += 5;
  rule(page);
}

function total(page: PDFKit.PDFDocument, words: string, amount: string): void {
  const y = page.y + 10;
  atTheRight(page.font('Helvetica-Bold').fontSize(12).fillColor(PLATE), amount, y);
  page.fillColor(INK).text(words, MARGIN, y, { width: WIDTH - 160 });
}

function atTheRight(page: PDFKit.PDFDocument, text: string, y: number): void {
  page.text(text, MARGIN + WIDTH - page.widthOfString(text), y, { lineBreak: false });
}

/** A line across the page. */
export function rule(page: PDFKit.PDFDocument): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .lineWidth(0.7)
    .stroke(LINE);
}

/** A day as written in the United States, in UTC. */
function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
}
