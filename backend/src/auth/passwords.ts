import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField, type Problem, problem } from '../common/errors.js';

// argon2id with the minimum parameters in OWASP's password storage cheat sheet.
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LEAST_LENGTH = 8;

const COMMON = new Set(dictionary['passwords-common'].filter((word) => word.length >= LEAST_LENGTH));

/** Beyond this many, people would wait longer than anyone does, and memory would fill up. */
const MOST_WAITING = 2_000;
const RETRY_SECONDS = 5;

/** Lets a limited number run at a time and makes the others wait; refuses those who would wait too long. */
class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** @throws 503 */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting.length >= MOST_WAITING) throw problem('unavailable', { retryAfter: RETRY_SECONDS });
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
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

/** A storm of logins leaves the other calls their share of the CPU ... */
const hashing = new Gate(2);
/** ... and of the database, while enough stay ready to be hashed. */
const looking = new Gate(6);

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password.normalize('NFKC'), PARAMETERS));
}

let dummy: Promise<string> | undefined;

/**
 * The account that `find` answers, if this is its password. Takes just as long when there is no account. The lookup waits
 * for its turn too: hundreds signing in at once would keep everyone else from the database.
 */
export async function ifPasswordOf<Account extends { password: string }>(
  password: string,
  find: () => Promise<Account | undefined>,
): Promise<Account | undefined> {
  const nobodys = await (dummy ??= hashPassword('nobody has this one'));
  return looking.run(async () => {
    const account = await find();
    const matches = await hashing.run(() => verify(account?.password ?? nobodys, password.normalize('NFKC')));
    return matches ? account : undefined;
  });
}

/** The text as compared with easy guesses: without invisible characters. */
function bare(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}]/gu, '');
}

/** Our name with some digits, or the same character repeated. */
const SIMPLE = /^(?:(?:haulway)+\d*|(.)\1*)$/u;

/** Why a password is refused, or undefined: it is on the common list, too simple, or equal to the email, its local part or the name. */
export function passwordRefusal(
  password: string,
  person: { email: string; firstName?: string | null; lastName?: string | null },
): Problem | undefined {
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
