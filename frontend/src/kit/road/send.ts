import { call } from '../api/calls';
import { ApiError, explain, problemCode } from '../api/errors';
import type { BodyOf } from '../api/operations';
import { changeAct, dropAct, keepAct, type KeptAct, notePhoto, readPhoto, type PhotoUse } from './store';
import { timesOf } from './times';

/** What became of one try. */
export type Sent = 'done' | 'refused' | 'later' | 'paused';

/** Refusals that pass by themselves. */
const PASSING = new Set(['stale', 'idempotency_in_progress', 'payment_processing']);

/** Refusals that pass once somebody else has acted. Until then the act stays here, with its photos. */
const FOR_NOW = new Set(['payment_frozen', 'payment_required']);

/** What a carrier has to know of a code that released nothing. */
const CODES: Readonly<Record<string, { refusal: string; mayPass: boolean }>> = {
  wrong: {
    refusal: 'The delivery is saved, but that was not the right code. Ask the shipper, and enter it again.',
    mayPass: true,
  },
  out_of_place: {
    refusal:
      'The delivery is saved. The code is right, but your phone did not say that it was at the place. Enter it again there, or let the shipper confirm.',
    mayPass: true,
  },
  locked: {
    refusal: 'The delivery is saved. After five wrong codes only the shipper can confirm it.',
    mayPass: false,
  },
};

/** A photo takes minutes where there is hardly any signal; beyond this nobody answers. */
const LONGEST_MS = 180_000;

/** The browser has thrown away what was to be sent. */
class PhotosGone extends Error {
  constructor() {
    super('Its photos are no longer on this phone.');
  }
}

/** Sends an act with its photos, each of them once, however often it is tried. */
export async function sendAct(key: number, act: KeptAct): Promise<Sent> {
  try {
    const sent: SentPhoto[] = [];
    for (const photo of act.photos) sent.push({ ...photo, url: await sendPhoto(act, photo.id) });
    const codeResult = await post(act, sent);
    await dropAct(key, act);
    const told = CODES[codeResult ?? ''];
    if (told)
      await keepAct(
        { ...act, ...told, actId: crypto.randomUUID(), kind: 'code', body: {}, photos: [], state: 'refused' },
        [],
      );
    return 'done';
  } catch (error) {
    if (error instanceof PhotosGone) {
      await changeAct(key, { ...act, state: 'refused', refusal: error.message, lacksPhotos: true });
      return 'refused';
    }
    if (!(error instanceof ApiError)) return 'later';
    if (error.status === 401) return 'paused';
    if (error.status === 429 || error.status >= 500 || PASSING.has(problemCode(error) ?? '')) return 'later';
    const said = explain(error, 'The server refused it.');
    const mayPass = FOR_NOW.has(problemCode(error) ?? '');
    const refusal =
      mayPass && act.kind === 'pickup' ? `Do not load it. ${said} You can send it again after that.` : said;
    await changeAct(key, { ...act, state: 'refused', refusal, mayPass });
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

type SentPhoto = PhotoUse & { url: string };

/** Answers what became of the release code, if one was sent. */
async function post(act: KeptAct, sent: readonly SentPhoto[]): Promise<string | undefined> {
  const of = (use: PhotoUse['use']) => sent.filter((each) => each.use === use).map(({ url }) => url);
  const { actId, kind, body } = act;
  const params = { id: act.shipmentId };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const times = { actId, ...timesOf(act) };
  if (kind === 'arrive') {
    const arrival = { ...body, ...times } as BodyOf<'POST', '/api/shipments/{id}/arrive'>;
    await call('POST', '/api/shipments/{id}/arrive', { params, body: arrival, signal });
    return undefined;
  }
  if (kind === 'attempt') {
    const attempt = { ...body, ...times, photos: of('photo') } as BodyOf<'POST', '/api/shipments/{id}/attempt'>;
    await call('POST', '/api/shipments/{id}/attempt', { params, body: attempt, signal });
    return undefined;
  }
  const [signature, nobody] = [of('signature')[0], of('nobody')[0]];
  const proof: BodyOf<'POST', '/api/shipments/{id}/deliver'> = {
    ...body,
    ...times,
    condition: reported(body['condition'] as Condition, sent),
    ...(signature ? { signature: { ...(body['signature'] as { name: string }), url: signature } } : {}),
    ...(nobody ? { nobodyThere: { photo: nobody } } : {}),
  };
  if (kind === 'pickup') await call('POST', '/api/shipments/{id}/pickup', { params, body: proof, signal });
  else return (await call('POST', '/api/shipments/{id}/deliver', { params, body: proof, signal })).codeResult;
  return undefined;
}

type Condition = NonNullable<BodyOf<'POST', '/api/shipments/{id}/deliver'>['condition']>;

/** The report with its photos, which are sealed with it, and what each of them shows. */
function reported(condition: Condition, sent: readonly SentPhoto[]): Condition {
  const photos = sent.filter(({ use }) => use === 'photo');
  const ofMark = (place: number) => sent.find(({ use, mark }) => use === 'mark' && mark === place)?.url;
  return {
    ...condition,
    photos: photos.map(({ url }) => url),
    photoViews: photos.map(({ view }) => view ?? 'other'),
    marks: (condition.marks ?? []).map((mark, place) => ({ ...mark, photo: ofMark(place) ?? null })),
  };
}
