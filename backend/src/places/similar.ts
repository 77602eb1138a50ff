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
  /** How many first letters a key shares with the one before it. */
  private readonly shared: Uint8Array;

  constructor(private readonly keys: readonly string[]) {
    this.shared = Uint8Array.from(keys, (key, row) => (row === 0 ? 0 : sharedLength(keys[row - 1]!, key)));
  }

  /**
   * The rows of keys, or prefixes of keys, within `most` typos of what was typed: a letter missing, added or wrong, or two neighbors
   * swapped. Walks the column as a tree: a row of the distance table is computed once for all keys with the same prefix, and keys with a
   * hopeless prefix are skipped together.
   */
  find(typed: string, most: number): Similar[] {
    const width = typed.length;
    const lines = Array.from({ length: LONGEST + 1 }, () => new Uint8Array(width + 2).fill(FAR));
    for (let column = 0; column <= Math.min(width, most); column += 1) lines[0]![column] = column;
    // For each depth, the prefix of the current key that is closest to what was typed.
    const closest = new Uint8Array(LONGEST + 1).fill(FAR);
    const found: Similar[] = [];
    const { keys, shared } = this;
    for (let row = 0, known = 0; row < keys.length;) {
      const key = keys[row]!;
      const end = Math.min(key.length, LONGEST);
      let depth = Math.min(known, shared[row]!, end);
      let isHopeless = false;
      while (depth < end && !isHopeless) {
        isHopeless = nextLine(lines, depth, key, typed, most) > (depth < BEGINNING ? 1 : most);
        depth += 1;
        closest[depth] = Math.min(closest[depth - 1]!, lines[depth]![width]!);
      }
      known = depth;
      const atEnd = isHopeless ? FAR : lines[depth]![width]!;
      const slips = Math.min(atEnd, closest[depth]!);
      if (slips <= most) found.push({ row, slips, whole: atEnd === slips && depth === key.length });
      row += 1;
      if (isHopeless && slips > most) while (row < keys.length && shared[row]! >= depth) row += 1;
    }
    return found;
  }
}

/** Fills the row below `depth` for the key's next letter, near the diagonal only, and returns the smallest distance in it. */
function nextLine(lines: readonly Uint8Array[], depth: number, key: string, typed: string, most: number): number {
  const [above, line] = [lines[depth]!, lines[depth + 1]!];
  const letter = key.charCodeAt(depth);
  const first = Math.max(1, depth + 1 - most);
  const last = Math.min(typed.length, depth + 1 + most);
  let least = first === 1 ? depth + 1 : FAR;
  line[first - 1] = least;
  for (let column = first; column <= last; column += 1) {
    const other = typed.charCodeAt(column - 1);
    let slips = Math.min(above[column]!, line[column - 1]!) + 1;
    slips = Math.min(slips, above[column - 1]! + (letter === other ? 0 : 1));
    if (depth > 0 && column > 1 && letter === typed.charCodeAt(column - 2) && key.charCodeAt(depth - 1) === other) {
      slips = Math.min(slips, lines[depth - 1]![column - 2]! + 1);
    }
    line[column] = slips;
    if (slips < least) least = slips;
  }
  if (last < typed.length) line[last + 1] = FAR;
  return least;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < LONGEST && length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
