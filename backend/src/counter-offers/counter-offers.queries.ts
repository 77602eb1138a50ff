import type { User } from '../common/actor.js';
import { escrowBetween } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, JsonText, type ListPage } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import type { EarlierTerms } from '../quotes/quote.entity.js';
import { offerJson } from './counter-offers.dto.js';
import type { Haggle, OfferSide, OfferStatus } from './counter-offers.rules.js';

const FROM = 'counter_offers o JOIN quotes q ON q.id = o.quote_id JOIN shipments s ON s.id = o.shipment_id';
/** Is it one of the viewer's? $2 the viewer, $3 whether they are an operator. */
const IS_THEIRS = '($3::boolean OR $2::uuid IN (s.user_id, q.carrier_id))';
const OFFER_JSON = offerJson(escrowBetween('q.carrier_id', 's.user_id'));

/** What was offered on a quote, newest first: for its two sides and operators. @throws 404 for everybody else */
export async function listOffers(db: Db, user: User, quoteId: string, page: PageSearch): Promise<ListPage> {
  const quote = isUuid(quoteId)
    ? await db.one(
        `SELECT 1 AS one FROM quotes q JOIN shipments s ON s.id = q.shipment_id WHERE q.id = $1 AND ${IS_THEIRS}`,
        [quoteId, user.id, user.isAdmin],
      )
    : undefined;
  if (!quote) throw problem('not_found');
  return readPage(
    db,
    {
      from: FROM,
      where: `o.quote_id = $1 AND ${IS_THEIRS}`,
      values: [quoteId, user.id, user.isAdmin],
      json: OFFER_JSON,
      at: 'o.created_at',
      id: 'o.id',
      order: 'newest',
    },
    page,
  );
}

/** A participant: a counter-offer as one of its two sides sees it. */
export async function readOffer(tx: Tx, user: User, id: string): Promise<JsonText> {
  const row = await tx.one<{ json: string }>(
    `SELECT ${OFFER_JSON}::text AS json FROM ${FROM} WHERE o.id = $1 AND ${IS_THEIRS}`,
    [id, user.id, user.isAdmin],
  );
  if (!row) throw problem('not_found');
  return new JsonText(row.json);
}

interface OfferRow {
  quoteId: string;
  amount: string;
  history: readonly EarlierTerms[];
  offers: readonly { side: OfferSide; cents: number; status: OfferStatus; at: string; until: string }[];
}

/** What was offered on pending quotes, and until when the offer that is open stands. */
export interface HaggleOfQuote extends Haggle {
  quoteId: string;
  open: { side: OfferSide; validUntil: Date } | undefined;
}

/** The pending ones of these quotes, with all that was offered on them. */
export async function hagglesOf(reads: Db | Tx, quoteIds: readonly string[]): Promise<Map<string, HaggleOfQuote>> {
  const rows = await reads.rows<OfferRow & { cents: number }>(
    `SELECT q.id AS "quoteId", (q.amount * 100)::int AS cents, q.history,
            coalesce((SELECT json_agg(json_build_object('side', o.side, 'cents', (o.amount * 100)::int, 'status', o.status, 'at', o.created_at, 'until', o.valid_until) ORDER BY o.created_at, o.id)
                        FROM counter_offers o WHERE o.quote_id = q.id), '[]') AS offers
       FROM quotes q WHERE q.id = ANY($1::uuid[]) AND q.status = 'pending'`,
    [[...quoteIds]],
  );
  return new Map(
    rows.map(({ quoteId, cents, history, offers }) => {
      const open = offers.find(({ status }) => status === 'open');
      return [
        quoteId,
        {
          quoteId,
          quote: { amountCents: cents, history },
          offers: offers.map((each) => ({
            side: each.side,
            amountCents: each.cents,
            status: each.status,
            createdAt: new Date(each.at),
          })),
          open: open && { side: open.side, validUntil: new Date(open.until) },
        },
      ];
    }),
  );
}

/** The quotes with an open counter-offer of which this user is one of the sides, by shipment. */
export function quotesHaggledBy(tx: Tx, userId: string): Promise<{ shipmentId: string; quoteId: string }[]> {
  return tx.rows(
    `SELECT o.shipment_id AS "shipmentId", o.quote_id AS "quoteId" FROM ${FROM}
      WHERE o.status = 'open' AND $1 IN (s.user_id, q.carrier_id) ORDER BY o.shipment_id, o.quote_id`,
    [userId],
  );
}
