import { describe, expect, it } from '@jest/globals';
import { meantAddress } from './mailTypos';

describe('a mistyped mail address', () => {
  it.each([
    ['dana@gmial.com', 'dana@gmail.com'],
    ['dana@gmai.com', 'dana@gmail.com'],
    ['dana@gmail.con', 'dana@gmail.com'],
    ['dana@gmail.co', 'dana@gmail.com'],
    ['Dana.B@YAHO.com', 'Dana.B@yahoo.com'],
    ['dana@hotmial.com', 'dana@hotmail.com'],
    ['dana@outlok.cmo', 'dana@outlook.com'],
    ['dana@iclould.com', 'dana@icloud.com'],
    ['dana@comcast.ney', 'dana@comcast.net'],
    ['dana@acme-hauling.con', 'dana@acme-hauling.com'],
  ])('%s is asked back', (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });

  it.each([
    'dana@gmail.com',
    'dana@mail.com',
    'dana@email.com',
    'dana@ymail.com',
    'dana@aol.com',
    'dana@acme.com',
    'dana@haulers.co',
    'dana@example.test',
    'dana@gmial',
    '@gmial.com',
    'dana',
    '',
  ])('%s is left alone', (typed) => {
    expect(meantAddress(typed)).toBeUndefined();
  });
});
