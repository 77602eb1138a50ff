import { call } from '../api/calls';
import { ApiError, explain, problemCode } from '../api/errors';
import type { BodyOf } from '../api/operations';
import { changeAct, dropAct, type KeptAct, notePhoto, readPhoto, type PhotoUse } from './store';

/** What became of one try. */
export type Sent = 'done' | 'refused' | 'later' | 'paused';

/** Refusals that pass by themselves. */
const PASSING = new Set(['stale', 'idempotency_in_progress', 'payment_processing']);

/** A photo takes minutes where there is hardly any signal; beyond this nobody answers. */
const LONGEST_MS = 180_000;

/** The browser has thrown away what was to be sent. */
class PhotosGone extends Error {
  constructor() {
    super('Its photos are no longer on this phone.');
  }
}

/** This page; its clock is no other page's. */
export const PAGE = crypto.randomUUID();

/** Sends an act with its photos, each of them once, however often it is tried. */
export async function sendAct(key: number, act: KeptAct): Promise<Sent> {
  try {
    const urls = new Map<string, { use: PhotoUse; url: string }>();
    for (const { id, use } of act.photos) urls.set(id, { use, url: await sendPhoto(act, id) });
    await post(act, [...urls.values()]);
    await dropAct(key, act);
    return 'done';
  } catch (error) {
    if (error instanceof PhotosGone) {
      await changeAct(key, { ...act, state: 'refused', refusal: error.message, lacksPhotos: true });
      return 'refused';
    }
    if (!(error instanceof ApiError)) return 'later';
    if (error.status === 401) return 'paused';
    if (error.status === 429 || error.status >= 500 || PASSING.has(problemCode(error) ?? '')) return 'later';
    await changeAct(key, { ...act, state: 'refused', refusal: explain(error, 'The server refused it.') });
    return 'refused';
  }
}

async function sendPhoto(act: KeptAct, id: string): Promise<string> {
  const photo = await readPhoto(id);
  if (photo?.url) return photo.url;
  if (!photo?.blob) throw new PhotosGone();
  const files = { photos: [new File([photo.blob], 'photo.jpg', { type: photo.blob.type })] };
  const [stored] = await call('POST', '/api/uploads', {
    params: { actId: act.actId },
    files,
    key: id,
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!stored) throw new Error('The photo was not stored.');
  await notePhoto(id, stored.url);
  return stored.url;
}

async function post(act: KeptAct, sent: { use: PhotoUse; url: string }[]): Promise<void> {
  const of = (use: PhotoUse) => sent.filter((each) => each.use === use).map(({ url }) => url);
  const { actId, kind, body } = act;
  const params = { id: act.shipmentId };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const times = { actId, ...timesOf(act) };
  if (kind === 'arrive') {
    const arrival = { ...body, ...times } as BodyOf<'POST', '/api/shipments/{id}/arrive'>;
    await call('POST', '/api/shipments/{id}/arrive', { params, body: arrival, signal });
    return;
  }
  if (kind === 'attempt') {
    const attempt = { ...body, ...times, photos: of('photo') } as BodyOf<'POST', '/api/shipments/{id}/attempt'>;
    await call('POST', '/api/shipments/{id}/attempt', { params, body: attempt, signal });
    return;
  }
  const [signature, nobody] = [of('signature')[0], of('nobody')[0]];
  const proof: BodyOf<'POST', '/api/shipments/{id}/deliver'> = {
    ...body,
    ...times,
    photos: of('photo'),
    ...(signature ? { signature: { ...(body['signature'] as { name: string }), url: signature } } : {}),
    ...(nobody ? { nobodyThere: { photo: nobody } } : {}),
  };
  if (kind === 'pickup') await call('POST', '/api/shipments/{id}/pickup', { params, body: proof, signal });
  else await call('POST', '/api/shipments/{id}/deliver', { params, body: proof, signal });
}

/** Both by the phone's clock as it is now: on the page that did it, however that clock was set meanwhile. */
export function timesOf({ capturedAt, ticks, page }: Pick<KeptAct, 'capturedAt' | 'ticks' | 'page'>) {
  const now = Date.now();
  const at = page === PAGE ? now - (performance.now() - ticks) : capturedAt;
  return { capturedAt: new Date(at).toISOString(), sentAt: new Date(now).toISOString() };
}
