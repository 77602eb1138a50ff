import { describe, expect, it } from '@jest/globals';
import { papersWords } from './papers';

describe('the papers of an animal, before it is loaded', () => {
  it.each([
    ['horse', {}, /^Have you seen its papers/],
    ['horse', { coggins: 'yes' }, /^Have you seen its papers/],
    ['horse', { coggins: 'yes', papers: 'yes' }, undefined],
    ['horse', { coggins: 'no', papers: 'yes' }, /^A state can turn it back/],
    ['livestock', { papers: 'no' }, /^A state can turn it back/],
    ['animal', { water: 'yes' }, /^Have you seen its papers/],
    ['car', {}, undefined],
  ] as const)('of a %s with %j', (form, values, words) => {
    const said = papersWords(form, values);
    if (words) expect(said).toMatch(words);
    else expect(said).toBeUndefined();
  });
});
