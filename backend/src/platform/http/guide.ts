import { errorTable } from './error-pages.js';

/** What an integrator reads first: the document's own introduction. A test runs its commands as written. */
export const GUIDE = `A marketplace for shipping large items: shippers list, carriers quote, the payment is held until delivery is confirmed.

JSON in and out; money in US dollars with at most two decimals; weights in lbs; dimensions L x W x H in ft; errors are
application/problem+json with a stable \`code\`.

Made into clients from [/api/openapi.json](/api/openapi.json) (OpenAPI 3.1), or from
[/api/openapi-3.0.json](/api/openapi-3.0.json) by tools that read no later version. What only operators can call stands in
[/api/openapi.admin.json](/api/openapi.admin.json), which only they can read.

# From nothing to a paid delivery

All commands can be pasted into one shell, in this order; they need \`curl\` and \`node\`, and a Haulway with the card
sandbox, as \`npm start\` gives it. Two helpers come first: one sends JSON and fails aloud, one takes a field out of an answer.

\`\`\`sh
HAULWAY=http://localhost:3000
call() { curl -sS --fail-with-body -H 'content-type: application/json' "$@"; }
field() { node -pe "JSON.parse(require('fs').readFileSync(0)).$1"; }
\`\`\`

**Two accounts**, a shipper's and a carrier's. The answer has a token, which every later call shows as a Bearer.

\`\`\`sh
NOW=$(date +%s)
SHIPPER=$(call $HAULWAY/api/auth/register -d '{"email": "shipper-'$NOW'@example.com", "password": "a long walk by the river", "firstName": "Dana"}' | field token)
CARRIER=$(call $HAULWAY/api/auth/register -d '{"email": "carrier-'$NOW'@example.com", "password": "a long walk by the river", "firstName": "Cole", "isCarrier": true}' | field token)
\`\`\`

**A listing.** With an \`Idempotency-Key\`, as here, a call may be sent again after a timeout: it has its effect once, and
the repeat is told what the first was told.

\`\`\`sh
SHIPMENT=$(call $HAULWAY/api/shipments -H "authorization: Bearer $SHIPPER" -H "idempotency-key: boat-$NOW" -d '{
  "title": "Sailing boat, 22 ft, on its trailer", "category": "vehicles", "weight": 2400,
  "description": "Ready to go, with tires of this year.",
  "pickupLocation": "Austin, TX", "deliveryLocation": "Denver, CO"
}' | field id)
\`\`\`

**A quote**, which only the shipper and its carrier can see, and its acceptance.

\`\`\`sh
QUOTE=$(call $HAULWAY/api/quotes -H "authorization: Bearer $CARRIER" -d '{"shipmentId": "'$SHIPMENT'", "amount": 1240, "message": "I can load on Tuesday."}' | field id)
call $HAULWAY/api/quotes/$QUOTE/accept -H "authorization: Bearer $SHIPPER" -d '{}' | field status
\`\`\`

**The payment.** \`pay\` answers a client secret. With Stripe the browser confirms it in the Payment Element; here the
sandbox takes Stripe's test card. From then on the money is in escrow.

\`\`\`sh
SECRET=$(call $HAULWAY/api/quotes/$QUOTE/pay -H "authorization: Bearer $SHIPPER" -d '{}' | field clientSecret)
call $HAULWAY/api/sandbox/payment-intents/confirm -d '{"clientSecret": "'$SECRET'", "card": {"number": "4242424242424242", "expMonth": 12, "expYear": 2040, "cvc": "123"}}' | field status
call $HAULWAY/api/payments/$QUOTE/confirm -H "authorization: Bearer $SHIPPER" -d '{"quoteId": "'$QUOTE'"}' | field status
\`\`\`

**The road.** The carrier picks up, says where it is, and delivers; the shipper's confirmation releases the payment.

\`\`\`sh
call $HAULWAY/api/shipments/$SHIPMENT/pickup -H "authorization: Bearer $CARRIER" -d '{}' | field status
call $HAULWAY/api/shipments/$SHIPMENT/locations -H "authorization: Bearer $CARRIER" -d '{"latitude": 36.1, "longitude": -100.2, "notes": "Halfway"}' | field notes
call $HAULWAY/api/shipments/$SHIPMENT/deliver -H "authorization: Bearer $CARRIER" -d '{}' | field status
call $HAULWAY/api/shipments/$SHIPMENT/confirm-delivery -H "authorization: Bearer $SHIPPER" -d '{}' | field payment.status
\`\`\`

**Live events** of a user come as server-sent events, for as long as one listens; here for two seconds. After a break,
\`Last-Event-ID\` brings what was missed.

\`\`\`sh
curl -sN --max-time 2 $HAULWAY/api/events -H "authorization: Bearer $SHIPPER" -H 'last-event-id: 0' | head -9
\`\`\`

# Keys for programs

The tokens above are those of people who signed in. A program of yours calls with a key instead, without anybody's password:
make one under [Developers](/developers), say what it may do, and send it as the same Bearer. It acts for you, for as long as
you let it.

\`\`\`text
authorization: Bearer hwk_live_x7VdKx3vQm9aT7wLr2uBpN4sYc8eHz1001T2uB
\`\`\`

- **Scopes** say what a key may do; each call names in \`x-scope\` those of which the key needs one. Without it the answer is
  403 \`scope_missing\` with \`requiredScope\`. Calls without \`x-scope\` are for people only: 403 \`session_only\`. To cancel
  or withdraw what is booked costs somebody money and takes \`bookings:write\` as well.
- **Keep it on your server**, and out of addresses: a key that comes in one is ended at once. It can name the networks that it
  may be used from.
- **Replace it** before it expires: the new key and the old one both work for a while, and an \`Idempotency-Key\` counts for
  both.
- **Limits** are 1,200 reads and 300 writes a minute and key, beside those of the address and the user.
- **Test keys**, \`hwk_test_...\`, are those of a Haulway with the card sandbox, where nobody is charged.
  \`GET /api/api-keys/current\` says what a key is.

# Never missing what happened

\`GET /api/event-log\` is what happened to your shipments, quotes, payments, messages and claims, the oldest first, for 30 days.
Follow \`Link; rel="next"\` until a page is empty, keep that last address, and go on from it a minute or a day later: nothing
is missed or told twice, however much is written meanwhile. \`after=now\` gives an address to begin with.

\`\`\`sh
call "$HAULWAY/api/event-log?types=quote.*" -H "authorization: Bearer $SHIPPER" | field length
\`\`\`

An event has ids and the state after it; read the rest at its \`url\`. Compare \`updatedAt\` when you may have read a newer
state already. After more than 30 days the answer is 410 \`cursor_expired\`: read your lists anew and begin again. All quotes on
all of your listings come in one list: \`GET /api/quotes?owner=me\`, with \`updatedSince\` those that changed.

# What holds everywhere

- **Lists** are arrays, newest first. \`limit\` takes 1 to 100; the next page's address stands in the header \`Link\`, the
  number of all in \`X-Total-Count\` (up to 10,000, then with \`X-Total-Count-Capped: true\`).
- **Refusals** name the field: \`errors\` is a list of \`path\` and \`message\`. Unknown fields are refused. 409 means that
  somebody was faster, or that the state does not allow it; 429 and 503 say in \`Retry-After\` when to come again.
- **Limits**: \`RateLimit-Policy\` says how many reads and writes are let through in how many seconds, \`RateLimit\` how many
  are left: \`"reads";r=5999;t=60\`.
- **What you can do** with a shipment, a quote or another record of yours is in its \`can\`: the calls that would not be
  refused now. \`next\` says who has to do what, until when, and what happens otherwise. Lists that everybody reads have neither.
- **Words may be added** to the codes of refusals, the statuses, kinds and event names of answers: \`x-known-values\` has
  those that there are. Take one that you do not know as "something else".
- **What anybody may read** has an \`ETag\` when it is read without signing in; sent back in \`If-None-Match\` it is
  answered with 304 and no body as long as nothing has changed.
- **Money and weights** in requests may also be plain decimal strings: \`"1240.50"\`. Answers always give numbers.
- **Contacts** of a shipment may also be one text, which is then the name: \`"pickupContact": "Dana, (512) 555-0142"\`. Answers always give the object.
- **A call without required fields** needs no body; an empty one, or \`null\`, is none, whatever content type is named.
- **Instants** are ISO 8601 in UTC, dates \`YYYY-MM-DD\`. An optional field that was not given is null.

# Refusals by their codes

\`type\` of a refusal is the address of a page about its code. "Again?" says whether the same call may be sent once more as
it is; reads always may.

${errorTable()}
`;
