import { arrivalWords } from './arrival';

describe('when a shipment is expected', () => {
  it('is said in the time of the place it goes to, with both days if they differ', () => {
    expect(arrivalWords('2026-11-24T21:00:00Z', '2026-11-25T01:00:00Z', 'America/Denver')).toBe(
      'Tue, Nov 24, 2 PM to 6 PM',
    );
    expect(arrivalWords('2026-11-25T05:00:00Z', '2026-11-25T11:00:00Z', 'America/Denver')).toBe(
      'Tue, Nov 24, 10 PM to Wed, Nov 25, 4 AM',
    );
  });
});
