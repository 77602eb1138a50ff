import { useRef, useState } from 'react';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';

/** A chosen document, and what became of it. */
interface Document {
  key: number;
  name: string;
  /** Where it is stored; missing while it is being sent. */
  url?: string;
  /** Why it was refused. */
  error?: string;
}

const MAX_BYTES = 10 * 1024 * 1024;
/** The file types that the server accepts, as an `accept` attribute lists them. */
export const DOCUMENT_KINDS = 'application/pdf,image/jpeg,image/png,image/webp';

/** Documents, sent as soon as they are chosen, after those that were sent before. Only the carrier and operators ever see them. */
export function useDocuments(sent: readonly string[] = []) {
  const [documents, setDocuments] = useState<Document[]>(() =>
    sent.map((url, index) => ({ key: -1 - index, name: `Document ${index + 1}, sent before`, url })),
  );
  const keys = useRef(0);
  const add = (files: File[]) => {
    for (const file of files) {
      const key = ++keys.current;
      setDocuments((before) => [...before, { key, name: file.name }]);
      void send(file).then((settled) =>
        setDocuments((before) =>
          before.map((document) => (document.key === key ? { ...document, ...settled } : document)),
        ),
      );
    }
  };
  const remove = (key: number) => setDocuments((before) => before.filter((document) => document.key !== key));
  const urls = documents.flatMap(({ url }) => url ?? []);
  return { documents, urls, add, remove, busy: documents.some(({ url, error }) => !url && !error) };
}

export type Documents = ReturnType<typeof useDocuments>;

/** Returns where it is stored, or why it was refused. */
async function send(file: File): Promise<Pick<Document, 'url' | 'error'>> {
  if (!DOCUMENT_KINDS.split(',').includes(file.type)) return { error: `${file.name} is not a PDF, JPEG, PNG or WebP` };
  if (file.size > MAX_BYTES) return { error: `${file.name} is larger than 10 MB` };
  try {
    const [stored] = await call('POST', '/api/users/me/verification/documents', { files: { documents: [file] } });
    return stored ? { url: stored.url } : { error: `${file.name} could not be saved` };
  } catch (error) {
    return { error: `${file.name}: ${explain(error, 'could not be sent')}` };
  }
}
