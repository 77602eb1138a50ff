import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField, type Problem } from '../common/errors.js';

// argon2id with the least parameters that OWASP's password storage cheat sheet accepts.
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const LEAST_LENGTH = 8;

const COMMON = new Set(dictionary['passwords-common'].filter((word) => word.length >= LEAST_LENGTH));

/** Hashes run two at a time, so that a storm of logins leaves the other calls their share of the processor. */
class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

const gate = new Gate();

export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(password.normalize('NFKC'), PARAMETERS));
}

let dummy: Promise<string> | undefined;

/** Compares a password with a hash; without a hash (an unknown e-mail) it takes as long and is false. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  dummy ??= hashPassword('nobody has this one');
  const compared = hashed ?? (await dummy);
  const matches = await gate.run(() => verify(compared, password.normalize('NFKC')));
  return matches && hashed !== undefined;
}

/** A text as it is compared with what is easy to guess: without what cannot be seen. */
function bare(text: string | null | undefined): string {
  return (text ?? '').normalize('NFKC').toLowerCase().replace(/[\s\p{Cf}]/gu, '');
}

/** Our name with some digits, or one sign again and again. */
const SIMPLE = /^(?:(?:haulway)+\d*|(.)\1*)$/u;

/** Why a password is refused, or undefined: on the common list, too simple, or equal to the e-mail, its local part or the name. */
export function passwordRefusal(password: string, person: { email: string; firstName?: string | null; lastName?: string | null }): Problem | undefined {
  const word = bare(password);
  const own = [
    person.email,
    person.email.split('@')[0],
    person.firstName,
    person.lastName,
    `${person.firstName ?? ''}${person.lastName ?? ''}`,
  ];
  const tooCommon = COMMON.has(word) || SIMPLE.test(word) || own.some((each) => bare(each) === word);
  return tooCommon ? invalidField('password', 'This password is too easy to guess', 'password_too_common') : undefined;
}
