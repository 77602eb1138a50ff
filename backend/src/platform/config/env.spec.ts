import 'reflect-metadata';
import { readEnv } from './env.js';

describe('CORS_ORIGINS', () => {
  it('has none when left out', () => {
    expect(readEnv({}).corsOrigins).toEqual([]);
  });

  it('writes origins as browsers do', () => {
    expect(readEnv({ CORS_ORIGINS: 'https://App.Friend.example, http://localhost:5174 ,' }).corsOrigins).toEqual([
      'https://app.friend.example',
      'http://localhost:5174',
    ]);
  });

  it.each([
    '*',
    'null',
    'https://*.friend.example',
    'https://app.friend.example/',
    'https://app.friend.example:443',
    'app.friend.example',
    'ftp://friend.example',
    'https://friend.example:99999',
  ])('does not accept %s', (origin) => {
    expect(() => readEnv({ CORS_ORIGINS: `http://localhost:5174,${origin}` })).toThrow(
      `CORS_ORIGINS: ${origin} is not an origin`,
    );
  });
});

describe('TILES_URL', () => {
  it.each([
    ['https://Tiles.example.com/{z}/{x}/{y}.png', 'https://tiles.example.com'],
    ['https://example.com:8443/a/{z}/{x}/{y}@2x.webp?key=1', 'https://example.com:8443'],
    ['https://example.com/us.pmtiles', 'https://example.com'],
  ])('%s is of %s', (TILES_URL, origin) => {
    expect(readEnv({ TILES_URL }).tilesOrigin).toBe(origin);
  });

  it.each([
    'http://example.com/{z}/{x}/{y}.png',
    'https://example.com/{z}/{y}.png',
    'https://example.com/style.json',
    "https://example.com/; script-src 'unsafe-inline'/{z}/{x}/{y}",
    'https://{s}.example.com/{z}/{x}/{y}.png',
  ])('does not accept %s', (TILES_URL) => {
    expect(() => readEnv({ TILES_URL })).toThrow('TILES_URL');
  });
});

describe('what is deprecated', () => {
  it('stands in the program alone in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production', MORE_DEPRECATIONS: '{}' })).toThrow(
      'MORE_DEPRECATIONS: refused with NODE_ENV=production',
    );
  });

  it('is read as JSON', () => {
    expect(() => readEnv({ MORE_DEPRECATIONS: '{' })).toThrow('MORE_DEPRECATIONS');
    expect(readEnv({}).moreDeprecations).toEqual({});
  });
});

describe('Stripe', () => {
  it('is at Stripe in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production', STRIPE_API_URL: 'http://127.0.0.1:4242' })).toThrow(
      'STRIPE_API_URL: refused with NODE_ENV=production',
    );
    expect(() => readEnv({ STRIPE_API_URL: 'http://192.0.2.1:4242' })).toThrow('STRIPE_API_URL');
  });
});

describe('push', () => {
  it('goes to no further hosts in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production', PUSH_HOSTS_ALLOW: '127.0.0.1:4430' })).toThrow(
      'PUSH_HOSTS_ALLOW: refused with NODE_ENV=production',
    );
  });

  it('needs both keys or none', () => {
    expect(() => readEnv({ VAPID_PUBLIC_KEY: 'B'.repeat(87) })).toThrow('VAPID_PUBLIC_KEY: only together');
  });
});

describe('WEBHOOK_ALLOW', () => {
  it('names addresses and networks', () => {
    expect(readEnv({ WEBHOOK_ALLOW: '127.0.0.0/8, ::1' }).webhookAllow).toEqual(['127.0.0.0/8', '::1']);
  });

  it('does not accept anything else', () => {
    expect(() => readEnv({ WEBHOOK_ALLOW: 'localhost' })).toThrow('WEBHOOK_ALLOW: localhost is not');
  });

  it('is refused in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production', WEBHOOK_ALLOW: '::1' })).toThrow(
      'WEBHOOK_ALLOW: refused with NODE_ENV=production',
    );
  });
});

describe('what is missing in production', () => {
  const least = { NODE_ENV: 'production', JWT_SECRET: 'j'.repeat(32), DATA_KEY: 'd'.repeat(32), CARDS: 'sandbox' };
  const names = (more: NodeJS.ProcessEnv) =>
    readEnv({ ...least, ...more }).shortcomings.map((line) => line.split(/\W/)[0]);

  it('is said, as nobody would notice it', () => {
    expect(names({})).toEqual(['CARDS', 'SMTP_URL', 'PUBLIC_URL']);
    expect(names({ SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://haulway.example' })).toEqual(['CARDS', 'MAIL_FROM']);
    const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const mails = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'hello@haulway.example' };
    expect(names({ ...stripe, ...mails, PUBLIC_URL: 'https://haulway.example' })).toEqual([]);
  });

  it('is nobody’s business in development', () => expect(readEnv({}).shortcomings).toEqual([]));
});
