import { formatCents, type Cents } from '../common/money.js';

/** A load as its carrier is told of it. */
export interface LoadWords {
  title: string;
  pickup: string;
  delivery: string;
  miles: number;
  /** Road miles that it adds to the trip; null for a saved search, which has no way. */
  addedMiles: number | null;
  /** What is left for the carrier. */
  net: Cents | null;
}

/** Of more loads than this a digest says only how many there are. */
const MOST_LISTED = 10;

const miles = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'mile' : 'miles'}`;
const dollars = (cents: Cents) => formatCents(Math.round(cents / 100) * 100).replace(/\.00$/, '');

function worth({ addedMiles, net }: LoadWords): string {
  const added = addedMiles === null ? '' : addedMiles === 0 ? 'It is on your way' : `It adds ${miles(addedMiles)}`;
  const kept = net === null ? '' : net < 0 ? `it costs you about ${dollars(-net)}` : `you keep about ${dollars(net)}`;
  const words = [added, kept].filter(Boolean).join(', and ');
  return words === '' ? '' : `${words[0]!.toUpperCase()}${words.slice(1)}.`;
}

/** One load: `"Oak table", Austin, TX to Denver, CO, 920 miles. It adds 38 miles, and you keep about $612.` */
export function loadWords(load: LoadWords): string {
  return `"${load.title}", ${load.pickup} to ${load.delivery}, ${miles(load.miles)}. ${worth(load)}`.trim();
}

/** What one load is told as. */
export function foundWords(watch: string, load: LoadWords): { title: string; body: string } {
  return { title: `New load for "${watch}"`, body: loadWords(load) };
}

/** What several are told as, best first: how many, and the best; a mail has the first ten, line by line. */
export function digestWords(watch: string, loads: readonly LoadWords[], isMore: boolean) {
  const [best] = loads;
  const count = loads.length;
  const title = `${isMore ? 'And ' : ''}${count}${isMore ? ' more' : ''} new ${count === 1 ? 'load' : 'loads'} for "${watch}"`;
  const rest = count - MOST_LISTED;
  return {
    title,
    body: `${count === 1 ? '' : 'The best: '}${best ? loadWords(best) : ''}`,
    lines: [...loads.slice(0, MOST_LISTED).map(loadWords), ...(rest > 0 ? [`And ${rest} more.`] : [])],
  };
}
