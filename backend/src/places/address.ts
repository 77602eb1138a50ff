import { foldText } from './fold.js';
import { STATE_NAMES, stateCode } from './states.js';

/** A typed address, taken apart. */
export interface Address {
  /** Normalized text between commas, without postal code and country; empty when only a postal code was typed. */
  parts: string[];
  /** A ZIP code, or the first three characters of a Canadian postal code, upper case. */
  postalCode?: string;
  /** The five digits came first, where they could also be a house number. */
  postalLeads: boolean;
}

const LONGEST = 300;
const COUNTRY = /(^|[ ,])(usa|us|united states|united states of america|canada)$/;
const POSTAL_AT_END = /(?:^|[ ,])(?:(\d{5})(?: \d{4})?|([a-z]\d[a-z])(?: ?\d[a-z]\d)?)$/;
const ZIP_IN_FRONT = /^(\d{5})(?: \d{4})?[ ,]+/;
/** Words showing that the text before a city is a street or a neighborhood, not part of the city's name. */
const STREET_WORDS = new Set(
  (
    'st street ave avenue rd road blvd boulevard dr drive ln lane ct court hwy highway way pl place pkwy parkway cir circle ter terrace sq square ' +
    'trl trail loop rte route fwy freeway plaza broadway suite ste apt unit near downtown north south east west greater'
  ).split(' '),
);

/** Takes a typed address apart; undefined when there is nothing to read, or too much. */
export function parseAddress(text: string): Address | undefined {
  if (text.length > LONGEST) return undefined;
  let rest = foldText(text);
  const withoutCountry = (): string => {
    const cut = rest.replace(COUNTRY, '');
    return trimmed(cut === '' ? rest : cut);
  };
  rest = withoutCountry();
  if (rest === '') return undefined;
  let postalCode: string | undefined;
  let postalLeads = false;
  const atEnd = POSTAL_AT_END.exec(rest);
  if (atEnd) {
    postalCode = (atEnd[1] ?? atEnd[2])?.toUpperCase();
    rest = trimmed(rest.slice(0, atEnd.index));
    rest = withoutCountry();
  } else {
    const inFront = ZIP_IN_FRONT.exec(rest);
    if (inFront) {
      postalCode = inFront[1];
      postalLeads = true;
      rest = rest.slice(inFront[0].length);
    }
  }
  return { parts: rest.split(',').filter((part) => part !== ''), postalCode, postalLeads };
}

/** The ways a part can end with a state's code or name, longest name first: `charleston west virginia`. */
export function stateAtTheEnd(part: string): { city: string; state: string }[] {
  const words = part.split(' ');
  const splits: { city: string; state: string }[] = [];
  for (let from = Math.max(0, words.length - 4); from < words.length; from += 1) {
    const state = stateCode(words.slice(from).join(' '));
    if (state) splits.push({ city: words.slice(0, from).join(' '), state });
  }
  return splits;
}

/** Whether the words in front of a city are a street, a house number or a neighborhood. */
export function isStreet(words: readonly string[]): boolean {
  return words.some((word) => /\d/.test(word) || STREET_WORDS.has(word));
}

/** A search text as a name and, after a comma, the start of a state. */
export function splitSearch(folded: string): { name: string; state?: string } {
  const comma = folded.lastIndexOf(',');
  return comma < 0 ? { name: folded } : { name: folded.slice(0, comma), state: folded.slice(comma + 1) };
}

/** Whether a state's code or name starts with the typed letters. */
export function stateBegins(code: string, typed: string): boolean {
  return code.toLowerCase().startsWith(typed) || (STATE_NAMES[code] ?? '').startsWith(typed);
}

function trimmed(text: string): string {
  return text.replace(/^[ ,]+|[ ,]+$/g, '');
}
