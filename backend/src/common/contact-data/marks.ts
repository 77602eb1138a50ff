import { type Plain, rewrite } from './normalize.js';

/** Disguised "@" and "." of an address, each as one private-use character; a normalized text has none of its own. */
export const MARKS = {
  /** "[.]", "(dot)" */
  dotInBrackets: '\ue001',
  /** " dot ", "-dot-", " punto " */
  dotInWords: '\ue002',
  /** " . ", ". " */
  dotInSpaces: '\ue003',
  /** "(at)", "<at>", "-at-", " arroba " */
  atWrittenAround: '\ue004',
  /** " at " */
  atInWords: '\ue005',
} as const;

const SIDES = String.raw`[-_ ]{1,2}`;
const OPEN = String.raw` ?[([{<] ?`;
const CLOSE = String.raw` ?[)\]}>] ?`;
const AFTER_NAME = String.raw`(?<=[\p{L}\p{N}.])`;
const BEFORE_NAME = String.raw`(?=[\p{L}\p{N}])`;

const WRITTEN: readonly (readonly [mark: string, source: string])[] = [
  [MARKS.dotInBrackets, String.raw`${OPEN}(?:\.|dot|punto|d0t)${CLOSE}`],
  [MARKS.dotInWords, String.raw`${SIDES}(?:dot|punto)${SIDES}`],
  [MARKS.dotInSpaces, String.raw` {1,2}\. {0,2}|\. {1,2}`],
  ['@', String.raw` {0,2}@ {0,2}`],
  [
    MARKS.atWrittenAround,
    String.raw`${OPEN}(?:@|at|a|arroba)${CLOSE}|[-_]{1,2}(?:at|arroba)[-_]{1,2}|${SIDES}arroba${SIDES}`,
  ],
  [MARKS.atInWords, String.raw` {1,2}at(?: the rate(?: of)?)? {1,2}`],
];
const FORMS = WRITTEN.map(([mark, source]) => [mark, new RegExp(`^(?:${source})$`, 'iu')] as const);
export const WRITTEN_AROUND = new RegExp(
  `${AFTER_NAME}(?:${WRITTEN.map(([, source]) => source).join('|')})${BEFORE_NAME}`,
  'giu',
);

/** Writes disguised "@" and "." of an address as one character each. */
export function markAddresses(plain: Plain): Plain {
  return rewrite(plain, WRITTEN_AROUND, (found) => FORMS.find(([, form]) => form.test(found))?.[0] ?? found);
}
