/** What a stored error is about, by what its text says; the first that fits. */
const CAUSES: readonly [pattern: RegExp, words: string][] = [
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|socket hang up|fetch failed/i,
    'The other side could not be reached.',
  ],
  [/ETIMEDOUT|timed? ?out|aborted/i, 'The other side took too long to answer.'],
  [/\b(429|rate.?limit|too many requests)\b/i, 'The other side asks for fewer calls.'],
  [/\bacct_|destination|capabilit/i, 'The payout account of the carrier cannot receive money.'],
  [/insufficient/i, 'There was not enough money in the balance.'],
  [/mailbox|recipient|\b55[0-4]\b/i, 'The mail server refuses the address.'],
  [/no such|resource_missing|not found|does not exist/i, 'What it is about is not there, or not there anymore.'],
  [
    /\b(401|403|unauthorized|forbidden|invalid api key|authentication)\b/i,
    'The other side did not accept our key or password.',
  ],
  [/deadlock|could not serialize|connection terminated|too many clients/i, 'The database was busy.'],
  [/duplicate key|violates|constraint/i, 'The database refused what was to be written.'],
  [/\b5[0-9][0-9]\b/, 'The other side has a fault of its own.'],
  [
    /TypeError|ReferenceError|RangeError|Cannot read|is not a function|undefined/i,
    'The program has a fault; tell its makers.',
  ],
];

/**
 * A stored error as a sentence for an operator, and its raw text where that says more. What the program wrote for people is left as it
 * is.
 */
export function faultWords(raw: string | null | undefined): { words: string; raw: string | null } | null {
  if (!raw) return null;
  const isSentence = /^[A-Z][a-z' ][^:{}_<>]*[.!]$/.test(raw) && raw.length < 200;
  if (isSentence) return { words: raw, raw: null };
  const [, words = 'It failed. The text behind says more.'] = CAUSES.find(([pattern]) => pattern.test(raw)) ?? [];
  return { words, raw };
}
