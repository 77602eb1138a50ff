import { maskContacts } from './contact-data.js';

describe('contact data in a text', () => {
  it.each([
    ['Call me at (512) 555-0142', 'Call me at [phone hidden]', ['phone']],
    ['512-555-0142', '[phone hidden]', ['phone']],
    ['512.555.0142 anytime', '[phone hidden] anytime', ['phone']],
    ['+1 512 555 0142', '[phone hidden]', ['phone']],
    ['text 5125550142 please', 'text [phone hidden] please', ['phone']],
    ['my cell: 1 (512) 555-0142 ext. 12', undefined, ['phone']],
    ['5 1 2 - 5 5 5 - 0 1 4 2', '[phone hidden]', ['phone']],
    ['+44 20 7946 0958', '[phone hidden]', ['phone']],
    ['５１２ ５５５ ０１４２', '[phone hidden]', ['phone']],
    ['dana@example.com', '[email hidden]', ['email']],
    ['Write to Dana.Reyes+boats@mail.example.co.uk.', 'Write to [email hidden].', ['email']],
    ['dana (at) example (dot) com', '[email hidden]', ['email']],
    ['dana [at] example.com', '[email hidden]', ['email']],
    ['dana at example dot com', '[email hidden]', ['email']],
    ['See https://haul.example/me?a=1.', 'See [link hidden].', ['link']],
    ['www.colehauls.com has photos', '[link hidden] has photos', ['link']],
    ['look up colehauls.com', 'look up [link hidden]', ['link']],
    ['t.me/colehauls', '[link hidden]', ['link']],
    ['(colehauls.com/boats)', '([link hidden])', ['link']],
    ['Cole, 512-555-0142, cole@example.com, example.com', 'Cole, [phone hidden], [email hidden], [link hidden]', ['phone', 'email', 'link']],
  ])('is hidden: %s', (text, shown, kinds) => {
    const masked = maskContacts(text);
    expect(masked.kinds).toEqual(kinds);
    if (shown !== undefined) expect(masked.text).toBe(shown);
    expect(masked.text).not.toMatch(/\d{7}|555|@|example|colehauls/);
  });

  it.each([
    'VIN 1HGCM82633A004352, runs and drives',
    'The VIN is 5NPE24AF1FH123456.',
    '1FTFW1ET5DFC10312',
    'I can do it for $1,240.00 all in',
    'Between $950,000.00 and $1,000,000.00',
    'Price 1240.50, not 12405000',
    'It is 22 x 8 x 9 ft on the trailer',
    '22.5x8.5x9.25, 2400 lbs',
    '18ft x 7ft x 6ft, 12,450 pounds, 5,000.50 kg',
    'Pick up 2026-11-21, deliver 11/28/2026 or 11-29-2026',
    'from 12/01/2026 to 12/08/2026',
    'From 78701-1234 to 80202-5678',
    'ZIP 78701 to 80202',
    'A 2019 or 2020 or 2021 model, built 1998-2003',
    'Order #4512345678 and order number 9725550142',
    'Tracking 1Z999AA10123456784',
    'Job 20261121-0042, ref: 5125550142',
    'USDOT 1234567, MC 765432',
    'Sure. I will be there at 5. Ok.',
    'Mr. Reyes vs. Cole Inc. said so... fine',
    'We meet at noon, dot the i at the end',
    'Leave at 8:30, arrive at 17:45; 1,012 miles',
    'The engine has 350 hp and 5,700 cc, 120,000 miles',
    'It was $3.500 in 2,024 units',
    '10:00-14:00 on 5/6, bay 12, gate 7',
    '',
  ])('is not seen in: %s', (text) => {
    expect(maskContacts(text)).toEqual({ text, kinds: [] });
  });

  it('is hidden though it is said beside a price', () => {
    expect(maskContacts('$1,240.00, call (512) 555-0142, 22 x 8 x 9 ft').text).toBe('$1,240.00, call [phone hidden], 22 x 8 x 9 ft');
  });

  it('takes a long text in a moment', () => {
    const text = `${'1 2 3 4 5 6 7 8 9 0 '.repeat(100)}${'a.'.repeat(1000)}${'x at y '.repeat(150)}`;
    expect(maskContacts(text.slice(0, 5000)).text.length).toBeGreaterThan(0);
  });
});
