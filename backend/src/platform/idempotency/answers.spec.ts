import type { Tx } from '../database/tx.js';
import { readAnswer, Replay } from './answers.js';

/** A transaction that finds an answer stored with this fingerprint. */
const storedWith = (fingerprint: string) =>
  ({
    one: async (sql: string) =>
      sql.includes('advisory') ? { mine: true } : { fingerprint, status: 201, answer: { id: '1' } },
  }) as unknown as Tx;

const repeat = {
  scope: 'anon POST /api/quotes',
  key: 'k',
  fingerprint: 'of the body',
  fingerprintAsSent: 'of its text',
  status: 201,
  used: false,
};

it.each(['of the body', 'of its text'])('repeats an answer stored with the fingerprint %s', async (stored) => {
  await expect(readAnswer(storedWith(stored), repeat)).rejects.toBeInstanceOf(Replay);
});

it('refuses the key of another body', async () => {
  await expect(readAnswer(storedWith('of another'), repeat)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});
