// The bench's lines on the terminal.

const WIDTHS = [26, 22, 6, 16, 16, 18, 18];

/** @param {string[]} cells */
const row = (cells) => cells.map((cell, place) => (place === 0 ? cell.padEnd(WIDTHS[place] ?? 0) : cell.padStart(WIDTHS[place] ?? 0))).join('');

export function titles() {
  return row(['', 'ratio (20..80 %)', 'CPU', 'calls/s', 'CPU ms/call', 'program p50/p99', 'floor p50/p99 ms']);
}

/** @param {string} name @param {import('./pair.mjs').Comparison} result @param {number} [aim] */
export function line(name, { ratio, low, high, cpuRatio, program, floor }, aim) {
  const figure = (/** @type {number} */ value) => value.toFixed(value < 10 ? 2 : 0);
  return row([
    name,
    `${ratio.toFixed(2)} (${low.toFixed(2)}..${high.toFixed(2)})`,
    cpuRatio.toFixed(2),
    `${figure(program.callsASecond)} / ${figure(floor.callsASecond)}`,
    `${program.cpuMs.toFixed(2)} / ${floor.cpuMs.toFixed(2)}`,
    `${figure(program.p50)}/${figure(program.p99)}`,
    `${figure(floor.p50)}/${figure(floor.p99)}`,
  ]).concat(aim === undefined ? '' : ratio >= aim ? `   aim ${aim}` : `   BELOW the aim of ${aim}`);
}
