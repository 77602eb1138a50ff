import { describe, expect, it } from '@jest/globals';
import type { Need } from '../../kit/api/types';
import { needPath, needText } from './needs';
import { deviceName, trimmed } from './texts';

it('trims texts, and removes those that were emptied', () => {
  expect(trimmed({ firstName: ' Dana ', bio: '  ', phone: null })).toEqual({
    firstName: 'Dana',
    bio: null,
    phone: null,
  });
});

describe('a device', () => {
  const cases: [agent: string | null, name: string][] = [
    [null, 'Unknown device'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'curl'],
  ];
  it.each(cases)('%s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});

describe('what waits for the user', () => {
  const need = (fields: Partial<Need>) =>
    ({ kind: 'pay', title: 'Piano', shipmentId: 's1', conversationId: null, ...fields }) as Need;
  const cases: [fields: Partial<Need>, text: string, path: string][] = [
    [{}, 'Pay for Piano', '/shipments/s1'],
    [{ kind: 'answer_change' }, 'Answer the change to Piano', '/shipments/s1'],
    [{ kind: 'answer_offer' }, 'Answer the offer on Piano', '/shipments/s1'],
    [{ kind: 'answer_question' }, 'Answer a question about Piano', '/shipments/s1'],
    [{ kind: 'set_days' }, 'Set new days for Piano', '/shipments/s1'],
    [{ kind: 'give_addresses' }, 'Give the street address for Piano', '/shipments/s1#addresses'],
    [{ kind: 'answer_attempt' }, 'Get back to your carrier about Piano', '/shipments/s1'],
    [{ kind: 'carrier_suspended' }, 'Keep or end the booking of Piano', '/shipments/s1'],
    [{ kind: 'facts_lapsed' }, 'See what lapsed, then keep or end the booking of Piano', '/shipments/s1'],
    [{ kind: 'confirm_quote' }, 'Confirm or change your quote for Piano', '/shipments/s1'],
    [{ kind: 'answer_claim' }, 'Answer the claim on Piano', '/shipments/s1#answer-claim'],
    [{ kind: 'answer_message', conversationId: 'c1' }, 'Answer the message about Piano', '/messages?c=c1'],
    [
      { kind: 'answer_message', conversationId: 'c1', shipmentId: null, title: 'Dana K.' },
      'Answer the message from Dana K.',
      '/messages?c=c1',
    ],
  ];
  it.each(cases)('%j', (fields, text, path) => {
    expect([needText(need(fields)), needPath(need(fields))]).toEqual([text, path]);
  });
});
