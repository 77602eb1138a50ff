import { ok, type Person, type World } from './people.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Operators have checked who this carrier is. @param days how long the document is good for */
export async function checkIdentity(world: World, carrier: Person, days = 200): Promise<Person> {
  const form = new FormData();
  form.append('documents', new Blob([new Uint8Array(PDF)]), 'passport');
  const [sent] = ok(await carrier.api.post<{ url: string }[]>('/api/users/me/verification/documents', form), 201);
  const facts = [{ fact: 'identity', documents: [sent?.url], expiresOn: await world.day(days, 'America/New_York') }];
  ok(await carrier.api.put('/api/users/me/verification', { facts }), 200);
  ok(
    await world.admin.api.post(`/api/admin/verifications/${await identityOf(world, carrier, 'submitted')}/approve`),
    200,
  );
  return carrier;
}

/** And found out that it was not so. */
export async function rejectIdentity(world: World, carrier: Person): Promise<void> {
  const id = await identityOf(world, carrier, 'verified');
  ok(await world.admin.api.post(`/api/admin/verifications/${id}/reject`, { reason: 'Somebody else is on it.' }), 200);
}

async function identityOf(world: World, { id: userId }: Person, status: string): Promise<string | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ status, userId, fact: 'identity' }));
  const [row] = ok(await world.admin.api.get<{ id: string }[]>(`/api/admin/verifications?filter=${filter}`), 200);
  return row?.id;
}
