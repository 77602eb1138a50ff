import { useRef, useState } from 'react';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';

/** A file chosen for a message, and what became of it. */
export interface Attached {
  key: number;
  name: string;
  /** Where it is stored; missing while it is being sent. */
  url?: string;
  /** Why it was refused. */
  error?: string;
}

export const MOST_ATTACHMENTS = 3;
const MAX_BYTES = 10 * 1024 * 1024;
/** The file types that the server accepts, as an `accept` attribute lists them. */
export const ATTACHMENT_KINDS = 'application/pdf,image/jpeg,image/png,image/webp';

/** Pictures and PDFs for a message, sent to the server as soon as they are chosen; three at most. */
export function useAttachments() {
  const [files, setFiles] = useState<Attached[]>([]);
  const keys = useRef(0);
  const add = (chosen: File[]) => {
    for (const file of chosen.slice(0, MOST_ATTACHMENTS - files.length)) {
      const key = ++keys.current;
      setFiles((before) => [...before, { key, name: file.name }]);
      void send(file).then((settled) =>
        setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...settled } : each))),
      );
    }
  };
  const remove = (key: number) => setFiles((before) => before.filter((each) => each.key !== key));
  return {
    files,
    urls: files.flatMap(({ url }) => url ?? []),
    add,
    remove,
    clear: () => setFiles([]),
    busy: files.some(({ url, error }) => !url && !error),
    full: files.length >= MOST_ATTACHMENTS,
  };
}

async function send(file: File): Promise<Pick<Attached, 'url' | 'error'>> {
  if (!ATTACHMENT_KINDS.split(',').includes(file.type))
    return { error: `${file.name} is not a PDF, JPEG, PNG or WebP` };
  if (file.size > MAX_BYTES) return { error: `${file.name} is larger than 10 MB` };
  try {
    const [stored] = await call('POST', '/api/messages/attachments', { files: { attachments: [file] } });
    return stored ? { url: stored.url } : { error: `${file.name} could not be saved` };
  } catch (error) {
    return { error: `${file.name}: ${explain(error, 'could not be sent')}` };
  }
}

/** The text shown for a message that has files but no words. */
export function filesOnly(count: number): string {
  return count === 1 ? 'Sent a file' : `Sent ${count} files`;
}
