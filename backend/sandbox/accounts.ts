import { invalid } from './failures.js';
import { newId, type Account, type Hidden } from './objects.js';
import type { Params } from './params.js';
import { schedulePayout } from './payouts.js';
import type { Store } from './store.js';

/** Test bank account numbers that refuse payouts, by routing number 110000000. Source: https://docs.stripe.com/connect/testing (2026). */
const REFUSING_BANKS: Readonly<Record<string, string>> = {
  '000111111116': 'no_account',
  '000111111113': 'account_closed',
  '000222222227': 'insufficient_funds',
  '000333333335': 'debit_not_authorized',
  '000444444440': 'invalid_currency',
};

/** In days. */
const LEAST_DELAY = 2;
const MOST_DELAY = 31;

function nothingDue() {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [],
    disabled_reason: null,
    errors: [],
    eventually_due: [],
    past_due: [],
    pending_verification: [],
  };
}

/** Account settings the sandbox accepts and ignores. Source: https://docs.stripe.com/api/accounts/object (2026). */
function settings() {
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: 'Etc/UTC' },
    payments: {
      statement_descriptor: null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
  };
}

type Schedule = Account['settings']['payouts']['schedule'];

/**
 * A connected account. It can receive transfers at once, as if its owner had answered everything; with the metadata
 * `sandbox_onboarding: pending`, only after an account link was made for it.
 */
export async function createAccount(store: Store, params: Params): Promise<Account> {
  if (params.has('type') && params.has('controller'))
    throw invalid('You may only specify one of type and controller.', 'type');
  const metadata = params.metadata();
  const ready = metadata['sandbox_onboarding'] !== 'pending';
  const controller = params.part('controller');
  const account: Account = {
    id: `acct_${newId('').slice(1, 17)}`,
    object: 'account',
    business_type: params.text('business_type') ?? null,
    capabilities: params.part('capabilities').part('transfers').flag('requested')
      ? { transfers: ready ? 'active' : 'inactive' }
      : {},
    charges_enabled: false,
    controller: {
      fees: { payer: controller.part('fees').text('payer') ?? 'account' },
      is_controller: true,
      losses: { payments: controller.part('losses').text('payments') ?? 'stripe' },
      requirement_collection: controller.text('requirement_collection') ?? 'stripe',
      stripe_dashboard: { type: controller.part('stripe_dashboard').text('type') ?? 'full' },
      type: 'application',
    },
    country: params.text('country') ?? 'US',
    created: store.seconds,
    default_currency: 'usd',
    details_submitted: ready,
    email: params.text('email') ?? null,
    metadata,
    payouts_enabled: ready,
    requirements: nothingDue(),
    settings: {
      ...settings(),
      payouts: {
        debit_negative_balances: false,
        schedule: schedule(params, { delay_days: LEAST_DELAY, interval: 'daily' }),
        statement_descriptor: null,
      },
    },
    type: params.text('type') ?? 'none',
  };
  await store.insert(account, { hidden: bankOf(params) });
  await store.emit('account.updated', account, account.id);
  return account;
}

/** Changes what the platform may change; with a new bank, payouts the old one refused go on. */
export async function updateAccount(store: Store, id: string, params: Params): Promise<Account> {
  const account = await store.lock<Account>('account', id);
  for (const field of ['business_type', 'email'] as const)
    if (params.has(field)) account[field] = params.text(field) ?? null;
  account.metadata = params.metadata(account.metadata);
  account.settings.payouts.schedule = schedule(params, account.settings.payouts.schedule);
  if (params.has('external_account')) {
    await store.hide(id, bankOf(params));
    account.payouts_enabled = account.details_submitted;
  }
  await store.save(account);
  await schedulePayout(store, account, store.seconds);
  await store.emit('account.updated', account, account.id);
  return account;
}

/** The requested schedule on top of the current one. Source: https://docs.stripe.com/connect/manage-payout-schedule (2026). */
function schedule(params: Params, standing: Schedule): Schedule {
  const asked = params.part('settings').part('payouts').part('schedule');
  const delay =
    asked.text('delay_days') === 'minimum' ? LEAST_DELAY : (asked.whole('delay_days') ?? standing.delay_days);
  if (delay < LEAST_DELAY || delay > MOST_DELAY)
    throw invalid(`Must be between ${LEAST_DELAY} and ${MOST_DELAY}.`, 'settings[payouts][schedule][delay_days]');
  return { delay_days: delay, interval: asked.oneOf('interval', ['daily', 'manual']) ?? standing.interval };
}

function bankOf(params: Params): Hidden {
  const failure = REFUSING_BANKS[params.part('external_account').text('account_number') ?? ''];
  return failure ? { payoutFailure: failure } : {};
}

/** A link to the onboarding pages. The sandbox has none: the owner counts as having followed the link, and it leads straight back. */
export async function createAccountLink(store: Store, params: Params) {
  const account = await store.lock<Account>('account', params.required('account'), 'account');
  params.required('type');
  const url = params.required('return_url');
  params.required('refresh_url');
  if (!account.details_submitted) {
    Object.assign(account, { details_submitted: true, payouts_enabled: true });
    if (account.capabilities.transfers) account.capabilities.transfers = 'active';
    await store.save(account);
    await store.emit('account.updated', account, account.id);
    if (account.capabilities.transfers) await store.emit('capability.updated', transfersOf(account), account.id);
  }
  return { object: 'account_link', created: store.seconds, expires_at: store.seconds + 300, url };
}

/** The only capability the sandbox knows. */
export function transfersOf(account: Account) {
  const status = account.capabilities.transfers ?? 'unrequested';
  const requested = status !== 'unrequested';
  return {
    id: 'transfers',
    object: 'capability',
    account: account.id,
    requested,
    requested_at: requested ? account.created : null,
    requirements: nothingDue(),
    status,
  };
}
