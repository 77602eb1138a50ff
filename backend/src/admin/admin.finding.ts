import { isUuid } from '../common/paging.js';

/** What people, listings and tickets are named by, in the words of their indexes; each begins with a space, as every word in it does. */
const PERSON = (u: string) =>
  `lower(' ' || coalesce(${u}.first_name, '') || ' ' || coalesce(${u}.last_name, '') || ' ' || ${u}.email)`;
const SHIPMENT = (s: string) => `lower(' ' || ${s}.title || ' ' || ${s}.pickup_place || ' ' || ${s}.delivery_place)`;
const TICKET = (t: string) => `lower(' ' || ${t}.name || ' ' || ${t}.email || ' ' || ${t}.topic)`;
/** The last ten digits of a phone number, the last one first; what follows an "x" is an extension. */
const PHONE = (u: string) => `left(reverse(regexp_replace(${u}.phone, '(ext|x).*$|[^0-9]', '', 'gi')), 10)`;

const MOST_WORDS = 5;
/** Shorter words are looked for at the beginnings of words alone: no index has what is in the middle. */
const SHORTEST_PART = 3;
/** Letters of a word that are looked up by index; the others are compared. */
const MOST_LOOKED_UP = 12;
/** Shorter names share too few trigrams with their misspellings. */
const SHORTEST_NAME = 4;
const FEWEST_DIGITS = 4;
const FEWEST_OF_AN_ID = 6;
const UUID_DIGITS = 32;

/** Whether the database has the index of any part of a name; else people and listings are found by the beginnings of words. */
export const HAS_ANY_PART = "SELECT to_regclass('users_any_part') IS NOT NULL AS has";

/** Two letters that changed places leave a third of a name's trigrams as they were: "jhonson" and "johnson". */
export const SPELLED_ALIKE = "SELECT set_config('pg_trgm.strict_word_similarity_threshold', '0.3', true)";

/** SQL: the text starts with this word. Written as a range, which an index answers for any word: from the word up to the last possible character after it. */
export const beginsWith = (text: string, beginning: string) =>
  `(${text} ~>=~ ${beginning} AND ${text} ~<~ (${beginning} || chr(1114111)))`;

/**
 * What somebody looks for, as conditions of SQL that an index answers: names in any order and any part of them, an e-mail
 * address, the last digits of a phone number in any spelling, the first characters of an id, a whole id at the provider.
 * `values` is the one parameter, an array of texts, that the conditions name as `$n`.
 */
export class Finding {
  readonly values: string[] = [];
  private readonly text: string;
  private readonly words: string[];

  /** @param anyPart what {@link HAS_ANY_PART} says */
  constructor(
    text: string,
    private readonly anyPart: boolean,
  ) {
    this.text = text.trim();
    this.words = this.text
      .toLowerCase()
      .split(/\s+/)
      .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
      .filter(Boolean)
      .slice(0, MOST_WORDS);
  }

  /** Of a row of users. */
  person(u: string): string {
    return anyOf(this.names(PERSON(u)), this.phone(u), this.id(`${u}.id`), this.whole(`${u}.stripe_account_id`));
  }

  /** Of a row of shipments. */
  shipment(s: string): string {
    return anyOf(this.names(SHIPMENT(s)), this.id(`${s}.id`));
  }

  /** Of a row of support tickets. */
  ticket(t: string): string {
    return anyOf(this.names(TICKET(t)), this.id(`${t}.id`));
  }

  /** This column, a uuid, begins so; false for what no id begins with. */
  id(column: string): string {
    const range = this.idRange();
    return range ? `${column} BETWEEN ${this.put(range[0])}::uuid AND ${this.put(range[1])}::uuid` : 'false';
  }

  /** The first and the last id that begin so. */
  idRange(): [first: string, last: string] | undefined {
    const digits = this.text.toLowerCase().replaceAll('-', '');
    if (digits.length < FEWEST_OF_AN_ID || digits.length > UUID_DIGITS || !/^[0-9a-f]+$/.test(digits)) return undefined;
    return [digits.padEnd(UUID_DIGITS, '0'), digits.padEnd(UUID_DIGITS, 'f')];
  }

  /** This column is exactly so: an id at the provider, the number of a document; false for several words. */
  whole(column: string): string {
    const whole = this.wholeText();
    return whole === null ? 'false' : `${column} = ${this.put(whole)}`;
  }

  /** The text, if it may be such an id; null for several words, and for an id of ours. */
  wholeText(): string | null {
    return /^\S+$/.test(this.text) && !isUuid(this.text) ? this.text : null;
  }

  /** The e-mail address of a row of users begins so; false for what does not look like one. */
  address(u: string): string {
    return this.looksLikeAddress() ? this.begins(`lower(${u}.email)`) : 'false';
  }

