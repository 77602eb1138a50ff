import { doAct } from '../../kit/road/queue';
import type { Found } from './askPosition';
import { type Condition, type DrawnMark, type FormName, FORMS, viewsToShow } from '../../kit/format/conditionForms';

/** What is filled in at a pickup or a delivery. */
export interface HandOver {
  /** Which of several items; empty: all of it. */
  itemId: string;
  photos: readonly Blob[];
  /** The side that a photo shows; the others show none. */
  views: ReadonlyMap<Blob, string>;
  fewPhotos: string;
  values: Readonly<Record<string, string>>;
  marks: readonly DrawnMark[];
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
  views: new Map(),
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

/** The side to take a photo of next; undefined once all are taken that are asked for. */
export function nextView(form: FormName, { views }: Pick<HandOver, 'views'>): string | undefined {
  const taken = new Set(views.values());
  return viewsToShow(form).find((view) => !taken.has(view));
}

/** The photos now, with the side that a new one shows: the next, if it was taken alone. */
export function withPhotos(
  form: FormName,
  before: HandOver,
  photos: readonly Blob[],
): Pick<HandOver, 'photos' | 'views'> {
  const views = new Map([...before.views].filter(([photo]) => photos.includes(photo)));
  const [added, ...more] = photos.filter((photo) => !before.photos.includes(photo));
  const next = nextView(form, { views });
  if (added && more.length === 0 && next) views.set(added, next);
  return { photos, views };
}

/** The same with the next side of the item for a photo; after the last it shows none. */
export function turned(form: FormName, views: HandOver['views'], photo: Blob): HandOver['views'] {
  const sides = FORMS[form].views;
  const before = views.get(photo);
  const next = before === undefined ? sides[0] : sides[sides.indexOf(before) + 1];
  const others = [...views].filter(([each]) => each !== photo);
  return new Map(next === undefined ? others : [...others, [photo, next]]);
}

/** All pictures that were taken. */
export function picturesOf({ photos, nobody, marks }: HandOver): Blob[] {
  return [...photos, ...nobody, ...marks.flatMap(({ shot }) => shot ?? [])];
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
  const { itemId, photos, views, fewPhotos, values, marks, note, signerName, signature, nobody, code } = filled;
  const condition: Condition = {
    form,
    ...(itemId ? { itemId } : {}),
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')),
    marks: marks.map(({ view, x, y, kind: what, size, note: about }) => ({
      view,
      x,
      y,
      kind: what,
      size,
      note: about,
    })),
    ...(fewPhotos.trim() ? { fewPhotos: fewPhotos.trim() } : {}),
  };
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
      ...photos.map((blob) => ({ blob, use: 'photo' as const, view: views.get(blob) })),
      ...marks.flatMap(({ shot }, mark) => (shot ? [{ blob: shot, use: 'mark' as const, mark }] : [])),
      ...(signature && signerName.trim() ? [{ blob: signature, use: 'signature' as const }] : []),
      ...nobody.map((blob) => ({ blob, use: 'nobody' as const })),
    ],
  });
}
