import { readToken, userOf, viewState } from '../../kit/api/token';
import { openRoad, partsOf } from '../../kit/road/store';
import { EMPTY, type HandOver, picturesOf } from './handOver';

/** What was filled in and not saved, by person, step and shipment: a sheet is closed by a slip of the thumb. */
const drafts = new Map<string, HandOver>();
/** Under which name a picture is kept, so that it is written only once. */
const ids = new WeakMap<Blob, string>();
/** What has still to be written: only the latest, however fast somebody types. */
const unwritten = new Map<string, HandOver | undefined>();
let underWay: Promise<unknown> = Promise.resolve();

function nameOf(kind: string, shipmentId: string): string {
  return `${userOf(readToken() ?? '')} ${shipmentId} ${kind}`;
}

function idOf(picture: Blob): string {
  const id = ids.get(picture) ?? crypto.randomUUID();
  ids.set(picture, id);
  return id;
}

/** What was filled in before, also on a page before this one. The signature is not: its pad starts empty. */
export async function readDraft(kind: string, shipmentId: string): Promise<HandOver> {
  const name = nameOf(kind, shipmentId);
  const known = drafts.get(name);
  if (known) return { ...known, signature: undefined };
  try {
    await underWay;
    const store = (await openRoad()).transaction('drafts').store;
    const [keys, parts] = [await store.getAllKeys(partsOf(name)), await store.getAll(partsOf(name))];
    const pictures = new Map<string, Blob>();
    for (const [index, part] of parts.entries()) {
      if (!(part instanceof Blob)) continue;
      const id = keys[index]?.slice(name.length + 1) ?? '';
      ids.set(part, id);
      pictures.set(id, part);
    }
    const text = parts.find((part) => typeof part === 'string');
    return text === undefined ? EMPTY : unpacked(text, pictures);
  } catch (error) {
    console.debug('No draft can be read', error);
    return EMPTY;
  }
}

/** Keeps what is filled in on this phone, which may end the page while the camera is open; or forgets it. */
export function keepDraft(kind: string, shipmentId: string, filled: HandOver | undefined): void {
  const name = nameOf(kind, shipmentId);
  if (filled) drafts.set(name, filled);
  else drafts.delete(name);
  if (viewState()) return;
  unwritten.set(name, filled);
  underWay = underWay
    .then(() => writeLatest(name))
    .catch((error: unknown) => console.debug('The draft lasts only as long as the page', error));
}

async function writeLatest(name: string): Promise<void> {
  if (!unwritten.has(name)) return;
  const filled = unwritten.get(name);
  unwritten.delete(name);
  await write(name, filled);
}

async function write(name: string, filled: HandOver | undefined): Promise<void> {
  const tx = (await openRoad()).transaction('drafts', 'readwrite');
  const before = new Set(await tx.store.getAllKeys(partsOf(name)));
  for (const picture of filled ? picturesOf(filled) : []) {
    const key = `${name} ${idOf(picture)}`;
    if (!before.delete(key)) await tx.store.put(picture, key);
  }
  for (const key of before) await tx.store.delete(key);
  if (filled) await tx.store.put(packed(filled, idOf), name);
  await tx.done;
}

type Packed = Omit<HandOver, 'photos' | 'views' | 'nobody' | 'marks'> & {
  photos: string[];
  views: [string, string][];
  nobody: string[];
  marks: (Omit<HandOver['marks'][number], 'shot'> & { shot?: string })[];
};

/** As text, with names for the pictures; without the signature and the code, which are not for keeping. */
export function packed(filled: HandOver, nameFor: (picture: Blob) => string): string {
  const text: Packed = {
    ...filled,
    signature: undefined,
    code: '',
    photos: filled.photos.map(nameFor),
    views: [...filled.views].map(([photo, view]) => [nameFor(photo), view]),
    nobody: filled.nobody.map(nameFor),
    marks: filled.marks.map(({ shot, ...mark }) => ({ ...mark, ...(shot ? { shot: nameFor(shot) } : {}) })),
  };
  return JSON.stringify(text);
}

/** The same again, without the pictures that the browser has thrown away. */
export function unpacked(text: string, pictures: ReadonlyMap<string, Blob>): HandOver {
  const kept = JSON.parse(text) as Packed;
  const found = (names: readonly string[]) => names.flatMap((name) => pictures.get(name) ?? []);
  return {
    ...EMPTY,
    ...kept,
    photos: found(kept.photos),
    views: new Map(kept.views.flatMap(([name, view]) => found([name]).map((photo) => [photo, view]))),
    nobody: found(kept.nobody),
    marks: kept.marks.map(({ shot, ...mark }) => {
      const [picture] = found(shot === undefined ? [] : [shot]);
      return picture ? { ...mark, shot: picture } : mark;
    }),
  };
}
