import { expect, it } from '@jest/globals';
import { HandlerRegistry } from './handler-registry.js';

const two = () => new HandlerRegistry<'wash' | 'dry', () => string>('chore', ['wash', 'dry']);

it('lets the program start when every name has a handler', () => {
  const chores = two();
  chores.on('wash', () => 'washed');
  chores.on('dry', () => 'dried');
  expect(() => chores.requireAll()).not.toThrow();
  expect(chores.of('dry')?.()).toBe('dried');
});

it('names what has no handler', () => {
  const chores = two();
  chores.on('wash', () => 'washed');
  expect(() => chores.requireAll()).toThrow('No handler for the chore dry.');
});

it('refuses a second one', () => {
  const chores = two();
  chores.on('wash', () => 'washed');
  expect(() => chores.on('wash', () => 'again')).toThrow('Two handlers for the chore wash.');
});

it('has none for a name from a newer program', () => {
  expect(two().of('iron')).toBeUndefined();
});
