/**
 * A compass search: a step along each axis and its sign while it helps, then half the step. The first two axes and the fifth take whole steps, the powers shorter ones.
 * @param {(at: number[]) => number} loss @param {number[]} start @param {number[][]} bounds
 */
export function descend(loss, start, bounds) {
  let best = [...start];
  let least = loss(best);
  for (let step = 0.25; step > 1e-3;) {
    let moved = false;
    for (let axis = 0; axis < best.length; axis += 1) {
      for (const sign of [1, -1]) {
        const next = [...best];
        const [low = 0, high = 0] = bounds[axis] ?? [];
        next[axis] = Math.min(
          high,
          Math.max(low, /** @type {number} */ (next[axis]) + sign * step * (axis === 2 || axis === 3 ? 0.3 : 1)),
        );
        const value = loss(next);
        if (value >= least) continue;
        [best, least, moved] = [next, value, true];
      }
    }
    if (!moved) step /= 2;
  }
  return best;
}
