import { describe, expect, it } from '@jest/globals';
import { type Actor, CLOCK, PROVIDER, type User } from './actor.js';
import { Problem } from './errors.js';
import { authorize, defineMachine } from './rules.js';

type State = 'new' | 'done';

const verbs = {
  make: { who: ['owner', 'carrier'], from: [], to: ['new'] },
  finish: { who: ['owner', 'admin'], from: ['new'], to: ['done'] },
  lapse: { who: ['clock'], from: ['new'], to: ['done'] },
} as const;
const machine = { noun: 'thing', table: 'things', states: ['new', 'done'], verbs } as const;
const OPEN = defineMachine<State, keyof typeof verbs, string>(machine);
const SEALED = defineMachine<State, keyof typeof verbs, string>({ ...machine, sealed: true });

const user = (id: string, isAdmin = false): User => ({
  kind: 'user',
  id,
  sid: '',
  isCarrier: false,
  isAdmin,
  operatorRole: isAdmin ? 'owner' : null,
  suspended: false,
  hasBlocked: false,
});
const PARTIES = { ownerId: 'owner', carrierId: 'carrier' };

const [OWNER, CARRIER, STRANGER, OPERATOR] = [user('owner'), user('carrier'), user('stranger'), user('operator', true)];

function refusalOf(...call: Parameters<typeof authorize<State, keyof typeof verbs>>): string | undefined {
  try {
    authorize(...call);
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return undefined;
}

describe('authorize', () => {
  it.each<[string, Actor, string | undefined, string | undefined]>([
    ['the owner', OWNER, undefined, undefined],
    ['an operator', OPERATOR, undefined, undefined],
    ['an operator who is the owner', user('owner', true), undefined, undefined],
    ['an operator who is the other side', user('carrier', true), 'forbidden', 'forbidden'],
    ['the other side', CARRIER, 'forbidden', 'forbidden'],
    ['a stranger', STRANGER, 'forbidden', 'not_found'],
    ['the clock', CLOCK, 'forbidden', 'forbidden'],
    ['the provider', PROVIDER, 'forbidden', 'forbidden'],
  ])(
    'answers %s of a row what its verb says, and strangers of a sealed one that it does not exist',
    (_who, actor, open, sealed) => {
      expect([refusalOf(OPEN, 'finish', actor, PARTIES), refusalOf(SEALED, 'finish', actor, PARTIES)]).toEqual([
        open,
        sealed,
      ]);
    },
  );

  it('lets the clock do what is the clock’s', () => {
    expect(refusalOf(SEALED, 'lapse', CLOCK, PARTIES)).toBeUndefined();
    expect(refusalOf(SEALED, 'lapse', OPERATOR, PARTIES)).toBe('forbidden');
  });

  it('hides nothing about a row that is only being created', () => {
    expect(refusalOf(SEALED, 'make', STRANGER, PARTIES)).toBe('forbidden');
    expect(refusalOf(SEALED, 'make', CARRIER, PARTIES)).toBeUndefined();
  });

  it('counts only one role if the call belongs to that role', () => {
    expect(refusalOf(OPEN, 'finish', OPERATOR, PARTIES, 'owner')).toBe('forbidden');
    expect(refusalOf(OPEN, 'finish', OWNER, PARTIES, 'admin')).toBe('forbidden');
    expect(refusalOf(OPEN, 'finish', user('owner', true), PARTIES, 'admin')).toBe('forbidden');
  });

  it('gives nobody a role the row does not name', () => {
    expect(refusalOf(OPEN, 'finish', CARRIER, PARTIES, 'carrier')).toBe('forbidden');
  });
});

it('refuses a machine with a state no verb leads to', () => {
  expect(() => defineMachine<State, 'make', string>({ ...machine, verbs: { make: verbs.make } })).toThrow(
    'thing: no verb leads to done',
  );
});
