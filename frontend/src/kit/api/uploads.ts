import { useRef, useState } from 'react';
import { api } from './calls';
import { explain } from './errors';

/** One chosen photo and what became of it. */
export interface ChosenPhoto {
  /** Tells two photos of the same name apart. */
  key: number;
  name: string;
  /** Where the stored photo is; missing while it is sent. */
  url?: string;
  /** Why it was refused. */
  error?: string;
}

const MAX_BYTES = 10 * 1024 * 1024;
/** The kinds of files that the server takes, as an input names them. */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp';

/** Why the server would not take a file, or undefined. */
export function photoRefusal(file: File): string | undefined {
  if (!PHOTO_KINDS.split(',').includes(file.type)) return `${file.name} is not a JPEG, PNG or WebP`;
  if (file.size > MAX_BYTES) return `${file.name} is larger than 10 MB`;
  return undefined;
}

/** Sends one photo. Answers where it is stored, or why it was refused. */
export async function uploadPhoto(file: File): Promise<Pick<ChosenPhoto, 'url' | 'error'>> {
  const refusal = photoRefusal(file);
  if (refusal) return { error: refusal };
  const body = new FormData();
  body.append('photos', file);
  try {
    const [stored] = await api<{ id: string; url: string }[]>('POST', '/api/uploads', body);
    return stored ? { url: stored.url } : { error: `${file.name} was not stored` };
  } catch (error) {
    return { error: `${file.name}: ${explain(error, 'could not be sent')}` };
  }
}

/** The photos of a form, sent as they are chosen. */
export function usePhotos() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const keys = useRef(0);
  const add = (files: File[]) => {
    for (const file of files) {
      const key = ++keys.current;
      setPhotos((before) => [...before, { key, name: file.name }]);
      void uploadPhoto(file).then((settled) => setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...settled } : photo))));
    }
  };
  const remove = (key: number) => setPhotos((before) => before.filter((photo) => photo.key !== key));
  const urls = photos.flatMap((photo) => photo.url ?? []);
  return { photos, urls, add, remove, busy: photos.some((photo) => !photo.url && !photo.error) };
}

export type Photos = ReturnType<typeof usePhotos>;
