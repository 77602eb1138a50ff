import { expect, it } from '@jest/globals';
import { isApplePhone } from './homeScreen';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

it.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad, which calls itself a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
  ['an Android phone', ANDROID, 5, false],
])('%s keeps less outside of its home screen or not', (_, userAgent, touchPoints, keepsLess) => {
  expect(isApplePhone(userAgent, touchPoints)).toBe(keepsLess);
});
