/** The most common mail providers. An address one letter off from one of these gets a "did you mean". */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'protonmail.com',
  'bellsouth.net',
  'sbcglobal.net',
  'charter.net',
  'earthlink.net',
  'optonline.net',
  'frontier.com',
  'windstream.net',
];
/** Real domains that look like a typo of one of those. */
const REAL = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'hotmail.co',
  'yahoo.co',
  'proton.me',
  'aol.com',
  'live.com',
];
/** Typos of `.com`, `.net` and `.org`. */
const ENDINGS: readonly [slip: RegExp, meant: string][] = [
  [/\.(con|cm|cmo|ocm|comm|coom|vom|xom|cpm|c0m)$/, '.com'],
  [/\.(ney|nte|nett|met)$/, '.net'],
  [/\.(ogr|orgg|og)$/, '.org'],
];

/** The address that was probably meant; undefined if nothing looks mistyped. */
export function meantAddress(email: string): string | undefined {
  const at = email.trim().lastIndexOf('@');
  const typed = email
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (at < 1 || !typed.includes('.') || [...COMMON, ...REAL].includes(typed)) return undefined;
  const ending = ENDINGS.find(([slip]) => slip.test(typed));
  const ended = ending ? typed.replace(...ending) : typed;
  const meant = COMMON.find((domain) => domain === ended || isOneSlipOff(ended, domain)) ?? ended;
  return meant === typed ? undefined : `${email.trim().slice(0, at)}@${meant}`;
}

/** One letter too many, missing or wrong, or two neighbors swapped. */
function isOneSlipOff(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
