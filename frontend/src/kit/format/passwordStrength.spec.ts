import { describe, expect, it } from '@jest/globals';
import { strengthOf } from './passwordStrength';

describe('the strength of a password', () => {
  it.each<[password: string, score: number | undefined]>([
    ['', undefined],
    ['short', 0],
    ['12345678', 1],
    ['abababab', 1],
    ['password', 1],
    ['Dana-rides-on', 1],
    ['dbrooks!', 1],
    ['tricycle', 2],
    ['Tricycle9', 3],
    ['qwertyui9X', 1],
    ['two red canoes', 3],
    ['four brown mules walk', 4],
    ['Haulway four brown mules', 3],
  ])('%s', (password, score) => {
    expect(strengthOf(password, ['Dana', 'dbrooks@example.com'])?.score).toBe(score);
  });
});
