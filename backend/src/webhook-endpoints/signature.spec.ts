import { Webhook } from 'standardwebhooks';
import { machineNow } from '../common/clock.js';
import { newSecret, signatureOf } from './signature.js';

const BODY = '{"id":"x","type":"quote.submitted","data":{"title":"Bücher"}}';
const seconds = () => Math.floor(machineNow().getTime() / 1_000);

/** What the library of receivers makes of it. */
function verify(secret: string, signature: string, timestamp = seconds(), body = BODY): unknown {
  return new Webhook(secret).verify(body, {
    'webhook-id': 'msg',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  });
}

describe('the signature of a webhook', () => {
  it('is good for the library of receivers, with either of two secrets', () => {
    const secrets = [newSecret(), newSecret()];
    const signature = signatureOf({ id: 'msg', timestamp: seconds(), body: BODY }, secrets);
    for (const secret of secrets) expect(verify(secret, signature)).toEqual(JSON.parse(BODY));
    expect(() => verify(newSecret(), signature)).toThrow('No matching signature');
  });

  it('is not good for another body, or another time', () => {
    const secret = newSecret();
    const signature = signatureOf({ id: 'msg', timestamp: seconds(), body: BODY }, [secret]);
    expect(() => verify(secret, signature, seconds(), `${BODY} `)).toThrow('No matching signature');
    expect(() => verify(secret, signature, seconds() + 2)).toThrow('No matching signature');
  });

  it('is made with a secret of 32 bytes, never the same twice', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(one).not.toBe(other);
  });
});