  /** Whether titles and places may say it, rather than an address, a number or an id. */
  isLikeTitle(): boolean {
    return this.words.length > 0 && !this.looksLikeAddress() && !this.isNumber() && !this.idRange();
  }

  private looksLikeAddress(): boolean {
    return /^[^\s@]+@[^\s@]*$/.test(this.text);
  }

  /** This text, in lower case. */
  lower(): string {
    return this.put(this.text.toLowerCase());
  }

  /** This text begins so; it is in lower case, and an index has it by `text_pattern_ops`. */
  begins(text: string): string {
    return beginsWith(text, this.lower());
  }

  /** This text has all the words in it; no index has it, so it is for a bounded number of rows. */
  said(text: string): string {
    if (this.words.length === 0) return 'false';
    return allOf(this.words.map((word) => `lower(${text}) LIKE ${this.put(`%${pattern(word)}%`)}`));
  }

  /** How near `text` is, smallest first: 0 for exactly this, 1 if it begins so, 2 if a word of it begins with the first word, 3 else. */
  nearness(text: string): string {
    const whole = this.put(pattern(this.text.toLowerCase()));
    const word = this.put(pattern(this.words[0] ?? ''));
    return `CASE WHEN lower(${text}) LIKE ${whole} THEN 0 WHEN lower(${text}) LIKE ${whole} || '%' THEN 1
      WHEN ' ' || lower(${text}) LIKE '% ' || ${word} || '%' THEN 2 ELSE 3 END`;
  }

  /**
   * The name of a row of users is spelled much like this, and how much, the larger the nearer; undefined for what is no name. By trigrams,
   * with the threshold that {@link SPELLED_ALIKE} sets: for a search that has found nothing.
   */
  similar(u: string): { condition: string; likeness: string } | undefined {
    const isName = this.words.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word));
    const words = this.words.filter((word) => word.length >= SHORTEST_NAME);
    if (!isName || !this.isLikeTitle() || words.length === 0) return undefined;
    const each = words.map((word) => this.put(word));
    return {
      condition: allOf(each.map((word) => `${word} <<% ${PERSON(u)}`)),
      likeness: each.map((word) => `strict_word_similarity(${word}, ${PERSON(u)})`).join(' + '),
    };
  }

  private names(text: string): string {
    if (this.words.length === 0) return 'false';
    if (this.anyPart)
      return allOf(
        this.words.map((word) => {
          const [before, part] = [word.length < SHORTEST_PART ? '% ' : '%', lookedUp(word)];
          const found = `${text} LIKE ${this.put(`${before}${pattern(part)}%`)}`;
          // Joined to nothing, the text is not that of the index, and the rest is compared row by row.
          return part === word ? found : `${found} AND (${text} || '') LIKE ${this.put(`%${pattern(word)}%`)}`;
        }),
      );
    const parts = this.words.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []);
    const query = this.put(parts.map((part) => `${part}:*`).join(' & '));
    return `to_tsvector('simple', translate(${text}, '@._+-', '     ')) @@ to_tsquery('simple', ${query})`;
  }

  /** Whether it may be a phone number, or the end of one. */
  isNumber(): boolean {
    return this.number().replace(/\D/g, '').length >= FEWEST_DIGITS && /^[\d\s()+./-]+$/.test(this.number());
  }

  /** Without the extension, of which nothing is in the index. */
  private number(): string {
    return this.text.replace(/\s*(?:ext\.?|x|#)\s*\d{1,6}$/i, '');
  }

  private phone(u: string): string {
    const digits = this.number().replace(/\D/g, '');
    if (!this.isNumber()) return 'false';
    return beginsWith(PHONE(u), this.put([...digits].reverse().slice(0, 10).join('')));
  }

  private put(value: string): string {
    const known = this.values.indexOf(value);
    return `($n::text[])[${known === -1 ? this.values.push(value) : known + 1}]`;
  }
}

/**
 * The part of a word that is looked up by index. The rarest three letters of it decide what is read; of frequent ones there are
 * lists as long as the table, such as those of the large mail providers, which are in half of all addresses.
 */
function lookedUp(word: string): string {
  const at = word.indexOf('@');
  return at >= SHORTEST_PART ? word.slice(0, at + 1) : word.slice(0, MOST_LOOKED_UP);
}

/** A text as LIKE takes it literally. */
function pattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

const allOf = (conditions: string[]) => `(${conditions.join(' AND ')})`;

/** Any of these; what cannot be is left out, so that the rest is answered by index. */
function anyOf(...conditions: string[]): string {
  const possible = conditions.filter((each) => each !== 'false');
  return possible.length === 0 ? 'false' : `(${possible.join(' OR ')})`;
}
