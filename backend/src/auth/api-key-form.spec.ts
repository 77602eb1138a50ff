import { newKey, readKey } from './api-key-form.js';

describe('an API key', () => {
  it('is of the form that scanners look for, and no two are the same', () => {
    const keys = Array.from({ length: 200 }, () => newKey('test'));
    expect(keys.every((key) => /^hwk_test_[0-9A-Za-z]{36}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is read with its environment and the characters that its owner knows it by', () => {
    const key = newKey('live');
    expect(readKey(key)).toMatchObject({ environment: 'live', start: key.slice(9, 13), last4: key.slice(-4) });
  });

  it('with any one of its 36 characters altered is none', () => {
    const key = newKey('test');
    const altered = Array.from({ length: 36 }, (_, at) => {
      const place = at + 'hwk_test_'.length;
      return key.slice(0, place) + (key[place] === 'x' ? 'y' : 'x') + key.slice(place + 1);
    });
    expect(altered.filter((each) => readKey(each))).toEqual([]);
  });

  it.each(['', 'hwk_test_', 'hwk_prod_' + 'a'.repeat(36), ' ' + newKey('test'), newKey('test') + '\n'])(
    'is not %j',
    (text) => expect(readKey(text)).toBeUndefined(),
  );
});
