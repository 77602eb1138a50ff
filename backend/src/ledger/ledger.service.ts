import { Injectable } from '@nestjs/common';
import { machineNow } from '../common/clock.js';
import { type Cents, centsToDollars } from '../common/money.js';
import { Db } from '../platform/database/db.js';
import type { Reads } from '../platform/database/reads.js';
import type { Tx } from '../platform/database/tx.js';
import { type AccountCode, CHART, type Owner, ownerOf } from './ledger.chart.js';
import type { LedgerCheckAnswer, LedgerEntryAnswer } from './ledger.dto.js';
import { checkLedger } from './ledger.invariants.js';
import {
  BALANCE,
  ENTRIES_OF_PAYMENTS,
  FIND_ACCOUNTS,
  INSERT_ACCOUNTS,
  INSERT_ENTRIES,
  INSERT_TRANSACTION,
} from './ledger.queries.js';
import { type PostingKind, wordsOf } from './ledger.words.js';

/** One side of a posting. */
export interface Line extends Owner {
  account: AccountCode;
  /** Debit positive, credit negative; a zero line is dropped. */
  cents: Cents;
}

/** A transaction to be written to the ledger. */
export interface Posting {
  /** Names the fact, so that it is written once: `release:<quoteId>`. */
  key: string;
  kind: PostingKind;
  /** Business time. */
  at: Date;
  paymentId?: string;
  quoteId?: string;
  /** The provider's id of the charge, transfer or refund. */
  providerRef?: string;
  lines: readonly Line[];
}

interface AccountLine {
  code: AccountCode;
  quoteId: string | null;
  userId: string | null;
  cents: Cents;
}

/** The ledger. Everything that moves money is posted here, in the transaction that decides it. */
@Injectable()
export class LedgerService {
  constructor(private readonly db: Db) {}

  /**
   * A participant: writes the posting. Returns false, and writes nothing, when its key was already posted or it moves
   * nothing. Of two at once with the same key, the second waits for the first and then returns false.
   * A debit that would take a liability below zero fails with the constraint `guarded_not_negative`.
   * @throws Error when the lines do not sum to zero (a bug)
   */
  async post(tx: Tx, posting: Posting): Promise<boolean> {
    const lines: AccountLine[] = posting.lines
      .filter((line) => line.cents !== 0)
      .map((line) => ({ code: line.account, cents: line.cents, ...ownerOf(line.account, line) }));
    if (lines.some((line) => !Number.isSafeInteger(line.cents)))
      throw new Error(`ledger posting ${posting.key} is not in whole cents`);
    const sum = lines.reduce((total, line) => total + line.cents, 0);
    if (sum !== 0) throw new Error(`ledger posting ${posting.key} is off by ${sum} cents`);
    if (lines.length === 0) return false;

    const written = await tx.one<{ id: string }>(INSERT_TRANSACTION, [
      posting.key,
      posting.kind,
      posting.paymentId ?? null,
      posting.quoteId ?? null,
      posting.providerRef ?? null,
      posting.at,
      machineNow(),
    ]);
    if (!written) return false;
    const accounts = await this.accounts(tx, lines);
    // Everybody locks balances in account id order, so that two postings cannot wait for each other;
    // on one account the credit goes first, since its debit may be taken from it.
    const ordered = lines
      .map((line) => ({ id: accounts.get(accountKey(line)) as number, cents: line.cents }))
      .sort((one, other) => one.id - other.id || one.cents - other.cents);
    await tx.run(INSERT_ENTRIES, [
      written.id,
      ordered.map((line) => line.id),
      ordered.map((line) => line.cents),
      posting.at,
    ]);
    return true;
  }

  /** An account's balance in cents: for money owed or earned, credits minus debits; for assets and expenses, debits minus credits. */
  async balance(tx: Reads, code: AccountCode, owner: Owner = {}): Promise<Cents> {
    const { quoteId, userId } = ownerOf(code, owner);
    const row = await tx.rows<{ credits: number }>(BALANCE, [code, quoteId, userId]);
    const credits = row[0]?.credits ?? 0;
    const { kind } = CHART[code];
    return kind === 'liability' || kind === 'revenue' || credits === 0 ? credits : -credits;
  }

  /** The entries of these payments, oldest first; `reads` is the database, or the transaction that may have just written some. */
  async entriesOf(reads: Reads, paymentIds: readonly string[]): Promise<LedgerEntryAnswer[]> {
    const rows = await reads.rows<Omit<LedgerEntryAnswer, 'amount' | 'words'> & { cents: number }>(
      ENTRIES_OF_PAYMENTS,
      [paymentIds],
    );
    return rows.map(({ cents, ...row }) => ({
      ...row,
      amount: centsToDollars(cents),
      words: wordsOf(row.kind, row.account, cents),
    }));
  }

  /** Checks the whole ledger. */
  async check(): Promise<LedgerCheckAnswer> {
    const { balanced, escrowMatchesPayments, negativeEscrow, difference } = await checkLedger(this.db);
    return { balanced, escrowMatchesPayments, negativeEscrow, difference };
  }

  /** The account ids of the lines; missing accounts are opened. */
  private async accounts(tx: Tx, lines: readonly AccountLine[]): Promise<Map<string, number>> {
    const wanted = [...new Map(lines.map((line) => [accountKey(line), line])).values()];
    const columns = [
      wanted.map((line) => line.code),
      wanted.map((line) => line.quoteId),
      wanted.map((line) => line.userId),
    ];
    const find = async () =>
      new Map(
        (await tx.rows<Omit<AccountLine, 'cents'> & { id: number }>(FIND_ACCOUNTS, columns)).map((row) => [
          accountKey(row),
          row.id,
        ]),
      );
    const found = await find();
    if (found.size === wanted.length) return found;
    await tx.run(INSERT_ACCOUNTS, [...columns, wanted.map((line) => CHART[line.code].kind)]);
    return find();
  }
}

function accountKey(line: Pick<AccountLine, 'code' | 'quoteId' | 'userId'>): string {
  return `${line.code}:${line.quoteId ?? line.userId ?? ''}`;
}
