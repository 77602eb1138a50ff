// node backend/seeds/documents/render.mjs: redraws the demo's specimen documents, next to this file. They are our own drawings.
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

const TITLE = 'Certificate of insurance';
const NOTE = 'Specimen, made for the demo. Insures nothing.';
const ENTRIES = ['Policy and company', 'Kind of cover', 'Limit of each loss', 'Policy period', 'Certificate holder'];
const WIDTHS = [620, 480, 300, 420, 560];

const beside = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

const entries = ENTRIES.map((entry, place) => {
  const y = 330 + place * 140;
  return `<text x="90" y="${y}" font-size="22" fill="#54625C">${entry}</text><rect x="90" y="${y + 24}" width="${WIDTHS[place]}" height="22" rx="4" fill="#C9D3CC"/><line x1="90" x2="810" y1="${y + 80}" y2="${y + 80}" stroke="#D9E0DB" stroke-width="2"/>`;
}).join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1160" font-family="DejaVu Sans"><rect width="900" height="1160" fill="#fff"/>
  <rect x="40" y="40" width="820" height="1080" fill="none" stroke="#0B5D46" stroke-width="6"/><rect x="56" y="56" width="788" height="160" fill="#0B5D46"/>
  <text x="90" y="155" font-weight="bold" font-size="46" fill="#fff">${TITLE}</text><text x="90" y="270" font-size="20" fill="#B4441F">${NOTE}</text>${entries}
  <path d="M560 1060 q40 -60 70 0 t70 -6 t60 -14" fill="none" stroke="#174A7C" stroke-width="5"/></svg>`;
await sharp(Buffer.from(svg)).webp({ quality: 70 }).toFile(beside('certificate.webp'));

const pdf = new PDFDocument({
  size: 'LETTER',
  margin: 64,
  info: { Title: TITLE, CreationDate: new Date('2026-01-01') },
});
pdf.pipe(createWriteStream(beside('certificate.pdf')));
pdf.fontSize(24).text(TITLE).moveDown().fontSize(12).text(NOTE).moveDown();
for (const entry of ENTRIES) pdf.text(`${entry}: ........................`).moveDown();
pdf.end();
