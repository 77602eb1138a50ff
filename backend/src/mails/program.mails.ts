import { account } from './mail-kind.js';

/** A key by what its owner knows it by. */
interface KeyData {
  name: string;
  /** Its last four characters. */
  ending: string;
}

const KEY = {
  name: { says: "The key's name", of: ({ name }: KeyData) => name, required: true },
  ending: { says: 'Its last four characters', of: ({ ending }: KeyData) => ending },
} as const;
const EXAMPLE_KEY: KeyData = { name: 'Stock system', ending: 'k3f9' };

/** Mails about what programs use an account with: its keys, and where its events are sent. */
export const PROGRAM_MAILS = {
  api_key_created: account<KeyData>({
    trigger: 'Somebody made an API key, or replaced one.',
    text: {
      subject: 'A new API key: {name}',
      heading: 'A new API key was made',
      body: `The key "{name}", which ends in {ending}, lets a program act for this account.

You can see what it may do, and end it, at any time.`,
      closing: 'If it was not you, end the key and choose a new password now.',
    },
    values: KEY,
    example: EXAMPLE_KEY,
    button: () => ({ label: 'See your API keys', path: '/developers' }),
  }),
  api_key_revoked: account<{ keys: readonly KeyData[]; why: string }>({
    trigger: 'An API key was ended by its owner, by an operator, or because it was sent in an address.',
    text: {
      subject: '{summary}',
      heading: '{ended}',
      body: `{keys}

{why}`,
    },
    values: {
      summary: {
        says: 'Which key no longer works, or how many',
        of: ({ keys }) =>
          keys.length === 1
            ? `Your API key no longer works: ${keys[0]?.name}`
            : `${keys.length} of your API keys no longer work`,
      },
      ended: {
        says: 'That a key was ended, or how many were',
        of: ({ keys }) => (keys.length === 1 ? 'An API key was ended' : `${keys.length} API keys were ended`),
      },
      keys: {
        says: 'A sentence for each key',
        of: ({ keys }) =>
          keys.map(({ name, ending }) => `The key "${name}", which ends in ${ending}, no longer works.`),
        required: true,
      },
      why: { says: 'Why', of: ({ why }) => why, required: true },
    },
    example: { keys: [EXAMPLE_KEY], why: 'It was sent in an address, where others can read it.' },
    button: () => ({ label: 'See your API keys', path: '/developers' }),
  }),
  api_key_expiring: account<KeyData & { days: number }>({
    trigger: 'An API key expires in 14 days, or in one.',
    text: {
      subject: 'Your API key expires {when}: {name}',
      heading: 'An API key expires {when}',
      body: `After that, programs that call with the key "{name}", which ends in {ending}, are refused.

Replace it: the new key and the old one both work for a while, so nothing breaks.`,
    },
    values: {
      ...KEY,
      when: {
        says: 'When: "tomorrow" or "in 14 days"',
        of: ({ days }) => (days === 1 ? 'tomorrow' : `in ${days} days`),
      },
    },
    example: { ...EXAMPLE_KEY, days: 14 },
    button: () => ({ label: 'Replace the key', path: '/developers' }),
  }),
  api_deprecated: account<{ call: string; keys: readonly KeyData[]; sunsetAt: string; instead: string }>({
    trigger: 'An API key uses a call or field that will end: when that is announced, 90 days and 30 days before.',
    text: {
      subject: 'Your programs use a call that ends on {day}',
      heading: 'A call ends on {day}',
      body: `{call} is deprecated, and works until {day}. {instead}

{keys}`,
    },
    values: {
      call: { says: 'The call, and the field if it is one', of: ({ call }) => call, required: true },
      day: { says: 'The day on which it ends', of: ({ sunsetAt }) => sunsetAt, required: true },
      instead: { says: 'What to do instead', of: ({ instead }) => instead, required: true },
      keys: {
        says: 'A sentence for each key that uses it',
        of: ({ keys }) => keys.map(({ name, ending }) => `The key "${name}", which ends in ${ending}, uses it.`),
      },
    },
    example: {
      call: 'GET /api/auth/user',
      keys: [EXAMPLE_KEY],
      sunsetAt: '2028-03-09',
      instead: 'Call GET /api/auth/me.',
    },
    button: () => ({ label: 'See your API keys', path: '/developers' }),
  }),
  webhook_failing: account<{ url: string; hours: number }>({
    trigger: 'Nothing has arrived at a webhook endpoint for 24 hours.',
    text: {
      subject: 'Your webhooks are not arriving',
      heading: 'Your webhooks are not arriving',
      body: `For {hours} hours, every event that we sent to {url} has failed.

We keep trying. After 120 hours, the address is disabled.`,
    },
    values: {
      url: { says: "The endpoint's address", of: ({ url }) => url, required: true },
      hours: { says: 'For how many hours', of: ({ hours }) => String(hours) },
    },
    example: { url: 'https://example.com/hooks', hours: 24 },
    button: () => ({ label: 'See what failed', path: '/developers' }),
  }),
  webhook_disabled: account<{ url: string; why: string; byOperator: boolean }>({
    trigger:
      'A webhook endpoint was disabled: it answered 410, failed for 120 hours, its secret was lost, or an operator did it.',
    text: {
      subject: 'Your webhooks are disabled',
      heading: 'Your webhooks are disabled',
      body: `We no longer send events to {url}. {why}

{next}`,
    },
    values: {
      url: { says: "The endpoint's address", of: ({ url }) => url, required: true },
      why: { says: 'Why', of: ({ why }) => why, required: true },
      next: {
        says: 'What to do next',
        of: ({ byOperator }) =>
          byOperator
            ? 'Once that is settled, write to us and we enable it again. Events are kept for 30 days, so that it can recover what it missed.'
            : 'Once it works again, enable it and recover what it missed. Events are kept for 30 days.',
        required: true,
      },
    },
    example: { url: 'https://example.com/hooks', why: 'It answered 410 Gone.', byOperator: false },
    button: () => ({ label: 'See your webhooks', path: '/developers' }),
  }),
};
