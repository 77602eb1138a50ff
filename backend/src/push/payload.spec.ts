import { payloadOf } from './payload.js';

const NEWS = {
  title: 'New quote: $1,240.50',
  body: 'Mel B. quoted $1,240.50 for "A piano".',
  link: '/shipments/7',
  notificationId: '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11',
};

describe('what is pushed', () => {
  it('leaves out amounts, which a locked screen would show, unless its owner wants them', () => {
    expect(JSON.parse(payloadOf(NEWS, false))).toEqual({
      title: 'New quote: $…',
      body: 'Mel B. quoted $… for "A piano".',
      link: '/shipments/7',
      tag: '/shipments/7',
      id: NEWS.notificationId,
    });
    expect(JSON.parse(payloadOf(NEWS, true))).toMatchObject({ title: NEWS.title, body: NEWS.body });
  });

  it('is at most 2 kB, whatever it is written in', () => {
    for (const sign of ['a', 'é', '🚚', '"', '\n']) {
      const text = payloadOf({ ...NEWS, title: sign.repeat(500), body: sign.repeat(5_000) }, true);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_048);
      expect((JSON.parse(text) as { body: string }).body.length).toBeGreaterThan(200);
    }
  });
});
