import { expect, it } from '@jest/globals';
import { Takers } from './takers.js';

const two = () => new Takers<'wash' | 'dry', () => string>('chore', ['wash', 'dry']);

it('lets the program start when every name has somebody', () => {
  const chores = two();
  chores.on('wash', () => 'washed');
  chores.on('dry', () => 'dried');
  expect(() => chores.requireAll()).not.toThrow();
  expect(chores.of('dry')?.()).toBe('dried');
});

it('names what nobody takes', () => {
  const chores = two();
  chores.on('wash', () => 'washed');
  expect(() => chores.requireAll()).toThrow('Nobody takes the chore dry.');
});

it('refuses a second one', () => {
  const chores = two();
  chores.on('wash', () => 'washed');
  expect(() => chores.on('wash', () => 'again')).toThrow('Two take the chore wash.');
});

it('knows nobody for a name of a newer program', () => {
  expect(two().of('iron')).toBeUndefined();
});
