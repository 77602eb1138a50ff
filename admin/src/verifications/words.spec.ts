import { expect, it } from '@jest/globals';
import { registerPage } from './words';

const SNAPSHOT = 'https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&query_type=queryCarrierSnapshot';

it.each([
  ['usdot_number', '2247505', `${SNAPSHOT}&query_param=USDOT&query_string=2247505`],
  ['operating_authority', 'MC-774310', `${SNAPSHOT}&query_param=MC_MX&query_string=774310`],
  ['operating_authority', 'MX-12', `${SNAPSHOT}&query_param=MC_MX&query_string=12`],
  ['operating_authority', 'FF-12', undefined],
  ['usda_registration', '48-T-0077', undefined],
  ['usdot_number', null, undefined],
])('leads from a number of %s, %s, to its page in the public register', (fact, number, page) => {
  expect(registerPage(fact, number)).toBe(page);
});
