import { doAct } from '../../kit/road/queue';
import type { PhotoUse } from '../../kit/road/store';
import type { Found } from './askPosition';
import type { Condition, FormName, Mark } from './conditionForms';
import { FORMS } from './conditionForms';

/** What is filled in at a pickup or a delivery. */
export interface HandOver {
  /** Which of several items; empty: all of it. */
  itemId: string;
  photos: readonly Blob[];
  fewPhotos: string;
  values: Readonly<Record<string, string>>;
  marks: readonly Mark[];
  note: string;
  signerName: string;
  signature: Blob | undefined;
  nobody: readonly Blob[];
  /** Of a delivery. */
  code: string;
}

export const EMPTY: HandOver = {
  itemId: '',
  photos: [],
  fewPhotos: '',
  values: {},
  marks: [],
  note: '',
  signerName: '',
  signature: undefined,
  nobody: [],
  code: '',
};

/** How many photos are asked for and not taken. */
export function missingPhotos(form: FormName, { photos }: HandOver): number {
  return Math.max(0, FORMS[form].photos - photos.length);
}

/** iPhones give a site about 50 MB. */
const MOST_PHOTOS = 60;
const MOST_BYTES = 45_000_000;

/** Whether no more photos fit, beside those that wait already. */
export function isPhoneFull(waiting: { number: number; bytes: number }, taken: readonly Blob[]): boolean {
  const bytes = taken.reduce((sum, { size }) => sum + size, waiting.bytes);
  return waiting.number + taken.length >= MOST_PHOTOS || bytes >= MOST_BYTES;
}

/** Keeps the pickup or delivery on the phone, and sends it as soon as that can be. */
export async function handOver(
  shipmentId: string,
  kind: 'pickup' | 'deliver',
  form: FormName,
  filled: HandOver,
  position: Found,
): Promise<void> {
  const { itemId, photos, fewPhotos, values, marks, note, signerName, signature, nobody, code } = filled;
  const condition: Condition = {
    form,
    ...(itemId ? { itemId } : {}),
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')),
    marks: [...marks],
    ...(fewPhotos.trim() ? { fewPhotos: fewPhotos.trim() } : {}),
  };
  const as = (blobs: readonly Blob[], use: PhotoUse) => blobs.map((blob) => ({ blob, use }));
  await doAct({
    shipmentId,
    kind,
    body: {
      condition,
      ...(note.trim() ? { note: note.trim() } : {}),
      ...(signerName.trim() ? { signature: { name: signerName.trim() } } : {}),
      ...(kind === 'deliver' && code ? { code } : {}),
      ...(position ? { position } : {}),
    },
    photos: [
      ...as(photos, 'photo'),
      ...(signature && signerName.trim() ? as([signature], 'signature') : []),
      ...as(nobody, 'nobody'),
    ],
  });
}
