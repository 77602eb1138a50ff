import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, Problem, problem } from '../common/errors.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { problemBody } from '../platform/http/problem.filter.js';
import { checked } from '../platform/http/validation.js';
import type { BulkAnswer, BulkOutcome, BulkResult, BulkShipments } from './bulk.dto.js';
import { CreateShipment } from './create-shipment.js';
import { givenHash } from './given-hash.js';
import { NewShipment } from './shipments.dto.js';
import { shipmentsByRef } from './shipments.queries.js';

/** A row that was created or already there. */
interface Kept {
  outcome: Exclude<BulkOutcome, 'refused'>;
  shipmentId: string | null;
}

/** A shipment with the row's externalRef; without an id after a dry run. */
interface Earlier {
  id: string | null;
  hash: Buffer | null;
}

type ByRef = Map<string, Earlier>;

/** Creates many shipments in one call, each in a transaction of its own. */
@Injectable()
export class BulkShipmentsService {
  constructor(
    private readonly db: Db,
    private readonly createShipment: CreateShipment,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** As {@link create}, answered the same to a repeat with the same Idempotency-Key, unless a limit refused the rest. */
  createOnce(user: User, body: BulkShipments): Promise<BulkAnswer> {
    const isWhole = ({ results }: BulkAnswer) => results.every(({ problem: why }) => why?.code !== 'too_many_requests');
    return this.db.once(() => this.create(user, body), isWhole);
  }

  /**
   * Says of each row what became of it. Sending the same again creates only what is missing: a row is known by its
   * externalRef. When an hourly limit or that of a key is reached, the rest of what is
   * missing is refused with it.
   */
  async create(user: User, { rows, dryRun = false }: BulkShipments): Promise<BulkAnswer> {
    const known = await shipmentsByRef(this.db, user.id, rows.map(refIn));
    const results: BulkResult[] = [];
    let usedUp: Problem | undefined;
    for (const [index, row] of rows.entries()) {
      const isThere = known.has(refIn(row));
      const keep = async () => {
        // The call itself was counted already, which is its first row; one that is there already is no write.
        if (index > 0 && !isThere) await user.key?.countWrite();
        return this.keep(user, row, known, dryRun);
      };
      const kept: Kept | Problem = (isThere ? undefined : usedUp) ?? (await keep().catch(asProblem));
      if (kept instanceof Problem && kept.code === 'too_many_requests') usedUp = kept;
      results.push({
        index,
        externalRef: refIn(row) || null,
        ...(kept instanceof Problem ? this.refused(kept) : kept),
      });
    }
    const count = (outcome: BulkOutcome) => results.filter((each) => each.outcome === outcome).length;
    return { created: count('created'), existing: count('existing'), refused: count('refused'), results };
  }

  private async keep(user: User, row: unknown, known: ByRef, dryRun: boolean): Promise<Kept> {
    const body = await checked(NewShipment, row);
    const ref = body.externalRef;
    if (!ref) throw invalidField('externalRef', 'Each row needs one of its own');
    const hash = givenHash(body);
    const earlier = known.get(ref);
    if (earlier) return asExisting(earlier, hash);
    try {
      const id = await this.createShipment.createOne(user, body, dryRun);
      known.set(ref, { id, hash });
      return { outcome: 'created', shipmentId: id };
    } catch (error) {
      // Another call may have created it at the same moment.
      const other = isRefTaken(error) ? (await shipmentsByRef(this.db, user.id, [ref])).get(ref) : undefined;
      if (!other) throw error;
      return asExisting(other, hash);
    }
  }

  private refused(refusal: Problem): Omit<BulkResult, 'index' | 'externalRef'> {
    const { instance: _, ...body } = problemBody(refusal, '', this.env);
    const { retryAfter } = refusal.extras;
    return {
      outcome: 'refused',
      shipmentId: null,
      problem: body,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  }
}

function refIn(row: unknown): string {
  const ref = (row as { externalRef?: unknown } | null)?.externalRef;
  return typeof ref === 'string' ? ref : '';
}

/** @throws 409 `external_ref_taken` when it was created from something else; in a dry run, when an earlier row says something else */
function asExisting({ id, hash }: Earlier, given: Buffer): Kept {
  if (!hash?.equals(given)) {
    const other = id === null ? { detail: 'An earlier row has this externalRef.' } : { current: { id } };
    throw problem('external_ref_taken', other);
  }
  return { outcome: 'existing', shipmentId: id };
}

function isRefTaken(error: unknown): boolean {
  if (error instanceof Problem) return error.code === 'external_ref_taken';
  return (error as { constraint?: string }).constraint === 'shipments_external_ref';
}

/** A refusal of one row; everything else ends the call. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}
