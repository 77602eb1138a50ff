import { SCOPES } from '../../common/scopes.js';
import { errorTable } from './error-pages.js';
import { API_VERSION } from './version.js';

const WHAT_IT_IS = `A marketplace for shipping large items: shippers list, carriers quote, the payment is held until delivery is confirmed.

JSON in and out; money in US dollars with at most two decimals; weights in lbs; dimensions L x W x H in ft; errors are
application/problem+json with a stable \`code\`. A record's \`can\` lists the calls open to you: \`change\`, \`delete\`, or the last word of
the path.`;

/** What the document says before its first call. The guide is not in it: it is for people, and as long as a tenth of it. */
export const INTRODUCTION = `${WHAT_IT_IS}

The [guide](/api/guide.md) has what applies to all calls: a first delivery as pasted commands, keys, events, webhooks, limits,
refusals by code.`;

/** The guide, which integrators read first. A test runs its commands as written. */
export const GUIDE = `${WHAT_IT_IS}

For TypeScript and JavaScript there is a client, \`@haulway/sdk\`: it repeats what failed on the way, follows pages, reads the
event log and checks webhooks. It is in no registry yet: whoever runs this Haulway makes the package with \`npm pack ./sdk\`, and you
install that file. For other languages, generate one from [/api/openapi.json](/api/openapi.json) (OpenAPI 3.1) or,
if your tools need the older version, from [/api/openapi-3.0.json](/api/openapi-3.0.json). The calls that only operators can make are in
[/api/openapi.admin.json](/api/openapi.admin.json), which only operators can read.

# From nothing to a paid delivery

Paste the commands into one shell, in this order. They need \`curl\`, \`node\` and a Haulway with the card sandbox, such as
\`npm start\` gives you. First, two helpers: one sends JSON and fails loudly, one picks a field out of an answer.

\`\`\`sh
HAULWAY=http://localhost:3000
call() { curl -sS --fail-with-body -H 'content-type: application/json' "$@"; }
field() { node -pe "JSON.parse(require('fs').readFileSync(0)).$1"; }
\`\`\`

**Two accounts**, Dana's, who ships, and Cole's, who carries. People make theirs with the form, and their [keys](#keys-for-programs)
under [Developers](/developers); here both are made by command. The token that registering answers is a person's.

\`\`\`sh
NOW=$(date +%s)
PASSWORD='a long walk by the river'
DANA=$(call $HAULWAY/api/auth/register -d '{"email": "dana-'$NOW'@example.com", "password": "'"$PASSWORD"'", "firstName": "Dana"}' | field token)
COLE=$(call $HAULWAY/api/auth/register -d '{"email": "cole-'$NOW'@example.com", "password": "'"$PASSWORD"'", "firstName": "Cole", "isCarrier": true}' | field token)
\`\`\`

**A key for each program.** It says what its program may do, is answered this once, and every later call sends it as a Bearer
token. \`deliveries:confirm\` lets a program release money.

\`\`\`sh
SHIPPER=$(call $HAULWAY/api/api-keys -H "authorization: Bearer $DANA" -d '{"name": "Dealer", "password": "'"$PASSWORD"'",
  "scopes": ["shipments:read", "shipments:write", "quotes:read", "bookings:write", "deliveries:confirm", "events:read"]}' | field key)
CARRIER=$(call $HAULWAY/api/api-keys -H "authorization: Bearer $COLE" -d '{"name": "Transport system", "password": "'"$PASSWORD"'",
  "scopes": ["shipments:read", "quotes:write", "deliveries:write"]}' | field key)
\`\`\`

**A listing.** With an \`Idempotency-Key\`, as here, a call can be sent again after a timeout: it takes effect only once, and
the repeat gets the same answer, with \`can\` and \`next\` as they are by then.

\`\`\`sh
SHIPMENT=$(call $HAULWAY/api/shipments -H "authorization: Bearer $SHIPPER" -H "idempotency-key: boat-$NOW" -d '{
  "title": "Sailing boat, 22 ft, on its trailer", "category": "vehicles", "weight": 2400,
  "description": "Ready to go, with tires of this year.",
  "pickupLocation": "Austin, TX", "deliveryLocation": "Denver, CO"
}' | field id)
\`\`\`

**A quote**, which only the shipper and the quote's carrier can see, and its acceptance.

\`\`\`sh
QUOTE=$(call $HAULWAY/api/quotes -H "authorization: Bearer $CARRIER" -d '{"shipmentId": "'$SHIPMENT'", "amount": 1240, "message": "I can load on Tuesday."}' | field id)
call $HAULWAY/api/quotes/$QUOTE/accept -H "authorization: Bearer $SHIPPER" -d '{}' | field status
\`\`\`

**The payment.** \`pay\` returns a client secret. With Stripe, the browser confirms it in the Payment Element; here, the
sandbox takes Stripe's test card. The money is then in escrow.

\`\`\`sh
SECRET=$(call $HAULWAY/api/quotes/$QUOTE/pay -H "authorization: Bearer $SHIPPER" -d '{}' | field clientSecret)
call $HAULWAY/api/sandbox/payment-intents/confirm -d '{"clientSecret": "'$SECRET'", "card": {"number": "4242424242424242", "expMonth": 12, "expYear": 2040, "cvc": "123"}}' | field status
call $HAULWAY/api/payments/$QUOTE/confirm -H "authorization: Bearer $SHIPPER" -d '{"quoteId": "'$QUOTE'"}' | field status
\`\`\`

**The trip.** The carrier picks up, shares a location and delivers; the shipper's confirmation releases the payment.

\`\`\`sh
call $HAULWAY/api/shipments/$SHIPMENT/pickup -H "authorization: Bearer $CARRIER" -d '{}' | field status
call $HAULWAY/api/shipments/$SHIPMENT/locations -H "authorization: Bearer $CARRIER" -d '{"latitude": 36.1, "longitude": -100.2, "notes": "Halfway"}' | field notes
call $HAULWAY/api/shipments/$SHIPMENT/deliver -H "authorization: Bearer $CARRIER" -d '{}' | field status
call $HAULWAY/api/shipments/$SHIPMENT/confirm-delivery -H "authorization: Bearer $SHIPPER" -d '{}' | field payment.status
\`\`\`

**What happened**, oldest first, is in the event log of each side.

\`\`\`sh
call $HAULWAY/api/event-log -H "authorization: Bearer $SHIPPER" | field 'map(({ type }) => type).join(" ")'
\`\`\`

A screen listens instead: to a person's token, \`GET /api/events\` sends events as they happen, for as long as you listen, which is
two seconds here. After a break, \`Last-Event-ID\` gets you what you missed.

\`\`\`sh
curl -sN --max-time 2 $HAULWAY/api/events -H "authorization: Bearer $DANA" -H 'last-event-id: 0' | head -9
\`\`\`

# Keys for programs

A program uses a key, without anybody's password: create one under [Developers](/developers), choose what it may do, and send it
as a Bearer token. It acts for you for as long as you let it.

\`\`\`text
authorization: Bearer hwk_live_x7VdKx3vQm9aT7wLr2uBpN4sYc8eHz1001T2uB
\`\`\`

- **Scopes** say what a key may do. Each call lists in \`x-scope\` the scopes of which the key needs one; without it, the answer
  is 403 \`scope_missing\` with \`requiredScope\`. Calls without \`x-scope\` are only for people: 403 \`session_only\`;
  an empty list takes any key.
  Cancelling or withdrawing something booked costs somebody money, so it takes \`bookings:write\` as well.
- **Keep it on your server** and out of URLs: a key sent in a URL is ended at once. You can limit a key to certain networks.
- **Replace it** before it expires: for a while both keys work, and an \`Idempotency-Key\` holds across both.
- **Limits** are 1,200 reads and 300 writes a minute for each key, on top of those for the address and the user. Each listing
  that a bulk call creates is a write.
- **Test keys**, \`hwk_test_...\`, come from a Haulway with the card sandbox, where nobody is charged; \`sandboxUrl\` of
  \`GET /api/config\` says where there is one. A key of the other kind is refused with 401 \`wrong_environment\`.
  \`GET /api/api-keys/current\` describes the key it is called with.

| Scope | What it lets a program do |
|---|---|
${Object.entries(SCOPES)
  .map(([scope, words]) => `| \`${scope}\` | ${words} |`)
  .join('\n')}

