import { type Mailbox, openMailbox } from './support/mailbox.js';
import { expectRefusal, ok, PASSWORD, World } from './support/people.js';
import { untilFound } from './support/until.js';

type Row = Record<string, unknown> & { id: number };

let world: World;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
  world = await World.start({ env: { SMTP_URL: mailbox.address } });
});

afterAll(() => mailbox.close());

const resend = (id: number) => world.admin.api.post<Row>(`/api/admin/emails/${id}/resend`);

/** The only mail to an address, as the console lists it, once it is as asked. */
async function mailTo(recipient: string, isAsAsked: (mail: Row) => boolean): Promise<Row> {
  const filter = encodeURIComponent(JSON.stringify({ recipient }));
  return untilFound(async () => {
    const [mail] = ok(await world.admin.api.get<Row[]>(`/api/admin/emails?filter=${filter}`), 200);
    return mail && isAsAsked(mail) ? mail : undefined;
  });
}

it('a mail that was given up is sent once more, with a link that works', async () => {
  ok(
    await world.visitor.post('/api/auth/register', {
      email: 'refused@example.com',
      password: PASSWORD,
      firstName: 'Rita',
      lastName: 'Reyes',
    }),
    201,
  );
  const { id } = await mailTo('refused@example.com', ({ attempts }) => attempts === 1);
  expectRefusal(await resend(id), 409, 'illegal_transition');
  // Six hours of refusals later, the server knows the address after all.
  await world.server.query(
    `UPDATE emails SET state = 'failed', attempts = 12, recipient = 'rita@example.com' WHERE id = $1`,
    [id],
  );

  expect(ok(await resend(id), 200)).toMatchObject({ id, state: 'queued', attempts: 0 });
  await mailTo('rita@example.com', ({ state }) => state === 'sent');
  const [delivered] = mailbox.mails.filter(({ to }) => to.includes('rita@example.com'));
  const token = /verify=([\w-]{43})/.exec(delivered?.text ?? '')?.[1];
  ok(await world.visitor.post('/api/auth/verify-email', { token }), 204);
  expectRefusal(await resend(id), 409, 'illegal_transition');

  const filter = encodeURIComponent(JSON.stringify({ resource: 'emails', resourceId: String(id) }));
  const lines = ok(await world.admin.api.get<Row[]>(`/api/admin/audit-log?filter=${filter}`), 200);
  expect(lines).toMatchObject([
    {
      action: 'emails.resend',
      adminId: world.admin.id,
      before: { state: 'failed', lastError: expect.stringContaining('No such user') },
      after: { state: 'queued' },
    },
  ]);
});
