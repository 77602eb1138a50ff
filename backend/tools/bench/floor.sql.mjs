// The floor's statements: plain rows with the names used in answers, the plans the indexes are made for, nothing checked.

const iso = (/** @type {string} */ column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const initial = (/** @type {string} */ person) =>
  `CASE WHEN ${person}.last_name <> '' THEN left(${person}.last_name, 1) || '.' END`;

const contact = (/** @type {string} */ end) =>
  `CASE WHEN coalesce(s.${end}_contact, s.${end}_phone) IS NOT NULL THEN json_build_object('name', s.${end}_contact, 'phone', s.${end}_phone) END AS "${end}Contact"`;
const access = (/** @type {string} */ end) =>
  `CASE WHEN coalesce(s.${end}_access::text, s.${end}_note) IS NOT NULL THEN json_build_object('place', s.${end}_access->'place', 'stairs', s.${end}_access->'stairs', 'lift', s.${end}_access->'lift', 'note', s.${end}_note) END AS "${end}Access"`;

/** @param {boolean} inside whether the viewer is a party */
const shipmentColumns = (
  inside,
) => `s.id, s.user_id AS "userId", o.first_name AS "ownerFirst", ${initial('o')} AS "ownerLast", s.title, s.description, s.category, s.subcategory,
  s.pickup_${inside ? 'location' : 'place'} AS "pickupLocation", s.delivery_${inside ? 'location' : 'place'} AS "deliveryLocation",
  s.pickup_date AS "pickupDate", s.pickup_until AS "pickupUntil", s.pickup_hours AS "pickupHours", s.delivery_from AS "deliveryFrom", s.delivery_date AS "deliveryDate", s.delivery_hours AS "deliveryHours", s.weight::float8 AS weight, s.dimensions, s.item_count AS "itemCount", s.photos, CASE WHEN cardinality(s.photo_captions) = cardinality(s.photos) THEN s.photo_captions ELSE array_fill(''::text, ARRAY[cardinality(s.photos)]) END AS "photoCaptions", s.status, s.budget::float8 AS budget,
  s.declared_value::float8 AS "declaredValue", s.distance_miles AS "distanceMiles",
  round(s.pickup_latitude, 1)::float8 AS "pickupLatitude", round(s.pickup_longitude, 1)::float8 AS "pickupLongitude", round(s.delivery_latitude, 1)::float8 AS "deliveryLatitude", round(s.delivery_longitude, 1)::float8 AS "deliveryLongitude",
  s.typical_low::float8 AS "typicalLow", s.typical_usual::float8 AS "typicalUsual", s.typical_high::float8 AS "typicalHigh", s.quote_count AS "quoteCount", s.cancel_reason AS "cancelReason", s.masked,
  ${inside ? `${contact('pickup')}, ${contact('delivery')}` : `NULL::json AS "pickupContact", NULL::json AS "deliveryContact"`}, ${access('pickup')}, ${access('delivery')}, s.runs,
  ${['pickup_address', 'delivery_address'].map((column) => `${inside ? `s.${column}` : 'NULL::text'} AS "${column.replace(/_(.)/, (_, letter) => letter.toUpperCase())}"`).join(', ')},
  CASE WHEN s.status IN ('listed', 'quoted') THEN s.book_now_price::float8 END AS "bookNowPrice", CASE WHEN s.status IN ('listed', 'quoted') THEN s.book_now_for END AS "bookNowFor",
  ${iso('s.only_until')} AS "onlyUntil", CASE WHEN s.status IN ('listed', 'quoted', 'booked') AND s.only_for IS NULL THEN '/s/' || s.id END AS "sharePath"${inside ? ', s.only_for AS "onlyFor", s.external_ref AS "externalRef", s.metadata, s.template, s.recurrence_id AS "recurrenceId", (SELECT c.code FROM release_codes c JOIN quotes x ON x.id = c.quote_id WHERE x.shipment_id = s.id) AS "releaseCode", NULL::text[] AS fences, CASE WHEN s.item_count = 0 THEN ARRAY[]::json[] ELSE ARRAY(SELECT to_json(i) FROM shipment_items i WHERE i.shipment_id = s.id ORDER BY i.place) END AS items' : ''},
  ${iso('s.created_at')} AS "createdAt", ${iso('s.updated_at')} AS "updatedAt"`;

const CURSOR = `to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' AS cursor`;

const PAY = 'coalesce(s.budget, s.typical_usual, -1)';

/** A carrier's rows, of what is listed and what has quotes, each status along its own index. The limit is part of the text: PostgreSQL takes an unknown one to be a tenth of all rows. @param {number} limit @param {string | undefined} sort newest first unless it is by pay a mile */
export function rows(limit, sort) {
  const key = sort === '-payPerMile' ? `round(${PAY} / greatest(s.distance_miles, 1), 4)` : 's.created_at';
  const first = (/** @type {string} */ status) =>
    `(SELECT s.id FROM shipments s WHERE s.status = '${status}' ORDER BY ${key} DESC, s.id DESC LIMIT ${limit})`;
  return `SELECT ${shipmentColumns(false)}, ${sort === undefined ? CURSOR : `(${key})::text AS cursor`},
      (SELECT sum(n)::int FROM shipment_counts WHERE status IN ('listed', 'quoted')) AS total
    FROM shipments s JOIN users o ON o.id = s.user_id
   WHERE s.id IN (${first('listed')} UNION ALL ${first('quoted')})
   ORDER BY ${key} DESC, s.id DESC LIMIT ${limit}`;
}

/** $1 status, $2 limit, then category, then the cursor's two. @param {boolean} category @param {boolean} cursor */
export function browse(category, cursor) {
  const after = category ? 4 : 3;
  return `SELECT ${shipmentColumns(false)}, ${CURSOR},
      (SELECT sum(n)::int FROM shipment_counts WHERE status = $1 ${category ? 'AND category = $3::text' : ''}) AS total
    FROM shipments s JOIN users o ON o.id = s.user_id
   WHERE s.status = $1 ${category ? 'AND s.category = $3::shipment_category' : ''}
     ${cursor ? `AND (s.created_at, s.id) < ($${after}::timestamptz, $${after + 1}::uuid)` : ''}
   ORDER BY s.created_at DESC, s.id DESC LIMIT $2`;
}

const MET = `q.shipment_id = s.id AND q.status IN ('paid', 'in_progress', 'delivered', 'completed') AND q.payment_status IN ('in_escrow', 'released')`;
/** What one shipment says beyond those of lists: the other side of a paid job, and the owner's own fee. */
const besides = `(SELECT json_build_object('name', concat_ws(' ', u.first_name, ${initial('u')}), 'phone', u.phone) FROM quotes q JOIN users u ON u.id = q.carrier_id WHERE ${MET}) AS contact,
  o.fee_percent::float8 AS "platformFeePercent"`;

export const SHIPMENT = `SELECT ${shipmentColumns(true)}, ${besides} FROM shipments s JOIN users o ON o.id = s.user_id WHERE s.id = $1`;

const quoteColumns = `q.id, q.shipment_id AS "shipmentId", s.title AS "shipmentTitle", q.carrier_id AS "carrierId", c.first_name AS "carrierFirst", CASE WHEN c.profile_image_url LIKE '/api/uploads/%' THEN c.profile_image_url END AS "carrierPortrait", c.truck_photos[1] AS "carrierTruckPhoto", ${initial('c')} AS "carrierLast",
  c.rating::float8 AS rating, c.review_count AS "reviewCount", c.completed_jobs AS "completedJobs", c.badges, q.amount::float8 AS amount,
  q.estimated_pickup_date AS "estimatedPickupDate", q.estimated_pickup_until AS "estimatedPickupUntil", q.pickup_day AS "pickupDay", q.pickup_day_hours AS "pickupDayHours", q.estimated_delivery_date AS "estimatedDeliveryDate", q.waiting_price::float8 AS "waitingPrice", q.free_waiting_minutes AS "freeWaitingMinutes", q.message, q.masked, q.warnings, q.status, q.payment_status AS "paymentStatus",
  q.stripe_payment_intent_id AS "stripePaymentIntentId", q.status = 'pending' AND q.terms_version < s.terms_version AS stale, NULL AS agreed, '[]'::jsonb AS "lapsedFacts", q.taken_at AS "takenAt", (SELECT count(*)::int FROM counter_offers x WHERE x.quote_id = q.id) AS "counterOffers", NULL AS "externalRef", NULL::jsonb AS metadata,
  coalesce(q.estimated_pickup_date < CASE WHEN s.pickup_until IS NOT NULL THEN s.pickup_date END OR coalesce(q.estimated_pickup_until, q.estimated_pickup_date) > coalesce(s.pickup_until, s.pickup_date)
    OR q.estimated_delivery_date > s.delivery_date OR q.estimated_delivery_date < s.delivery_from, false) AS "outsideWindow",
  ${iso('q.valid_until')} AS "validUntil", q.decline_reason AS "declineReason", q.history, ${iso('q.payment_due_at')} AS "paymentDueAt", ${iso('q.paid_at')} AS "paidAt",
  ${iso('q.delivered_at')} AS "deliveredAt", ${iso('q.payment_released_at')} AS "paymentReleasedAt", ${iso('q.created_at')} AS "createdAt", ${iso('q.updated_at')} AS "updatedAt"`;
const QUOTE_FROM = 'quotes q JOIN shipments s ON s.id = q.shipment_id JOIN users c ON c.id = q.carrier_id';

export const QUOTES = `SELECT ${quoteColumns} FROM ${QUOTE_FROM} WHERE q.shipment_id = $1 ORDER BY q.created_at DESC, q.id DESC LIMIT 20`;
export const QUOTE = `SELECT ${quoteColumns} FROM ${QUOTE_FROM} WHERE q.id = $1`;

export const COUNT_HOURLY = `INSERT INTO hourly_counters (kind, who, hour, count) VALUES ($1, $2, $3, 1)
  ON CONFLICT (kind, who, hour) DO UPDATE SET count = hourly_counters.count + 1 RETURNING count`;
export const NOTE = `INSERT INTO timeline (subject, subject_id, shipment_id, event, from_status, to_status, actor_kind, actor_id, at, data)
  VALUES ($1, $2, $3, $4, $5, $6, 'user', $7, $8, $9)`;
/** Written as already handed on, so that the program beside it does not pick it up. */
export const EVENT = 'INSERT INTO events (name, ids, user_ids, at, dispatched_at) VALUES ($1, $2, $3::uuid[], $4, $4)';

export const NEW_SHIPMENT = `INSERT INTO shipments (id, user_id, title, category, description, weight, dimensions, budget, pickup_location, delivery_location, pickup_place, delivery_place,
    pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles, status, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $10, 30.2672, -97.7431, 39.7392, -104.9903, 'America/Chicago', 'America/Denver', 920, 'listed', $11, $11)`;

export const LOCK_SHIPMENT = 'SELECT * FROM shipments WHERE id = $1 FOR UPDATE';
export const NEW_QUOTE = `INSERT INTO quotes (id, shipment_id, carrier_id, amount, estimated_pickup_date, estimated_delivery_date, message, terms_version, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, $8)`;
export const COUNT_QUOTE = 'UPDATE shipments SET quote_count = quote_count + 1 WHERE id = $1';
export const MOVE_SHIPMENT = 'UPDATE shipments SET status = $2, updated_at = $3 WHERE id = $1 AND status = $4';

export const PLACE_OF_QUOTE = 'SELECT shipment_id, carrier_id FROM quotes WHERE id = $1';
export const LOCK_QUOTE = 'SELECT * FROM quotes WHERE id = $1 FOR UPDATE';
export const LOCK_PAYMENT = 'SELECT * FROM payments WHERE quote_id = $1 FOR UPDATE';
export const CARRIER = 'SELECT * FROM users WHERE id = $1';
export const ACCEPT = `UPDATE quotes SET status = 'accepted', updated_at = $2, accepted_at = $2, payment_due_at = $3, agreed = $4 WHERE id = $1 AND status = 'pending'`;
export const CLEAR_DEADLINE = 'UPDATE deadlines SET done_at = $2 WHERE subject = $1 AND kind = $3 AND done_at IS NULL';
export const DEADLINE = `INSERT INTO deadlines (kind, subject, shipment_id, due_at) VALUES ('payment_window', $1, $2, $3)
  ON CONFLICT (kind, subject) DO UPDATE SET due_at = excluded.due_at, done_at = NULL, attempts = 0, next_attempt_at = NULL`;
