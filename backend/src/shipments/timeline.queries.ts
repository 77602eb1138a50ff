import { Injectable } from '@nestjs/common';
import type { Visitor } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import type { DealNoun } from '../common/rules.js';
import type { Scope } from '../common/scopes.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import { type DeadlineAnswer, SHOWN_DEADLINES, type TimelineAnswer, toDeadline } from './timeline.dto.js';
import { visibleTo } from './visible.js';

/**
 * $1 shipment, $2 the caller, $3 whether it is an admin, $4 kinds of deadlines.
 * `whole`: owner and admins see everything. `chosen`: the carrier whose quote was accepted. A carrier sees the lines of
 * their own quotes and of those quotes' payments, but for cards that were refused, claims, change orders and counter-offers. Everybody sees the shipment's changes of status, without amounts.
 */
const TIMELINE = `
  WITH own AS (
    SELECT id, status FROM quotes WHERE shipment_id = $1 AND carrier_id = $2::uuid
  ), found AS (
    SELECT s.id, coalesce(s.user_id = $2::uuid, false) OR $3::boolean AS whole,
           EXISTS (SELECT 1 FROM own WHERE status NOT IN ('pending', 'declined')) AS chosen
      FROM shipments s
     WHERE s.id = $1 AND ${visibleTo('s', '$2::uuid', '$3::boolean')}
  )
  SELECT
    coalesce((
      SELECT json_agg(json_build_object(
        'at', ${isoJson('t.at')}, 'event', t.event, 'from', t.from_status, 'to', t.to_status, 'subject', t.subject, 'subjectId', t.subject_id,
        'data', CASE WHEN t.subject <> 'shipment' OR f.whole OR f.chosen THEN t.data END
      ) ORDER BY t.at, t.id)
      FROM timeline t
      WHERE t.shipment_id = f.id AND (
        f.whole
        OR t.subject = 'shipment' AND (f.chosen OR t.from_status IS DISTINCT FROM t.to_status)
        OR t.subject = 'quote' AND t.subject_id IN (SELECT id FROM own)
        OR t.subject = 'payment' AND t.event <> 'refuse' AND t.subject_id IN (SELECT p.id FROM payments p JOIN own ON own.id = p.quote_id)
        OR t.subject = 'claim' AND t.subject_id IN (SELECT c.id FROM claims c JOIN own ON own.id = c.quote_id)
        OR t.subject = 'change_order' AND t.subject_id IN (SELECT o.id FROM change_orders o JOIN own ON own.id = o.quote_id)
        OR t.subject = 'counter_offer' AND t.subject_id IN (SELECT o.id FROM counter_offers o JOIN own ON own.id = o.quote_id)
      )), '[]') AS events,
    coalesce((
      SELECT json_agg(json_build_object('kind', d.kind, 'dueAt', ${isoJson('d.due_at')}, 'subjectId', d.subject) ORDER BY d.due_at, d.kind, d.subject)
      FROM deadlines d
      WHERE d.shipment_id = f.id AND d.done_at IS NULL AND d.kind = ANY($4::text[]) AND (
        f.whole
        OR d.subject IN (SELECT id FROM own)
        OR f.chosen AND d.kind IN ('claim_window', 'claim_decision')
      )), '[]') AS deadlines
  FROM found f`;

/** What a key needs to be shown the lines of each noun. */
const SHOWN_WITH: Readonly<Record<DealNoun, Scope>> = {
  shipment: 'shipments:read',
  quote: 'quotes:read',
  payment: 'payments:read',
  claim: 'claims:read',
  change_order: 'quotes:read',
  counter_offer: 'quotes:read',
};

@Injectable()
export class TimelineQueries {
  constructor(private readonly db: Db) {}

  /**
   * What happened to a shipment, as far as the caller and its key may know, and what is due next.
   * @throws 404, including for somebody else's draft
   */
  async timeline(visitor: Visitor, shipmentId: string): Promise<TimelineAnswer> {
    if (!isUuid(shipmentId)) throw problem('not_found');
    const row = await this.db.one<{
      events: TimelineAnswer['events'];
      deadlines: Omit<DeadlineAnswer, 'who' | 'then'>[];
    }>(TIMELINE, [shipmentId, visitor?.id ?? null, visitor?.isAdmin ?? false, [...SHOWN_DEADLINES]]);
    if (!row) throw problem('not_found');
    const scopes = visitor?.key?.scopes;
    const events = scopes ? row.events.filter(({ subject }) => scopes.has(SHOWN_WITH[subject])) : row.events;
    return { events, deadlines: row.deadlines.map(toDeadline) };
  }
}
