import type { ErrorCode } from './errors.js';

/** What the caller of a refused call can do about it. */
export interface Advice {
  todo: string;
  /** May the same call be sent again unchanged? */
  again: 'no' | 'after a pause' | 'with an Idempotency-Key';
}

const change = (todo: string): Advice => ({ todo, again: 'no' });
const wait = (todo: string): Advice => ({ todo, again: 'after a pause' });

/** One for each code; a new code does not compile until it is here. */
export const ADVICE: Readonly<Record<ErrorCode, Advice>> = {
  invalid_input: change('Correct the fields named in `errors`.'),
  place_not_found: change('Send a city and state, a ZIP code, or one of the `suggestions`.'),
  zip_mismatch: change('Correct the ZIP code or the city, or send one of the `suggestions`.'),
  trip_overseas: change('Send places that a road leads to.'),
  password_too_common: change('Choose a longer or less common password.'),
  wrong_password: change('Ask the user for the password again.'),
  token_invalid: change('Ask for a new link.'),
  too_many_photos: change('Send fewer photos.'),
  not_between: change('Offer more than `current.above` and less than `current.below`.'),
  too_much: change('Send a smaller `delta`.'),
  receiver_is_sender: change('Write to somebody else.'),
  key_in_url: change('Make a new key, and send it in the header `Authorization` only.'),
  webhook_signature: change('Check the signing secret.'),

  unauthorized: change('Sign in again, and send the new token.'),
  wrong_credentials: change('Ask the user for email and password again; after five failures the waits grow.'),
  api_key_invalid: change('Check the key; make a new one when it was ended or has expired.'),
  wrong_environment: change('Use a key of this Haulway, or call the other one.'),

  card_refused: change('Let the payer use another card.'),

  forbidden: change('Only the other side of the deal, or nobody, may do this; do not send it again.'),
  carriers_only: change('Use a carrier account.'),
  shippers_only: change('Use a shipper account.'),
  admins_only: change('Use an administrator account.'),
  forbidden_role: change('Ask an operator whose role includes it.'),
  view_only: change('Sign in as yourself.'),
  own_shipment: change("Quote on other people's listings."),
  cross_site: change('Call from your own site, or send a Bearer token instead of the cookie.'),
  blocked: change('Leave it, or unblock the person if you blocked them.'),
  account_suspended: change('Contact support.'),
  no_increase_after_pickup: change('Carry out what was agreed. The attempt is on record.'),
  session_only: change('Let the user do it on the site.'),
  scope_missing: change('Make a key with one of the scopes in `requiredScope`.'),
  network_not_allowed: change('Call from a network that the key names, or add this one to it.'),

  not_found: change('Check the address and the id. What you may not see is reported as missing, too.'),
  receiver_not_found: change('Check `receiverId`.'),
  method_not_allowed: change('Use one of the methods in `Allow`.'),

  illegal_transition: change('Read the current state, then decide again.'),
  stale: wait('Read what changed, then repeat the call if it still makes sense.'),
  external_ref_taken: change('Use the record in `current`, or send another `externalRef`.'),
  email_taken: change('Sign in, or use another email address.'),
  quote_exists: change('Change the quote you have.'),
  quote_stale: change('Wait until the carrier has confirmed the quote.'),
  quote_expired: change('Ask the carrier for a new quote.'),
  questions_closed: change('Write a message, or look for another listing.'),
  too_many_questions: change('Write a message, or quote with what you know.'),
  quote_changed: change('Show `current` to the user, then accept again.'),
  not_your_turn: change('Change the quote instead.'),
  counter_offers_used_up: change('Accept, or decline.'),
  quote_changes_used_up: change('Withdraw the quote and send another one.'),
  facts_missing: change('Ask the carrier to have checked what `missing` names, or choose another quote.'),
  carrier_suspended: change('Choose another quote.'),
  already_booked: change('Look for another listing.'),
  already_paid: change('Nothing; it is paid.'),
  payment_changed: change('Read the payment again and show the payer its amount.'),
  payment_required: change('Pay first.'),
  payment_not_completed: wait('Let the payer finish, then ask again.'),
  job_over: change('Stop. What you sent is kept as evidence, and Support is told.'),
  act_reused: change('Send a new `actId`.'),
  payment_frozen: change('Wait until the claim or dispute is closed.'),
  payment_disputed: change("Wait for the bank's decision."),
  contact_closed: change('Write a message. Contact details are shown until the time for claims is over.'),
  claim_window_closed: change('Contact support. The time for this claim has passed, or has not come yet.'),
  claim_exists: change('Use the claim that is open.'),
  claim_open: change('Wait until the claim is closed.'),
  not_picked_up: change('Report the pickup first.'),
  pickup_day_closed: change('Leave the day as it is, and tell the shipper in a message.'),
  change_open: change('Answer or withdraw the change that is open.'),
  too_many_changes: change('Keep to what is agreed.'),
  change_changed: change('Read the change again, and show its `delta`.'),
  payment_processing: wait('Read the payment again, and accept once it is in escrow.'),
  use_claim: change('Open a claim.'),
  has_payments: change('Nothing; records tied to money cannot be removed.'),
  last_admin: change('Make somebody else an owner first.'),
  review_exists: change('Nothing; your review is already there.'),
  too_many_addresses: change('Delete an address that is not needed any more.'),
  too_many_trips: change('Delete a trip, or change one.'),
  too_many_searches: change('Delete a saved search, or change one.'),
  trip_full: change('Take a job off the trip, or plan another one.'),
  too_many_links: change('End a link that is no longer used.'),
  too_many_keys: change('End a key that is no longer used.'),
  scopes_cannot_grow: change('Make a new key.'),
  rotation_running: change('Wait until the old one has expired, or end it.'),
  too_many_widgets: change('Delete a widget that is no longer used, or change one.'),
  too_many_endpoints: change('Delete an endpoint that is no longer used, or change one.'),
  endpoint_disabled: change('Enable it first.'),
  file_quota: change('Remove files you no longer need.'),
  obligations_open: change('Finish or cancel what is open first.'),
  idempotency_in_progress: wait('Send the same call with the same key again.'),

  cursor_expired: change('Read your shipments and quotes anew, and begin again without `after`.'),

  payload_too_large: change('Send less.'),
  unsupported_media_type: change('Send JSON, or the form the call takes.'),
  idempotency_key_reused: change('Use a fresh key for a new call.'),
  too_many_requests: wait('Wait for the seconds in `Retry-After`.'),
  internal: {
    todo: 'If it keeps happening, report `instance` to support. The call may have taken effect.',
    again: 'with an Idempotency-Key',
  },
  unavailable: {
    todo: 'Wait for the seconds in `Retry-After`. The call may have taken effect.',
    again: 'with an Idempotency-Key',
  },
};
