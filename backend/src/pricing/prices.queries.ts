import { Injectable } from '@nestjs/common';
import type { Visitor } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText } from '../common/paging.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { visibleTo } from '../shipments/visible.js';
import type { PriceComparisonAnswer } from './prices.dto.js';

/** The stored estimates as answers show them, cheapest first. $1 shipment, $2 the caller, $3 whether it is an admin. */
const COMPARISONS = `
  SELECT coalesce((
    SELECT json_agg(json_build_object(
      'id', p.id, 'shipmentId', p.shipment_id, 'carrierName', p.carrier_name, 'serviceType', p.service_type,
      'estimatedCost', p.estimated_cost, 'estimatedDays', p.estimated_days, 'currency', p.currency,
      'calculatedAt', ${isoJson('p.calculated_at')}, 'low', p.low, 'high', p.high,
      'usual', coalesce((p.api_response->>'usual')::boolean, false)
    ) ORDER BY p.estimated_cost, p.carrier_name, p.id)
    FROM price_comparisons p WHERE p.shipment_id = s.id), '[]') AS list
  FROM shipments s
  WHERE s.id = $1 AND ${visibleTo('s', '$2::uuid', '$3::boolean')}`;

@Injectable()
export class PricesQueries {
  constructor(private readonly db: Db) {}

  /**
   * The stored estimates of a shipment the caller may see.
   * @throws 404, including for somebody else's draft
   */
  async comparisons(visitor: Visitor, shipmentId: string): Promise<JsonText> {
    const row = await this.db.one<{ json: string }>(
      `SELECT list::text AS json FROM (${COMPARISONS}) found`,
      parameters(visitor, shipmentId),
    );
    if (!row) throw problem('not_found');
    return new JsonText(row.json);
  }

  /** A participant: the same as {@link comparisons}, as rows. */
  async comparisonRows(tx: Tx, visitor: Visitor, shipmentId: string): Promise<PriceComparisonAnswer[]> {
    const row = await tx.one<{ list: PriceComparisonAnswer[] }>(COMPARISONS, parameters(visitor, shipmentId));
    if (!row) throw problem('not_found');
    return row.list;
  }
}

function parameters(visitor: Visitor, shipmentId: string): unknown[] {
  if (!isUuid(shipmentId)) throw problem('not_found');
  return [shipmentId, visitor?.id ?? null, visitor?.isAdmin ?? false];
}
