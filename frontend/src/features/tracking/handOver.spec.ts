import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../kit/format/conditionForms';
import { EMPTY, isPhoneFull, missingPhotos, nextView, picturesOf, withPhotos } from './handOver';
import { packed, unpacked } from './handOverDrafts';

const photos = (number: number) => Array.from({ length: number }, (_, index) => new Blob([String(index)]));

describe('the room on a phone', () => {
  const megabytes = (number: number) => [new Blob([new Uint8Array(number * 1_000_000)])];
  it.each<[string, { number: number; bytes: number }, readonly Blob[], boolean]>([
    ['nothing waits', { number: 0, bytes: 0 }, [], false],
    ['59 photos in all', { number: 57, bytes: 0 }, photos(2), false],
    ['60 photos in all', { number: 57, bytes: 0 }, photos(3), true],
    ['44 MB in all', { number: 3, bytes: 42_000_000 }, megabytes(2), false],
    ['45 MB in all', { number: 3, bytes: 42_000_000 }, megabytes(3), true],
  ])('with %s', (_, waiting, taken, isFull) => {
    expect(isPhoneFull(waiting, taken)).toBe(isFull);
  });
});

describe('the photos that are asked for', () => {
  it('are four of vehicles, trailers, boats and machines, and two of the rest', () => {
    const asked = Object.entries(FORMS).map(([form, { photos: number }]) => `${form} ${number}`);
    const four = ['car 4', 'motorcycle 4', 'trailer 4', 'boat 4', 'machine 4'];
    expect(asked).toEqual([...four, 'furniture 2', 'box 2', 'animal 2', 'horse 2', 'livestock 2']);
  });

  it('show one side after the other, and several at once show none', () => {
    const [one, two, three] = photos(3) as [Blob, Blob, Blob];
    const first = { ...EMPTY, ...withPhotos('car', EMPTY, [one]) };
    expect([first.views.get(one), nextView('car', first), missingPhotos('car', first)]).toEqual(['front', 'left', 3]);
    const more = { ...first, ...withPhotos('car', first, [one, two, three]) };
    expect([more.views.get(two), nextView('car', more), missingPhotos('car', more)]).toEqual([undefined, 'left', 1]);
    const less = { ...more, ...withPhotos('car', more, [two, three]) };
    expect([less.views.size, nextView('car', less)]).toEqual([0, 'front']);
  });

  it('count with those of marks and of nobody there, which need room too', () => {
    const [shot, nobody, ...rest] = photos(4) as [Blob, Blob, ...Blob[]];
    const mark = { view: 'front', x: 0.5, y: 0.5, kind: 'dent', size: 'small' } as const;
    expect(picturesOf({ ...EMPTY, photos: rest, nobody: [nobody], marks: [mark, { ...mark, shot }] })).toHaveLength(4);
  });
});

it('is kept as text and pictures, and comes back as it was but for signature and code', () => {
  const [one, two, shot, nobody, signature] = photos(5) as [Blob, Blob, Blob, Blob, Blob];
  const mark = { view: 'front', x: 0.5, y: 0.5, kind: 'dent', size: 'small' } as const;
  const filled = {
    ...EMPTY,
    photos: [one, two],
    views: new Map([[two, 'left']]),
    values: { miles: '12' },
    marks: [mark, { ...mark, shot }],
    nobody: [nobody],
    note: 'Loose mirror',
    signerName: 'Dana Moss',
    signature,
    code: '123456',
  };
  const kept = new Map<string, Blob>();
  const text = packed(filled, (picture) => {
    const name = String([one, two, shot, nobody].indexOf(picture));
    kept.set(name, picture);
    return name;
  });
  expect(text).not.toContain('123456');
  expect(unpacked(text, kept)).toEqual({ ...filled, signature: undefined, code: '' });
  // The browser may throw some of it away.
  for (const name of ['1', '2']) kept.delete(name);
  expect(unpacked(text, kept)).toMatchObject({ photos: [one], views: new Map(), marks: [mark, mark] });
});
