import { formatCents } from '../common/money.js';
import { lettersOf } from '../payments/statement.letters.js';
import { type EvidenceSection, moment, sectionsOf } from './chargeback-evidence.js';
import type { EvidenceFacts } from './chargeback-evidence.queries.js';

const MARGIN = 56;
const WIDTH = 612 - 2 * MARGIN;

/** The evidence as US Letter pages, plain as a bank's scanner likes them. Returns the file's bytes. */
export async function evidencePdf(facts: EvidenceFacts, writtenAt: Date): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: `Evidence about chargeback ${facts.id}`, Author: 'Haulway', CreationDate: writtenAt },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((done, fail) => {
    page.on('end', () => done(Buffer.concat(chunks)));
    page.on('error', fail);
  });
  const letters = await lettersOf(page);
  const write = (text: string, size: number, weight: 'plain' | 'bold') => {
    const printable = letters.printable(text);
    page.font(letters.fontFor(printable, weight)).fontSize(size).text(printable, MARGIN, page.y, { width: WIDTH });
  };
  write(`Evidence about chargeback ${facts.id}`, 16, 'bold');
  write(
    `${formatCents(facts.amountCents)}, "${facts.reason.replaceAll('_', ' ')}", opened ${moment(facts.openedAt)}. Written ${moment(writtenAt.toISOString())} from the records of Haulway.`,
    10,
    'plain',
  );
  for (const section of sectionsOf(facts, undefined)) writeSection(page, write, section);
  page.end();
  return ended;
}

function writeSection(
  page: PDFKit.PDFDocument,
  write: (text: string, size: number, weight: 'plain' | 'bold') => void,
  { title, lines }: EvidenceSection,
): void {
  page.moveDown(1);
  write(title, 12, 'bold');
  page.moveDown(0.3);
  for (const line of lines) write(line, 10, 'plain');
}
