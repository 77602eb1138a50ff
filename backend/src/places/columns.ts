/** Pairs of key and row as two columns, sorted by key. */
export function sortedColumns(entries: [key: string, row: number][]): [keys: string[], rows: Int32Array] {
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return [entries.map(([key]) => key), Int32Array.from(entries, ([, row]) => row)];
}

/** The first index of a sorted column whose key is not before `key`. */
export function lowerBound(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
