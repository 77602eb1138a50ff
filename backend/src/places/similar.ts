/** A key of the column that is close to what was typed. */
export interface Similar {
  row: number;
  /** Letters missing, added or wrong, or pairs swapped. */
  slips: number;
  /** Whether the whole key is close to what was typed, or only its start. */
  whole: boolean;
}

const LONGEST = 64;
/** People make fewer typos at the start of a word: at most one within this many letters. */
const BEGINNING = 3;
const FAR = 99;

/** A sorted column of keys, to be searched for near matches. */
export class SimilarKeys {
  // The tree of all prefixes, each before those that continue it: its last letter and its length, the first prefix after it that does
  // not continue it, and the first row whose key begins so. One more after the last ends the others.
  private readonly letters: Uint16Array;
  private readonly lengths: Uint8Array;
  private readonly ends: Int32Array;
  private readonly rows: Int32Array;

  constructor(private readonly keys: readonly string[]) {
    const lengths = Uint8Array.from(keys, (key) => Math.min(key.length, LONGEST));
    const shared = Uint8Array.from(keys, (key, row) => (row === 0 ? 0 : sharedLength(keys[row - 1]!, key)));
    const count = lengths.reduce((sum, length, row) => sum + length - shared[row]!, 0);
    this.letters = new Uint16Array(count + 1);
    this.lengths = new Uint8Array(count + 1);
    this.ends = new Int32Array(count + 1).fill(count);
    this.rows = new Int32Array(count + 1).fill(keys.length);
    /** The prefixes of the current key, by length. */
    const path = new Int32Array(LONGEST + 1);
    for (let row = 0, node = 0, known = 0; row < keys.length; row += 1) {
      for (; known > shared[row]!; known -= 1) this.ends[path[known]!] = node;
      for (; known < lengths[row]!; node += 1) {
        this.letters[node] = keys[row]!.charCodeAt(known);
        known += 1;
        this.lengths[node] = known;
        this.rows[node] = row;
        path[known] = node;
      }
    }
  }

  /**
   * The rows of keys, or prefixes of keys, within `most` typos of what was typed: a letter missing, added or wrong, or two neighbors
   * swapped. A row of the distance table is computed once for all keys with the same prefix, and keys with a hopeless prefix are skipped
   * together.
   */
  find(typed: string, most: number): Similar[] {
    const { keys, letters, lengths, ends, rows } = this;
    const table = new DistanceTable(typed, most);
    // For each length, the prefix of the current key that is closest to what was typed.
    const closest = new Uint8Array(LONGEST + 1).fill(FAR);
    const found: Similar[] = [];
    const add = (from: number, to: number, slips: number, wholeOf: number) => {
      for (let row = from; row < to; row += 1) found.push({ row, slips, whole: keys[row]!.length === wholeOf });
    };
    for (let node = 0; node < letters.length - 1;) {
      const length = lengths[node]!;
      const isHopeless = table.next(length, letters[node]!) > (length <= BEGINNING ? 1 : most);
      const slips = table.last(length);
      const near = Math.min(closest[length - 1]!, slips);
      closest[length] = near;
      const after = isHopeless ? ends[node]! : node + 1;
      if (near <= most) add(rows[node]!, rows[after]!, near, !isHopeless && slips === near ? length : -1);
      node = after;
    }
    return found;
  }
}

/** How many typos lead from each beginning of what was typed to each prefix of a key, near the diagonal only. */
class DistanceTable {
  private readonly typed: Uint16Array;
  private readonly cells: Uint8Array;
  /** The letters of the current key. */
  private readonly key = new Uint16Array(LONGEST + 1);
  private readonly width: number;

  constructor(
    typed: string,
    private readonly most: number,
  ) {
    this.typed = Uint16Array.from(typed, (letter) => letter.charCodeAt(0));
    this.width = typed.length + 2;
    this.cells = new Uint8Array((LONGEST + 1) * this.width).fill(FAR);
    for (let column = 0; column <= Math.min(typed.length, most); column += 1) this.cells[column] = column;
  }

  /** How many lead to the current key's prefix of this length from all that was typed. */
  last(length: number): number {
    return this.cells[length * this.width + this.typed.length]!;
  }

  /** Fills the row of the prefix of this length, which ends in `letter`, and returns the smallest distance in it. */
  next(length: number, letter: number): number {
    const { typed, cells, key, width, most } = this;
    key[length] = letter;
    const line = length * width;
    const above = line - width;
    const before = key[length - 1];
    const first = Math.max(1, length - most);
    const last = Math.min(typed.length, length + most);
    let least = first === 1 ? length : FAR;
    cells[line + first - 1] = least;
    for (let column = first; column <= last; column += 1) {
      const other = typed[column - 1];
      let slips = Math.min(cells[above + column]!, cells[line + column - 1]!) + 1;
      slips = Math.min(slips, cells[above + column - 1]! + (letter === other ? 0 : 1));
      if (length > 1 && column > 1 && letter === typed[column - 2] && before === other)
        slips = Math.min(slips, cells[above - width + column - 2]! + 1);
      cells[line + column] = slips;
      if (slips < least) least = slips;
    }
    if (last < typed.length) cells[line + last + 1] = FAR;
    return least;
  }
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < LONGEST && length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
