import { useRef, useState } from 'react';
import { api } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';

export interface Photo {
  /** Tells two photos of the same name apart. */
  key: number;
  name: string;
  /** Where the stored photo is; missing while it is sent. */
  url?: string;
  /** Why it was refused. */
  error?: string;
}

export const MAX_PHOTOS = 12;
const MAX_BYTES = 10 * 1024 * 1024;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];

/** Photos on their way to the server, each with its outcome. */
export function useUploads() {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const keys = useRef(0);
  const add = async (files: File[]) => {
    for (const file of files) {
      const refused = whyNot(file);
      const key = ++keys.current;
      setPhotos((before) => [...before, { key, name: file.name, ...(refused ? { error: refused } : {}) }]);
      if (refused) continue;
      const settled = await upload(file);
      setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...settled } : photo)));
    }
  };
  const remove = (index: number) => setPhotos((before) => before.filter((_photo, other) => other !== index));
  return { photos, add, remove, set: setPhotos, busy: photos.some((photo) => !photo.url && !photo.error) };
}

function whyNot(file: File): string | undefined {
  if (!KINDS.includes(file.type)) return `${file.name} is not a JPEG, PNG or WebP`;
  if (file.size > MAX_BYTES) return `${file.name} is larger than 10 MB`;
  return undefined;
}

async function upload(file: File): Promise<Pick<Photo, 'url' | 'error'>> {
  const body = new FormData();
  body.append('photos', file);
  try {
    const [stored] = await api<{ id: string; url: string }[]>('POST', '/api/uploads', body);
    return stored ? { url: stored.url } : { error: `${file.name} was not stored` };
  } catch (error) {
    return { error: `${file.name}: ${explain(error, 'could not be sent')}` };
  }
}
