/** How hard a password is to guess, judging by its form. The server refuses common ones in any case. */
export interface Strength {
  /** Of 4. */
  score: 0 | 1 | 2 | 3 | 4;
  words: string;
}

const LEAST = 8;
/** Words that attackers try first, with anything around them. */
const GUESSED =
  /password|passw0rd|qwert|asdf|letmein|welcome|iloveyou|admin|haulway|monkey|dragon|football|baseball|abc123/i;

/** The strength of this person's password; undefined if it is empty. */
export function strengthOf(password: string, own: readonly string[] = []): Strength | undefined {
  if (password === '') return undefined;
  if (password.length < LEAST) return { score: 0, words: 'Too short' };
  const plain = password.toLowerCase();
  const isOwn = own
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .some((text) => text.length > 3 && plain.includes(text.toLowerCase()));
  if (isOwn || isMonotonous(plain)) return { score: 1, words: 'Easy to guess' };
  const points = length(password) + (kinds(password) > 2 ? 1 : 0) - (GUESSED.test(plain) ? 2 : 0);
  if (points <= 0) return { score: 1, words: 'Easy to guess' };
  if (points === 1) return { score: 2, words: 'Fair. Longer is stronger.' };
  return points === 2 ? { score: 3, words: 'Good' } : { score: 4, words: 'Strong' };
}

function length({ length: signs }: string): number {
  if (signs >= 16) return 3;
  return signs >= 12 ? 2 : 1;
}

/** How many of these it has: lower case, upper case, digits, anything else. */
function kinds(password: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
}

/** Few different characters, or characters that run up or down, such as 12345678. */
function isMonotonous(plain: string): boolean {
  if (new Set(plain).size < 5) return true;
  const steps = [...plain].slice(1).map((sign, index) => sign.charCodeAt(0) - plain.charCodeAt(index));
  return steps.every((step) => step === steps[0]);
}
