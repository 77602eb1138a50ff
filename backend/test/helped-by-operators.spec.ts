import { linksMailed } from './support/mails.js';
import { expectRefusal, ok, PASSWORD, World } from './support/people.js';

type Row = Record<string, unknown>;

const WHY = { reason: 'They read the code on their card to me.' };

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const act = (userId: string, what: string, body?: object) =>
  world.admin.api.post<Row>(`/api/admin/users/${userId}/${what}`, body);

async function logged(resourceId: string): Promise<unknown[]> {
  const filter = encodeURIComponent(JSON.stringify({ resourceId }));
  const lines = ok(await world.admin.api.get<Row[]>(`/api/admin/audit-log?filter=${filter}`), 200);
  return lines.map(({ action, reason }) => [action, reason]);
}

it('an operator confirms an address by hand, once and with a reason; the link mailed before is dead', async () => {
  const person = await world.newShipper();
  expectRefusal(await act(person.id, 'verify-email'), 400, 'invalid_input');
  expect(ok(await act(person.id, 'verify-email', WHY), 200)).toMatchObject({ id: person.id, emailVerified: true });
  expect(ok(await person.api.get<Row>('/api/auth/me'), 200)).toMatchObject({ emailVerified: true });
  expectRefusal(await act(person.id, 'verify-email', WHY), 409, 'illegal_transition');
  const [token] = await linksMailed(world.server, person.email, 'email_verification');
  expectRefusal(await world.visitor.post('/api/auth/verify-email', { token }), 400, 'token_invalid');
  expect(await logged(person.id)).toEqual([['users.verify-email', WHY.reason]]);
});

it('an operator mails a link to choose a new password, and never sees it', async () => {
  const person = await world.newCarrier();
  const answer = ok(await act(person.id, 'send-reset'), 200);
  const [token] = await linksMailed(world.server, person.email, 'password_reset');
  expect(JSON.stringify(answer)).not.toContain(token);
  // Until they choose another, theirs stays.
  ok(await world.visitor.post('/api/auth/login', { email: person.email, password: PASSWORD }), 200);
  const password = 'a slow boat down the river';
  ok(await world.visitor.post('/api/auth/reset-password', { token, password }), 204);
  ok(await world.visitor.post('/api/auth/login', { email: person.email, password }), 200);
  expect(await logged(person.id)).toEqual([['users.send-reset', null]]);
});
