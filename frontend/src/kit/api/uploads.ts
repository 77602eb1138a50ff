import { useRef, useState } from 'react';

/** One chosen photo and what became of it. */
export interface Photo {
  /** Tells two photos of the same name apart. */
  key: number;
  name: string;
  /** It can be shown; a PDF is only named. */
  isPicture: boolean;
  /** Where the stored photo is; missing while it is sent. */
  url?: string;
  /** How much of it is sent, from 0 to 1. */
  sent?: number;
  /** Why it was refused. */
  error?: string;
  /** It broke off on its way and may be sent again. */
  again?: boolean;
}

const MAX_BYTES = 10 * 1024 * 1024;
<<<<<<< HEAD
const AT_ONCE = 3;

/** The server takes no more for one record. */
export const MAX_PHOTOS = 12;
/** The kinds of files that the server takes, as an input names them. */
=======

/** Files that a form takes: where they are sent, and what the server takes there. */
export interface FileRules {
  path: string;
  /** The field of the form, which is also what they are called. */
  field: 'photos' | 'documents';
  /** As an input names them. */
  kinds: string;
  /** As people name them. */
  kindWords: string;
}

>>>>>>> d606900 (Show carriers their passport, and operators the queue with the document beside the fact)
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp';
export const PHOTOS: FileRules = { path: '/api/uploads', field: 'photos', kinds: PHOTO_KINDS, kindWords: 'JPEG, PNG or WebP' };
/** Seen by their carrier and by operators only. */
export const DOCUMENTS: FileRules = { path: '/api/users/me/verification/documents', field: 'documents', kinds: `application/pdf,${PHOTO_KINDS}`, kindWords: 'PDF, JPEG, PNG or WebP' };

/** Why the server would not take a file, or undefined. */
export function fileRefusal(file: File, { kinds, kindWords } = PHOTOS): string | undefined {
  if (!kinds.split(',').includes(file.type)) return `${file.name} is not a ${kindWords}`;
  if (file.size > MAX_BYTES) return `${file.name} is larger than 10 MB`;
  return undefined;
}

<<<<<<< HEAD
/** Photos on their way to the server, three at a time, each with its progress and its outcome. */
export function useUploads(stored: Photo[] = []) {
  const [photos, setPhotos] = useState<Photo[]>(stored);
  const keys = useRef(stored.length);
  const waiting = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const files = useRef(new Map<number, File>());
  const calls = useRef(new Map<number, AbortController>());

  const change = (key: number, changes: Partial<Photo>) => setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const next = () => {
    const send = running.current < AT_ONCE ? waiting.current.shift() : undefined;
    if (!send) return;
    running.current++;
    void send().finally(() => {
      running.current--;
      next();
    });
    next();
=======
/** Sends one file. Answers where it is stored, or why it was refused. */
export async function uploadFile(file: File, rules = PHOTOS): Promise<Pick<ChosenPhoto, 'url' | 'error'>> {
  const refusal = fileRefusal(file, rules);
  if (refusal) return { error: refusal };
  const body = new FormData();
  body.append(rules.field, file);
  try {
    const [stored] = await api<{ id: string; url: string }[]>('POST', rules.path, body);
    return stored ? { url: stored.url } : { error: `${file.name} was not stored` };
  } catch (error) {
    return { error: `${file.name}: ${explain(error, 'could not be sent')}` };
  }
}

/** The photos or documents of a form, sent as they are chosen. */
export function usePhotos(rules = PHOTOS) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const keys = useRef(0);
  const add = (files: File[]) => {
    for (const file of files) {
      const key = ++keys.current;
      setPhotos((before) => [...before, { key, name: file.name, isPicture: file.type.startsWith('image/') }]);
      void uploadFile(file, rules).then((settled) => setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...settled } : photo))));
    }
>>>>>>> d606900 (Show carriers their passport, and operators the queue with the document beside the fact)
  };
  const line = (key: number, file: File) => {
    const call = new AbortController();
    calls.current.set(key, call);
    waiting.current.push(async () => {
      if (call.signal.aborted) return;
      const { sendPhoto } = await import('./sendPhoto');
      change(key, await sendPhoto(file, (sent) => change(key, { sent }), call.signal));
      calls.current.delete(key);
    });
  };
  const add = (chosen: File[]) => {
    for (const file of chosen) {
      const key = ++keys.current;
      const refused = photoRefusal(file);
      setPhotos((before) => [...before, { key, name: file.name, ...(refused ? { error: refused } : { sent: 0 }) }]);
      if (refused) continue;
      files.current.set(key, file);
      line(key, file);
    }
    next();
  };
  /** Sends a photo again that broke off. */
  const retry = (key: number) => {
    const file = files.current.get(key);
    if (!file) return;
    setPhotos((before) => before.map((photo) => (photo.key === key ? { key, name: photo.name, sent: 0 } : photo)));
    line(key, file);
    next();
  };
  const remove = (key: number) => {
    calls.current.get(key)?.abort();
    files.current.delete(key);
    setPhotos((before) => before.filter((photo) => photo.key !== key));
  };
  /** Puts a photo where another one stands. */
  const move = (key: number, to: number) =>
    setPhotos((before) => {
      const moved = before.find((photo) => photo.key === key);
      const others = before.filter((photo) => photo.key !== key);
      return moved ? [...others.slice(0, to), moved, ...others.slice(to)] : before;
    });
  const urls = photos.flatMap((photo) => photo.url ?? []);
<<<<<<< HEAD
  return { photos, urls, add, retry, remove, move, set: setPhotos, busy: photos.some((photo) => !photo.url && !photo.error) };
=======
  return { rules, photos, urls, add, remove, busy: photos.some((photo) => !photo.url && !photo.error) };
>>>>>>> d606900 (Show carriers their passport, and operators the queue with the document beside the fact)
}

export type Uploads = ReturnType<typeof useUploads>;

/** Photos that the server has already. */
export function storedPhotos(urls: string[]): Photo[] {
  return urls.map((url, index) => ({ key: index + 1, name: `photo ${index + 1}`, url }));
}
