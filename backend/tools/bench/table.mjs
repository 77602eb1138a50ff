// The bench's figures as lines on the terminal and as the table in docs/speed.md.

/** The aims are for this many connections. */
export const HEADLINE = 16;

const WIDTHS = [26, 5, 22, 6, 16, 16, 18, 18];

/** @param {string[]} cells */
const row = (cells) =>
  cells
    .map((cell, place) => (place === 0 ? cell.padEnd(WIDTHS[place] ?? 0) : cell.padStart(WIDTHS[place] ?? 0)))
    .join('');

/** @param {number} value */
const figure = (value) => value.toFixed(value < 10 ? 2 : 0);

export function titles() {
  return row(['', 'conn', 'ratio (20..80 %)', 'CPU', 'calls/s', 'CPU ms/call', 'program p50/p99', 'floor p50/p99 ms']);
}

/** @param {string} name @param {number} connections @param {import('./pair.mjs').Comparison} result @param {number} [aim] */
export function line(name, connections, { ratio, low, high, cpuRatio, program, floor }, aim) {
  const said =
    aim === undefined || connections !== HEADLINE ? '' : ratio >= aim ? `   aim ${aim}` : `   BELOW the aim of ${aim}`;
  return row([
    name,
    String(connections),
    `${ratio.toFixed(2)} (${low.toFixed(2)}..${high.toFixed(2)})`,
    cpuRatio.toFixed(2),
    `${figure(program.callsASecond)} / ${figure(floor.callsASecond)}`,
    `${program.cpuMs.toFixed(2)} / ${floor.cpuMs.toFixed(2)}`,
    `${figure(program.p50)}/${figure(program.p99)}`,
    `${figure(floor.p50)}/${figure(floor.p99)}`,
  ]).concat(said);
}

/** @param {import('./markets.mjs').Figure} figure */
export const plain = ({ name, text, holds }) => `${holds ? 'ok     ' : 'MISSED '} ${name}: ${text}`;

/** @param {string[]} cells */
const inTable = (cells) => `| ${cells.join(' | ')} |`;

/** A missed aim stands out. @param {string} text @param {boolean} holds */
const judged = (text, holds) => (holds ? text : `**${text}**`);

/** @param {import('./markets.mjs').Report} report */
export function markdown({ at, node, machine, markets }) {
  const [smallest, largest] = [markets[0], markets.at(-1)];
  if (smallest === undefined || largest === undefined) return '';
  const sizes = markets.map(({ size }) => size.toLocaleString('en'));
  const connections = Object.keys(largest.scenarios[0]?.by ?? {}).map(Number);
  const headline = connections.includes(HEADLINE) ? HEADLINE : (connections[0] ?? HEADLINE);
  const columns = [
    '',
    'aim',
    ...sizes.map((size) => `share at ${size}`),
    'CPU',
    ...connections.map((count) => `p50 / p99 ms, ${count} conn.`),
    ...(markets.length > 1 ? ['growth (at most)'] : []),
  ];
  const lines = largest.scenarios.map(({ name, aim, growth, by }) => {
    const shares = markets
      .map(({ scenarios }) => scenarios.find((each) => each.name === name)?.by[headline])
      .map((each) => (each === undefined ? '-' : judged(each.ratio.toFixed(2), each.ratio >= aim)));
    const before = smallest.scenarios.find((each) => each.name === name)?.by[headline];
    const now = by[headline];
    const grown = before === undefined || now === undefined ? NaN : now.program.p50 / before.program.p50;
    return inTable([
      name,
      String(aim),
      ...shares,
      now === undefined ? '-' : now.cpuRatio.toFixed(2),
      ...connections.map((count) =>
        by[count] === undefined ? '-' : `${figure(by[count].program.p50)} / ${figure(by[count].program.p99)}`,
      ),
      ...(markets.length > 1 ? [`${judged(grown.toFixed(1), grown <= growth)} (${growth})`] : []),
    ]);
  });
  const besides = markets.flatMap(({ size, besides: figures }) =>
    figures.map(({ name, text, holds }) =>
      inTable([`${name}, ${size.toLocaleString('en')} shipments`, judged(text, holds)]),
    ),
  );
  const controls = markets
    .map(({ control, isVoid }) => `${control.ratio.toFixed(2)}${isVoid ? ' (VOID)' : ''}`)
    .join(', ');
  return [
    `${at.slice(0, 10)}, Node ${node}, ${machine}. The floor against itself: ${controls}.`,
    '',
    inTable(columns),
    inTable(columns.map(() => '---')),
    ...lines,
    '',
    inTable(['', '']),
    inTable(['---', '---']),
    ...besides,
    '',
  ].join('\n');
}
