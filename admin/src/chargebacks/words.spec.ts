import { expect, it } from '@jest/globals';
import { lossWords } from './words';

const NOTHING = { refundsAmount: 0, escrowAmount: 0, carrierAmount: 0, haulwayAmount: 0 };

it.each([
  [
    { escrowAmount: 900, haulwayAmount: 20 },
    ['$900.00 comes out of escrow: Cole is not paid it.', 'Haulway bears $20.00.'],
  ],
  [
    { carrierAmount: 950, haulwayAmount: 50 },
    ['$950.00 is taken back from Cole, who was paid.', 'Haulway bears $50.00.'],
  ],
  [
    { refundsAmount: 200, haulwayAmount: 800 },
    ['$200.00 was to be refunded to the shipper anyway.', 'Haulway bears $800.00.'],
  ],
])('says who bears %j', (loss, said) => expect(lossWords({ ...NOTHING, ...loss }, 'Cole')).toEqual(said));
