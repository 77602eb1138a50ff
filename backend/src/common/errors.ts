/**
 * The catalog of refusals: code -> [HTTP status, a sentence for people].
 * Codes are stable; the document lists them as known values, since more may be added.
 */
export const ERRORS = {
  invalid_input: [400, 'Some of the input is not valid.'],
  place_not_found: [400, 'We could not find this place. Enter a city and state, or a ZIP code.'],
  zip_mismatch: [400, 'This ZIP code is not in the city beside it. Correct one of the two.'],
  trip_overseas: [400, 'A trip can only go to places that can be reached by road.'],
  password_too_common: [400, 'This password is too easy to guess. Choose another one.'],
  wrong_password: [400, 'The current password is wrong.'],
  token_invalid: [400, 'This link is no longer valid. Ask for a new one.'],
  from_items: [400, 'This follows from the items of the shipment, so it cannot be sent.'],
  too_many_photos: [400, 'A shipment can have at most 12 photos.'],
  not_between: [400, "Offer a figure between the other side's last and your own."],
  too_much: [400, 'This changes the price by too much.'],
  receiver_is_sender: [400, 'You cannot send a message to yourself.'],
  unknown_version: [400, 'There is no such version of the API.'],
  key_in_url: [400, 'A key was sent in an address, where it is written to logs. It no longer works.'],
  webhook_signature: [400, 'The signature of this webhook is not valid.'],

  unauthorized: [401, 'You are logged out. Log in again.'],
  wrong_credentials: [401, 'The email or password is incorrect.'],
  api_key_invalid: [401, 'This API key is not valid, or has ended.'],
  wrong_environment: [401, 'This API key is for another Haulway: one takes live keys, the other test keys.'],

  card_refused: [402, 'The card was declined. Nothing was charged.'],

  forbidden: [403, 'You may not do this.'],
  carriers_only: [403, 'Only carriers may do this.'],
  shippers_only: [403, 'Only shippers may do this. Switch your account to Shipper first.'],
  admins_only: [403, 'Only administrators may do this.'],
  forbidden_role: [403, 'Your role does not include this.'],
  one_job_only: [403, 'The link of a driver is for one job alone.'],
  view_only: [403, 'You are looking at the app as somebody else. Nothing can be changed or sent.'],
  own_shipment: [403, 'You cannot quote on your own shipment.'],
  no_increase_after_pickup: [403, 'After the pickup the carrier cannot ask for more. What was agreed stands.'],
  not_for_you: [403, 'Only some carriers can take this. Send a quote instead.'],
  book_now_off: [403, 'This cannot be taken. Send a quote instead.'],
  cross_site: [403, 'This call came from another site.'],
  blocked: [403, 'One of you has blocked the other, so you cannot contact this person.'],
  account_suspended: [403, 'This account is suspended.'],
  session_only: [403, 'Programs may not do this. Sign in and do it yourself.'],
  scope_missing: [403, 'This API key does not have the scope for this.'],
  network_not_allowed: [403, 'This API key may not be used from this network.'],

  not_found: [404, 'There is nothing here.'],
  receiver_not_found: [404, 'We could not find this person.'],
  method_not_allowed: [405, 'This address does not support that method.'],

  illegal_transition: [409, 'This is not possible in its current state.'],
  stale: [409, 'Somebody else just changed this. Try again.'],
  external_ref_taken: [409, 'Another record of yours has this externalRef.'],
  email_taken: [409, 'An account with this email already exists.'],
  questions_closed: [409, 'Questions can be asked and answered until the listing is booked.'],
  too_many_questions: [409, 'You have already asked five questions about this listing.'],
  quote_exists: [409, 'You already have a live quote on this shipment.'],
  quote_stale: [409, 'The listing changed after this quote was made. Its carrier has to confirm it first.'],
  quote_expired: [409, 'This quote is no longer valid.'],
  quote_changed: [409, 'This quote has changed since you saw it.'],
  price_changed: [409, 'The price has changed.'],
  not_your_turn: [409, 'The shipper has made no offer that you could counter. Change your quote instead.'],
  counter_offers_used_up: [409, 'Each side can make at most three counter-offers on a quote.'],
  quote_changes_used_up: [409, 'A quote can be changed at most 20 times. Withdraw it and send another one.'],
  facts_missing: [409, 'Haulway has not checked everything about this carrier that it requires here.'],
  carrier_suspended: [409, 'This carrier cannot take on jobs at the moment.'],
  already_booked: [409, 'Another quote was just accepted.'],
  already_paid: [409, 'This quote is already paid.'],
  payment_changed: [409, 'The amount of this payment has changed.'],
  payment_required: [409, 'The payment is not in escrow.'],
  payment_not_completed: [409, 'The payment is not complete yet.'],
  job_over: [409, 'This job is over. Do not load; if the item is on your truck, call Support.'],
  act_reused: [409, 'This act was sent before, for another job or another step.'],
  payment_frozen: [409, 'The payment is frozen.'],
  payment_disputed: [409, 'The payment is disputed at the bank.'],
  contact_closed: [409, 'The time for claims about this job is over, and contact details with it.'],
  claim_window_closed: [409, 'This cannot be claimed now.'],
  claim_exists: [409, 'You already have an open claim on this shipment.'],
  claim_open: [409, 'A claim is open on this shipment.'],
  not_picked_up: [409, 'The shipment has not been picked up yet.'],
  pickup_day_closed: [
    409,
    'The pickup day can be set once, by 6 PM the day before. It can no longer be changed here, so message the shipper.',
  ],
  change_open: [409, 'There already is an open change. Answer or withdraw it first.'],
  too_many_changes: [409, 'Ten changes have already been proposed for this job.'],
  change_changed: [409, 'This is not the change that was proposed.'],
  payment_processing: [409, 'The payment is being processed. Try again once it is in escrow.'],
  use_claim: [409, 'The shipment is on its way or delivered. Open a claim instead.'],
  has_payments: [409, 'This is tied to a payment and cannot be removed.'],
  last_admin: [409, 'The last owner among the operators cannot be suspended, erased or given another role.'],
  review_exists: [409, 'You have already reviewed this shipment.'],
  too_many_addresses: [409, 'You already have 50 addresses. Delete one first.'],
  too_many_trips: [409, 'You can plan 20 trips at a time. Delete one first.'],
  too_many_searches: [409, 'You can save 20 searches. Delete one first.'],
  trip_full: [409, 'A trip can have at most 8 jobs.'],
  too_many_links: [409, 'Five people already follow this shipment. End one of their links first.'],
  too_many_keys: [409, 'You already have 20 API keys. End one first.'],
  scopes_cannot_grow: [409, 'A key can only lose scopes. Make a new one for more.'],
  rotation_running: [409, 'This is already being replaced: the old one and the new one both work for now.'],
  too_many_widgets: [409, 'You already have 10 widgets. Delete one first.'],
  too_many_endpoints: [409, 'You already have 10 webhook endpoints. Delete one first.'],
  endpoint_disabled: [409, 'This webhook endpoint is disabled, so nothing is sent to it.'],
  import_repeated: [
    409,
    'These rows were listed before from the same file. Without numbers of your own they would be listed again.',
  ],
  file_quota: [409, 'You have no room left for files.'],
  obligations_open: [409, 'A job, a payment or a claim of yours is still open. Finish it first.'],
  idempotency_in_progress: [409, 'The first call with this Idempotency-Key is still running.'],

  cursor_expired: [410, 'What comes after this is no longer kept.'],

  payload_too_large: [413, 'What was sent is too large.'],
  unsupported_media_type: [415, 'Send JSON, with the content type application/json.'],
  idempotency_key_reused: [422, 'This Idempotency-Key was used with another body.'],
  too_many_requests: [429, 'Too many requests. Wait a moment.'],
  internal: [500, 'Something went wrong on our side.'],
  unavailable: [503, 'Something we depend on is not responding. Try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

/** The page that explains a code; its address is the `type` of a refusal. */
export const errorPath = (code: ErrorCode): string => `/errors/${code}`;

/** One invalid field: where it is in the input, and what is wrong with it. */
export interface FieldError {
  path: string;
  message: string;
  /** For a place: what may have been meant, most likely first. */
  suggestions?: string[];
}

export interface ProblemExtras {
  /** Replaces the catalog's sentence when the case at hand allows a more exact one. */
  detail?: string;
  errors?: FieldError[];
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  headers?: Record<string, string>;
  /** The scopes of which a key needs one. */
  requiredScope?: readonly string[];
  /** What the caller expected and what is true now, field by field. */
  expected?: Record<string, unknown>;
  current?: Record<string, unknown>;
  /** Of `facts_missing`: what is to be checked first; of `not_for_you`: what the shipper asks for. */
  missing?: readonly string[];
}

/** A refusal the caller is told about; anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly extras: ProblemExtras = {},
  ) {
    super(extras.detail ?? ERRORS[code][1]);
    this.status = ERRORS[code][0];
  }
}

/** `throw problem('quote_stale')` */
export function problem(code: ErrorCode, extras?: ProblemExtras): Problem {
  return new Problem(code, extras);
}

/** 400 for one field. */
export function invalidField(path: string, message: string, code: ErrorCode = 'invalid_input'): Problem {
  return new Problem(code, { errors: [{ path, message }] });
}
