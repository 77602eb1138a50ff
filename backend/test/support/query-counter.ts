import { layLineTo } from './line.js';

/** A relay to PostgreSQL that counts the statements sent through it. */
export interface QueryCounter {
  /** The database's address through this relay. */
  readonly databaseUrl: string;
  /** How many statements were sent so far. */
  count(): number;
  close(): Promise<void>;
}

/** Opens it to the database at an address. */
export async function countQueries(databaseUrl: string): Promise<QueryCounter> {
  let statements = 0;
  const through = await layLineTo(databaseUrl, () =>
    messagesOf((type) => (statements += type === EXECUTE || type === SIMPLE_QUERY ? 1 : 0)),
  );
  return { databaseUrl: through.databaseUrl, count: () => statements, close: () => through.line.cut() };
}

const [EXECUTE, SIMPLE_QUERY] = ['E', 'Q'];

/**
 * Splits what a PostgreSQL client sends into messages: a letter, then the length of all that follows; only the first has no letter.
 * Source: https://www.postgresql.org/docs/18/protocol-message-formats.html
 */
function messagesOf(hear: (type: string) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  let began = false;
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const header = began ? 1 : 0;
      if (rest.length < header + 4) return;
      const length = header + rest.readInt32BE(header);
      if (rest.length < length) return;
      if (began) hear(String.fromCharCode(rest[0] as number));
      began = true;
      rest = rest.subarray(length);
    }
  };
}
