import { leadsAstray, send, WAYS, type Ways } from './attempt.js';
import { isAllowed, readTarget, type TargetRules } from './target.js';

const PUBLIC: TargetRules = { allow: [], ownHost: 'haulway.example' };
const DEVELOPING: TargetRules = { allow: ['127.0.0.0/8', '::1'], ownHost: undefined };

const OWN = [{ address: '9.9.9.9', family: 4 }];
const INSIDE = [{ address: '10.0.0.1', family: 4 }];

/** None of these is an address of the public internet. */
const REFUSED_ADDRESSES = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::a00:1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:0:10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

describe('where webhooks may be sent', () => {
  it.each(REFUSED_ADDRESSES)('is not %s', (address) => {
    expect(isAllowed(address)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(readTarget(`https://${host}/hook`, PUBLIC)).toBe('Webhooks are only sent to public addresses');
  });

  it.each(REFUSED_ADDRESSES)('is not a name that leads to %s, even beside a public address', async (address) => {
    const answers = [
      { address: '8.8.8.8', family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ];
    const ways = {
      ...WAYS,
      rules: PUBLIC,
      resolve: async (host: string) => (host === 'haulway.example' ? OWN : answers),
    };
    expect(await leadsAstray(new URL('https://receiver.example/'), ways)).toBe(true);
    expect(await send('https://receiver.example/', {}, '{}', ways)).toMatchObject({ failure: 'refused_address' });
  });

  it('is not a name that leads to the address of our own', async () => {
    const ways = { ...WAYS, rules: PUBLIC, resolve: async () => [{ address: '8.8.8.8', family: 4 }] };
    expect(await leadsAstray(new URL('https://receiver.example/'), ways)).toBe(true);
  });

  it.each(['https://8.8.8.8/', 'https://[2001:4860:4860:0::8888]/'])('is not our own address %s', async (text) => {
    const own = [
      { address: '8.8.8.8', family: 4 },
      { address: '2001:4860:4860::8888', family: 6 },
    ];
    const ways = { ...WAYS, rules: PUBLIC, resolve: async () => own };
    expect(await leadsAstray(new URL(text), ways)).toBe(true);
    expect(await send(text, {}, '{}', ways)).toMatchObject({ failure: 'refused_address' });
    const elsewhere = { ...ways, resolve: async () => [{ address: '1.1.1.1', family: 4 }] };
    expect(await leadsAstray(new URL(text), elsewhere)).toBe(false);
  });

  it('may be a name that nobody knows at the moment, but nothing is sent there', async () => {
    const ways = {
      ...WAYS,
      rules: PUBLIC,
      resolve: async (host: string) => {
        if (host === 'haulway.example') return OWN;
        throw new Error('ENOTFOUND');
      },
    };
    expect(await leadsAstray(new URL('https://receiver.example/'), ways)).toBe(false);
    expect(await send('https://receiver.example/', {}, '{}', ways)).toMatchObject({ failure: 'dns', status: null });
  });

  it.each<[string, Ways['resolve']]>([
    ['leads nowhere', () => Promise.reject(new Error('ENOTFOUND'))],
    ['has no address', async () => []],
    ['is not found in time', () => new Promise(() => undefined)],
  ])('is nothing while our own name %s, since all of it might be ours', async (_, ownName) => {
    const ways = {
      ...WAYS,
      connectMs: 20,
      rules: PUBLIC,
      resolve: (host: string) =>
        host === 'haulway.example' ? ownName(host) : Promise.resolve([{ address: '8.8.8.8', family: 4 }]),
    };
    for (const url of ['https://receiver.example/', 'https://8.8.8.8/']) {
      expect(await send(url, {}, '{}', ways)).toBe('self_unknown');
      // It may be entered: each attempt asks again.
      expect(await leadsAstray(new URL(url), ways)).toBe(false);
    }
    const inside = { ...ways, resolve: async (host: string) => (host === 'haulway.example' ? [] : INSIDE) };
    expect(await leadsAstray(new URL('https://receiver.example/'), inside)).toBe(true);
  });

  it.each([
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://①②⑦.⓪.⓪.①/',
    'https://[0:0:0:0:0:ffff:7f00:1]/',
    'https://haulway.example/api',
    'https://HAULWAY.example./api',
    'https://[::ffff:169.254.169.254]:8443/latest/meta-data',
  ])('is not %s, however it is spelled', (url) => {
    expect(readTarget(url, PUBLIC)).toBe('Webhooks are only sent to public addresses');
  });

  it.each([
    ['http://example.com/', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['gopher://example.com/', 'https://'],
    ['example.com/hook', 'https://'],
    ['https://[fe80::1%25eth0]/', 'https://'],
    ['https://example.com:22/', 'port 443 or 8443'],
    ['https://example.com:80/', 'port 443 or 8443'],
    ['https://me:secret@example.com/', 'user and password'],
    ['https://me@example.com/', 'user and password'],
    ['https://example.com/#part', '# on'],
    [`https://example.com/${'ü'.repeat(400)}`, '2000 characters'],
  ])('is not %s', (url, why) => {
    expect(readTarget(url, PUBLIC)).toContain(why);
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['https://example.com:443/hook?a=1', 'https://example.com/hook?a=1'],
    ['https://example.com.:8443/hook', 'https://example.com:8443/hook'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
  ])('is %s', (url, href) => {
    expect(String(readTarget(url, PUBLIC))).toBe(href);
  });

  it('is what was opened for development, over http and on any port, and nothing else that is private', () => {
    expect(String(readTarget('http://127.0.0.1:9/hook', DEVELOPING))).toBe('http://127.0.0.1:9/hook');
    expect(String(readTarget('http://[::1]:9/hook', DEVELOPING))).toBe('http://[::1]:9/hook');
    expect(readTarget('http://10.0.0.1:9/', DEVELOPING)).toBe('Webhooks are only sent to public addresses');
  });
});
