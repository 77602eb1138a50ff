import { type AccountCode, type AccountKind, CHART, ownerOf } from '../../src/ledger/ledger.chart.js';
import type { Posting } from '../../src/ledger/ledger.service.js';

/** `expect` costs more than everything else in a loop of this length. */
export function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** The smallest ledger that does what the database does: sums, and no liability below zero. */
export class MemoryLedger {
  private readonly accounts = new Map<AccountCode, number>();

  post({ key, lines }: Posting): void {
    check(lines.reduce((sum, line) => sum + line.cents, 0) === 0, `${key} does not sum to zero`);
    for (const { account, cents, ...owner } of lines) {
      ownerOf(account, owner);
      check(Number.isInteger(cents) && cents !== 0, `${key} has a line of ${cents}`);
      this.accounts.set(account, this.of(account) + cents);
      check(CHART[account].kind !== 'liability' || this.of(account) <= 0, `${key} takes ${account} below zero`);
    }
  }

  of(account: AccountCode): number {
    return this.accounts.get(account) ?? 0;
  }

  /** Everything still owed to anybody. */
  owed(): number {
    return this.sumOf('liability');
  }

  earned(): number {
    return this.sumOf('revenue');
  }

  /** What all accounts of a kind hold, credits positive. */
  private sumOf(kind: AccountKind): number {
    return [...this.accounts].reduce((sum, [code, cents]) => (CHART[code].kind === kind ? sum - cents : sum), 0);
  }
}
