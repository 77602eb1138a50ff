import { ago, today } from './dates';
import { now, setAhead } from './now';
import { daysLate } from './terms';

afterEach(() => setAhead(0));

it("goes by the sandbox's clock once it was moved", () => {
  const [before, day] = [now().getTime(), today()];
  setAhead(3 * 86_400);
  expect(now().getTime() - before).toBeGreaterThanOrEqual(3 * 86_400_000);
  expect(daysLate(day)).toBe(3);
  expect(ago(new Date(before).toISOString())).toBe('3 d ago');
});
