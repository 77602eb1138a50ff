import { randomUUID } from 'node:crypto';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Mailbox, openMailbox } from './support/mailbox.js';
import { CARDS, ok, PASSWORD, type Person, World } from './support/people.js';
import { until } from './support/until.js';

interface Line {
  requestId?: string;
  userId?: string;
  method?: string;
  url?: string;
  status?: number;
  ms?: number;
  msg?: string;
  security?: string;
  result?: string;
  account?: string;
  address?: string;
  subject?: string;
}

const NEW_PASSWORD = 'a short walk by the sea';
const WRONG_PASSWORD = 'a long swim in the lake';

let mailbox: Mailbox;
let world: World;
/** Everything that must never appear in a log. */
const secrets: string[] = [];

const text = () => world.server.logged();
const lines = () =>
  text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Reads again until it holds; lines are written after the answer. */
const logged = (holds: () => boolean): Promise<void> => until(holds, () => `The log's end:\n${text().slice(-2_000)}`);

/** The token in the mailed link to change a password. */
async function resetToken(email: string): Promise<string> {
  const tokenOf = () =>
    mailbox.mails
      .filter(({ to }) => to.includes(email))
      .flatMap((mail) => /\/reset-password\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? [])[0];
  await logged(() => tokenOf() !== undefined);
  return tokenOf() ?? '';
}

async function forgetsPassword({ email }: Person): Promise<void> {
  ok(await world.visitor.post('/api/auth/login', { email, password: WRONG_PASSWORD }), 401);
  ok(await world.visitor.post('/api/auth/forgot-password', { email }), 202);
  const token = await resetToken(email);
  ok(await world.visitor.post('/api/auth/reset-password', { token, password: NEW_PASSWORD }), 204);
  const { token: session } = ok(
    await world.visitor.post<{ token: string }>('/api/auth/login', { email, password: NEW_PASSWORD }),
    200,
  );
  secrets.push(token, session);
}

