import { type SandboxWorld, startSandboxWorld, WEBHOOK_SECRET } from './support/card-sandbox.js';
import { runTool } from './support/backups.js';
import { freePort } from './support/ports.js';
import { PASSWORD, World } from './support/people.js';

/** Plays every deal of the check. */
const LONG = 300_000;

let provider: SandboxWorld;
let world: World;

/** The same for Haulway and for the check. */
const account = () => ({
  STRIPE_SECRET_KEY: provider.sandbox.secretKey,
  STRIPE_API_URL: `http://127.0.0.1:${provider.sandbox.port}`,
});

beforeAll(async () => {
  const port = await freePort();
  provider = await startSandboxWorld({
    webhookUrl: `http://localhost:${port}/api/webhooks/stripe`,
    now: () => new Date(),
  });
  world = await World.start({
    env: {
      PORT: String(port),
      ...account(),
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_sandbox',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  });
});

afterAll(() => provider.end());

const check = (env: Record<string, string>) => runTool('check-provider', world.server.url, env);

describe('a Haulway with the keys of a provider outside of it', () => {
  it(
    'has done at the provider what was promised of every deal, which `npm run check:provider` finds',
    async () => {
      const { code, lines } = await check({
        ...account(),
        OPERATOR: `${world.admin.email}:${PASSWORD}`,
      });
      expect(lines.filter((line) => !line.startsWith('ok'))).toEqual(['The provider has what was promised.']);
      expect([code, lines.length]).toEqual([0, 8]);
      await world.expectCleanLedger();
      expect(provider.errors).toEqual([]);
    },
    LONG,
  );

  it('is not checked with keys that charge real cards', async () => {
    const { code, lines } = await check({ STRIPE_SECRET_KEY: 'sk_live_nobodys' });
    expect([code, lines]).toEqual([1, ['STRIPE_SECRET_KEY has to be a test key.']]);
  });

  it('plays no bank: what the sandbox offers is not there', async () => {
    const { status } = await world.admin.api.post('/api/sandbox/disputes', {
      quoteId: world.admin.id,
      reason: 'fraudulent',
    });
    expect(status).toBe(404);
  });
});