# Listing a whole stock

\`POST /api/shipments/bulk\` takes up to 200 listings, each with an \`externalRef\`: what your own system calls it. Each row is
created or refused on its own. Send the same rows again after a timeout, or every night: what was created before is
\`existing\`, and nothing is listed twice. A row whose content differs from what it was created from is refused with the id of
its shipment; change that one with \`PATCH /api/shipments/{id}\`. \`dryRun\` only says what would be.

\`\`\`sh
call $HAULWAY/api/shipments/bulk -H "authorization: Bearer $SHIPPER" -d '{"rows": [{
  "externalRef": "STK-4711", "title": "Sailing boat, 22 ft, on its trailer", "category": "vehicles", "weight": 2400,
  "description": "Ready to go, with tires of this year.",
  "pickupLocation": "Austin, TX", "deliveryLocation": "Denver, CO"
}]}' | field created
\`\`\`

A whole file takes fewer calls: \`POST /api/imports\` takes a CSV of up to 2,000 rows, guesses what its columns are, and
checks it without listing anything. Name the columns yourself in \`mapping\`, \`{"Stock no": "externalRef"}\`, where the guess in the
answer is wrong. They can be \`externalRef\`, \`title\`, \`category\`, \`subcategory\`, \`description\`, \`pickupLocation\`,
\`deliveryLocation\`, \`pickupAddress\`, \`deliveryAddress\`, \`pickupContact\`, \`pickupPhone\`, \`deliveryContact\`,
\`deliveryPhone\`, \`pickupDate\`, \`pickupUntil\`, \`deliveryFrom\`, \`deliveryDate\`, \`weight\`, \`dimensions\`, \`budget\`,
\`declaredValue\`, \`bookNowPrice\`, \`bookNowFor\`, \`runs\`, \`status\` and, several of them, \`metadata\`: notes for yourself,
each called as its column. \`import.checked\` says when; \`GET /api/imports/{id}/rows?only=wrong\` says what is wrong with which
cell, and then \`POST /api/imports/{id}/start\` lists the rows that are ready. A row with an \`externalRef\` is never listed twice. Rows
without one would be: if the same file was listed before, \`start\` is refused with 409 \`import_repeated\` and the earlier import
as \`current.id\`, unless its body is \`{"again": true}\`. People do the same at [Import](/import).

Listings and quotes also take \`metadata\`, notes of your own that nobody else sees. \`GET /api/shipments?owner=me&updatedSince=...\` lists what
changed, the oldest change first, and \`ids\` reads up to 100 at once.

# From a quote to the end of a job

The first delivery above is the short way. What else a program does on it; what a call takes and answers is in the document:

- **Haggle**: \`POST /api/quotes/{id}/counter-offers\` with \`amount\`. The other side counters in the same way, or accepts with
  \`POST /api/counter-offers/{id}/accept\` and the \`amount\` that it saw, which books the job. Offering, declining and
  withdrawing take \`quotes:write\` of either side's key; accepting books, so it takes \`bookings:write\`, of a carrier's key too.
- **Pay**: \`pay\`, the card, \`confirm\`. Until \`confirm\` or \`payment.escrowed\` says so, nothing is in escrow.
- **Change**: \`POST /api/shipments/{id}/change-orders\` with \`reason\`, \`text\` and \`delta\` or days. The other side accepts with the
  \`delta\` that it saw. A rise is then paid like a quote: \`POST /api/change-orders/{id}/pay\`, the card, \`confirm\`.
- **Report positions**: \`POST /api/locations\` takes up to 500 of any of your jobs, also hours later. Each is answered in its order;
  the \`problem\` of one that is refused says why, and sending it again unchanged does not help.
- **Let others follow**: \`POST /api/shipments/{id}/tracking-links\` answers a \`path\`, this once. Put this address before it for the
  page (\`label\` is for whom it is), or read \`GET /api/track/{token}\` with its last part.
- **Have somebody drive**: \`POST /api/shipments/{id}/driver\` with a \`name\` answers the \`path\` to text them, this once.
- **Cancel**: \`GET /api/shipments/{id}/cancellation-preview\` says what it would cost, \`POST /api/shipments/{id}/cancel\` does it.
- **Claim**: \`POST /api/claims\` with \`kind\`, \`amount\` and \`description\`. While one is open, nothing is released.
- **Keep books**: \`GET /api/payments.csv\`, and \`externalRef\` of each payment: your shipment's, or as a carrier your quote's.

# Never missing what happened

\`GET /api/event-log\` lists what happened to your shipments, quotes, payments, messages and claims, oldest first, for 30 days.
Follow \`Link; rel="next"\` until a page is empty, keep that last address, and continue from it a minute or a day later:
nothing is missed or repeated, however much is written meanwhile. \`after=now\` gives you an address to start from.

\`\`\`sh
call "$HAULWAY/api/event-log?types=quote.*" -H "authorization: Bearer $SHIPPER" | field length
\`\`\`

An event has ids and the state after it; read the rest at its \`url\`. Compare \`updatedAt\` if you may already have read a
newer state. After more than 30 days the answer is 410 \`cursor_expired\`: read your lists again and start over. All quotes on
all of your listings are in one list, \`GET /api/quotes?owner=me\`; with \`updatedSince\`, only those that changed.

# Hearing of it at once

Instead of asking, have events sent to you: name an address under [Developers](/developers) or with
\`POST /api/webhook-endpoints\`, and the events it wants (\`quote.*\`, \`payment.released\`, or \`*\` for all). Each is a POST with the same body as
in the event log (the document lists them all under \`webhooks\`), signed by [Standard Webhooks](https://www.standardwebhooks.com), whose libraries check it in one line.
The \`secret\` is in the answer that makes the endpoint, and beside it under Developers:

\`\`\`js
import { Webhook } from 'standardwebhooks';
const event = new Webhook(secret).verify(rawBody, request.headers); // throws when it is not from us
\`\`\`

- **By hand**: \`webhook-signature\` is a list, separated by spaces, of \`v1,\` and the base64 HMAC-SHA256 of
  \`{webhook-id}.{webhook-timestamp}.{body}\`. The key is the part of the secret after \`whsec_\`, decoded from base64. Use the
  body's bytes as they came (with Express \`express.raw()\`, not \`express.json()\`), accept any one that matches, compare in constant time, and refuse timestamps more than five
  minutes off.
- **Answer 2xx within 15 seconds**, then do the work. Anything else is tried again, for ten attempts in three days; redirects are
  not followed. \`Retry-After\` is heard, and 410 disables the endpoint at once.
- **Take each \`webhook-id\` once.** An event can arrive twice, with the same id every time, and the order is not promised: read
  the record at \`url\`, and compare \`updatedAt\`.
- **After ten failures in a row** an endpoint gets one attempt a minute, and all that waits once one succeeds. Back sooner?
  \`POST .../recover\` sends now what did not arrive in the last 30 days: what still waits, and what was given up.
- **After five days of failures** the endpoint is disabled; you are mailed then, and after the first day. Enable it again, and
  recover. The event log has it all too.
- **Replace a secret** with \`POST .../rotate-secret\`: for a day both sign. \`POST .../test\` sends an example now.
- **On your own machine** start Haulway with \`WEBHOOK_ALLOW=127.0.0.0/8,::1\`, and it also sends to \`http://localhost:4000\` and the
  like. Without that, addresses have to be public ones on https.

# Prices on a site of your own

A widget shows your visitors what shipping costs, and leads them to the form that lists it, filled in. Make one on
[Developers](/developers), name the sites that may show it, and paste its line where it should stand:

\`\`\`html
<script src="http://localhost:3000/widget/v1.js" data-key="hwp_..." data-category="vehicles" data-from="Austin, TX" async></script>
\`\`\`

\`data-to\`, \`data-weight\` (lbs) and \`data-theme\` (\`light\` or \`dark\`) may stand there too. Its key is no secret. It sets and reads no cookies.
A page of your own making on one of these sites gets the same from \`POST /api/widgets/{key}/estimate\`, where ends are \`from\` and \`to\`;
each visitor may ask 20 times a minute.

# What applies everywhere

- **Lists** are arrays, newest first. \`limit\` takes 1 to 100; the address of the next page, from its path on, is in the header
  \`Link\`; its cursor is for this list in this order only. The total is in \`X-Total-Count\` (up to 10,000, then with \`X-Total-Count-Capped: true\`).
- **Refusals** name the field: \`errors\` is a list of \`path\` and \`message\`. Unknown fields are refused. 409 means that
  somebody was faster or that the state does not allow it; 429 and 503 say in \`Retry-After\` when to try again.
- **Limits**: \`RateLimit-Policy\` says how many reads and writes you get in how many seconds, \`RateLimit\` how many are
  left: \`"reads";r=5999;t=60\`.
- **What you can do** with a shipment, a quote or another record of yours is in its \`can\`: the calls that would not be
  refused now. \`next\` says who has to do what, until when, and what happens otherwise. Public lists have neither.
- **New values may appear** among error codes and among the statuses, kinds and event names in answers: \`x-known-values\`
  lists those known now. Treat a value you do not know as "something else".
- **Public data** has an \`ETag\` when read without signing in; send it back in \`If-None-Match\`, and the answer is 304
  without a body as long as nothing has changed.
- **Money and weights** in requests may also be plain decimal strings: \`"1240.50"\`. Answers always have numbers.
- **Contacts** of a shipment can also be a single text, taken as the name: \`"pickupContact": "Dana, (512) 555-0142"\`. Answers always have the object.
- **A call without required fields** needs no body. An empty one, or \`null\`, counts as none, whatever the content type.
- **Instants** are ISO 8601 in UTC, dates \`YYYY-MM-DD\`. An optional field that was not given is null.

# Versions

The API has a version, ${API_VERSION}, which every answer names in \`Haulway-Version\`. A call may name it too; a version there is
not is refused with 400 \`unknown_version\`. New calls, optional fields, fields in answers, event names, error codes and values
of open lists come without a new version. Anything that would break a program makes a new one, and the old one works for
12 months from the day that the new one is announced.

What will end is \`deprecated\` in the document. Calls that use it are answered with the day of its announcement in
\`Deprecation\` (RFC 9745) and the day of its end in \`Sunset\` (RFC 8594). We count them for each key, and mail the owners of
keys that use it when it is announced, and 90 and 30 days before it ends.

# Refusals by code

The \`type\` of a refusal is the address of a page about its code. "Again?" says whether the same call can be sent again
unchanged; reads always can.

${errorTable()}
`;
