import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { type Encoded, encodePhoto, NoPhoto } from './images.js';
import type { DocumentKind } from './uploads.queries.js';

/** The name a PDF is stored under. */
export const DOCUMENT_NAME = 'document.pdf';

/**
 * A document in the forms it is stored in: a picture is re-encoded like a photo; a PDF stays as it came, since it is never
 * decoded here and only ever downloaded by people who may see it.
 * @throws NoPhoto; 503 when too many pictures are waiting
 */
export async function encodeDocument(path: string): Promise<{ kind: DocumentKind; forms: Encoded[] }> {
  const type = await fileTypeFromFile(path);
  if (type?.mime === 'application/pdf')
    return { kind: 'pdf', forms: [{ name: DOCUMENT_NAME, content: await wholePdf(path) }] };
  if (!type?.mime.startsWith('image/')) throw new NoPhoto('is not a PDF, JPEG, PNG or WebP file');
  return { kind: 'image', forms: await encodePhoto(path) };
}

/** Readers look for the end mark in the last kilobyte; without it the file was cut off. */
async function wholePdf(path: string): Promise<Buffer> {
  const content = await readFile(path);
  if (!content.subarray(-1_024).includes('%%EOF')) throw new NoPhoto('is damaged or incomplete');
  return content;
}
