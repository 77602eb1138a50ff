import { layLineTo } from './line.js';

/** A relay to PostgreSQL that counts the statements sent through it. */
export interface QueryCounter {
  /** The database's address through this relay. */
  readonly databaseUrl: string;
  /** How many statements were sent so far. */
  count(): number;
  close(): Promise<void>;
}

/** Opens it to the database at an address. What only says how the statement beside it is planned goes in the same write, and is not counted. */
export async function countQueries(databaseUrl: string): Promise<QueryCounter> {
  let statements = 0;
  const through = await layLineTo(databaseUrl, () =>
    messagesOf(
      (type, body) => (statements += type === EXECUTE || (type === SIMPLE_QUERY && !PLANS.test(body())) ? 1 : 0),
    ),
  );
  return { databaseUrl: through.databaseUrl, count: () => statements, close: () => through.line.cut() };
}

const [EXECUTE, SIMPLE_QUERY] = ['E', 'Q'];
const PLANS = /^(?:SET|RESET) plan_cache_mode\b/;

/**
 * Splits what a PostgreSQL client sends into messages: a letter, then the length of all that follows; only the first has no letter.
 * Source: https://www.postgresql.org/docs/18/protocol-message-formats.html
 */
function messagesOf(hear: (type: string, body: () => string) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  let began = false;
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const header = began ? 1 : 0;
      if (rest.length < header + 4) return;
      const length = header + rest.readInt32BE(header);
      if (rest.length < length) return;
      const message = rest;
      if (began) hear(String.fromCharCode(message[0] as number), () => message.toString('utf8', header + 4, length));
      began = true;
      rest = rest.subarray(length);
    }
  };
}