describe('the log at its most detailed level', () => {
  beforeAll(async () => {
    mailbox = await openMailbox();
    world = await World.start({ alone: true, env: { LOG_LEVEL: 'trace', SMTP_URL: mailbox.address } });
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    ok(await world.enterCard(clientSecret, CARDS.good), 200);
    ok(await world.confirm(deal), 200);
    await forgetsPassword(await world.newShipper());
    const refused = `refused@${randomUUID()}.example.com`;
    ok(
      await world.visitor.post('/api/auth/register', {
        email: refused,
        password: NEW_PASSWORD,
        firstName: 'Rae',
        lastName: 'Reyes',
        isCarrier: false,
      }),
      201,
    );
    ok(await world.visitor.post('/api/auth/forgot-password', { email: refused }), 202);
    await world.visitor.post('/api/webhooks/stripe', '{"id":"evt_1"}', {
      'content-type': 'application/json',
      'stripe-signature': 't=1,v1=not-a-signature',
    });
    secrets.push(
      clientSecret,
      CARDS.good,
      CARDS.good.replaceAll(' ', ''),
      PASSWORD,
      NEW_PASSWORD,
      WRONG_PASSWORD,
      'not-a-signature',
      refused,
    );
    for (const { token, email } of [world.admin, world.shipper, world.carrier]) secrets.push(token, email);
    const hashes = await world.server.query<{ hash: string }>('SELECT password AS hash FROM users');
    secrets.push(...hashes.map(({ hash }) => hash));
    await logged(() => lines().some(({ msg }) => msg?.includes('No such user')));
  });

  afterAll(() => mailbox.close());

  it('names no password, token, card, secret of a payment, or mail address', () => {
    const log = text();
    expect(secrets.length).toBeGreaterThan(15);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(/\$argon2|"cvc"|_secret_/);
  });

  it('has a line for every call: who made it, what was answered, and how long it took', async () => {
    const { headers } = await world.shipper.api.get('/api/shipments?limit=1&q=boat');
    const requestId = headers.get('x-request-id') ?? '';
    await logged(() => lines().some((line) => line.requestId === requestId));
    const [line] = lines().filter((each) => each.requestId === requestId);
    expect(line).toMatchObject({
      userId: world.shipper.id,
      method: 'GET',
      url: '/api/shipments',
      status: 200,
      ms: expect.any(Number),
    });
  });

  describe('about security', () => {
    /** The security log's line about a call. */
    async function securityLine({ headers }: { headers: Headers }): Promise<Line> {
      const requestId = headers.get('x-request-id');
      const ofCall = (line: Line) => line.requestId === requestId && line.security !== undefined;
      await logged(() => lines().some(ofCall));
      return lines().find(ofCall) as Line;
    }

    const signIn = (email: string, password: string) => world.visitor.post('/api/auth/login', { email, password });

    it('records for each sign-in whose it was, from which network, and whether it succeeded', async () => {
      const { email, id } = await world.newShipper();
      const [right, wrong, unknown] = [
        await securityLine(await signIn(email, PASSWORD)),
        await securityLine(await signIn(email.toUpperCase(), WRONG_PASSWORD)),
        await securityLine(await signIn(`${randomUUID()}@example.com`, PASSWORD)),
      ];
      const network = expect.stringMatching(/^127\.0\.0\.0\/24$|::\/48$/);
      expect(right).toMatchObject({
        security: 'sign_in',
        result: 'ok',
        userId: id,
        address: network,
        account: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
      expect(wrong).toMatchObject({
        security: 'sign_in',
        result: 'wrong_credentials',
        account: right.account,
        address: network,
      });
      expect(unknown).toMatchObject({ security: 'sign_in', result: 'wrong_credentials' });
      expect(unknown.account).not.toBe(right.account);
    });

    it('records each call refused for who made it', async () => {
      expect(await securityLine(await world.visitor.get('/api/auth/me'))).toMatchObject({
        security: 'access',
        result: 'unauthorized',
      });
      expect(await securityLine(await world.shipper.api.get('/api/admin/users'))).toMatchObject({
        security: 'access',
        result: 'admins_only',
        userId: world.shipper.id,
        url: '/api/admin/users',
      });
    });

    it('records changes of passwords and payout accounts, and what operators do to accounts', async () => {
      const person = await world.newCarrier();
      const { admin } = world;
      const onAccount = (verb: string) =>
        admin.api.post(`/api/admin/users/${person.id}/${verb}`, { reason: 'They asked for it.' });
      const own = { userId: person.id };
      const byOperator = { userId: admin.id, subject: person.id };
      const changed = await person.api.put('/api/users/password', {
        currentPassword: PASSWORD,
        password: NEW_PASSWORD,
      });
      expect(await securityLine(changed)).toMatchObject({ security: 'password_change', result: 'ok', ...own });
      expect(
        await securityLine(
          await person.api.put('/api/users/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }),
        ),
      ).toMatchObject({ security: 'password_change', result: 'wrong_password', ...own });
      expect(await securityLine(await person.api.post('/api/users/me/payout-account'))).toMatchObject({
        security: 'payout_account',
        result: 'ok',
        ...own,
      });
      expect(await securityLine(await onAccount('suspend'))).toMatchObject({
        security: 'suspension',
        result: 'ok',
        ...byOperator,
      });
      expect(await securityLine(await person.api.post('/api/users/me/payout-account'))).toMatchObject({
        security: 'payout_account',
        result: 'account_suspended',
        ...own,
      });
      expect(await securityLine(await onAccount('restore'))).toMatchObject({
        security: 'restoration',
        result: 'ok',
        ...byOperator,
      });
      expect(await securityLine(await onAccount('end-sessions'))).toMatchObject({
        security: 'sessions_end',
        result: 'ok',
        ...byOperator,
      });
    });
  });

  it('has a line for a wrong password and for a call that is refused', async () => {
    const refusals = [
      await world.visitor.post('/api/auth/login', { email: world.shipper.email, password: WRONG_PASSWORD }),
      await world.shipper.api.get('/api/admin/users'),
    ];
    for (const { status, headers } of refusals) {
      const requestId = headers.get('x-request-id');
      await logged(() => lines().some((line) => line.requestId === requestId && line.status === status));
    }
  });

  it('is kept for 30 days, and nothing else in its folder is deleted with it', async () => {
    const [old, kept, other] = ['haulway-a.log', 'haulway-b.log', 'haulway-a.txt'].map((name) =>
      join(world.server.folder, name),
    ) as [string, string, string];
    for (const [file, days] of [
      [old, 31],
      [kept, 29],
      [other, 31],
    ] as const) {
      writeFileSync(file, '');
      utimesSync(file, new Date(), new Date(Date.now() - days * 86_400_000));
    }
    await world.server.restart();
    expect([old, kept, other].map((file) => existsSync(file))).toEqual([false, true, true]);
  });
});
