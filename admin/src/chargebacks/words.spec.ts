import { expect, it } from '@jest/globals';
import { lossWords } from './words';

const NOTHING = { refunds: 0, escrow: 0, carrier: 0, haulway: 0 };

it.each([
  [{ escrow: 900, haulway: 20 }, ['$900.00 comes out of escrow: Cole is not paid it.', 'Haulway bears $20.00.']],
  [{ carrier: 950, haulway: 50 }, ['$950.00 is taken back from Cole, who was paid.', 'Haulway bears $50.00.']],
  [{ refunds: 200, haulway: 800 }, ['$200.00 was to be refunded to the shipper anyway.', 'Haulway bears $800.00.']],
])('says who bears %j', (loss, said) => expect(lossWords({ ...NOTHING, ...loss }, 'Cole')).toEqual(said));
