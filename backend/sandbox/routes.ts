import { createAccount, createAccountLink, transfersOf, updateAccount } from './accounts.js';
import { readBalance } from './balance.js';
import { CONFIRM_FIELDS, confirmWithMethod, createAndConfirm, type Attempted } from './confirmations.js';
import { closeDispute, updateDispute } from './disputes.js';
import { cancelIntent, updateIntent } from './intents.js';
import type { Charge, Payout, Refund, Transfer } from './objects.js';
import { page } from './pages.js';
import type { Params } from './params.js';
import { createPayout } from './payouts.js';
import { createRefund } from './refunds.js';
import { approveReview } from './reviews.js';
import type { Filter, Store } from './store.js';
import { createReversal, createTransfer } from './transfers.js';
import { update } from './updates.js';

/** One call of Stripe's API. */
export interface Call {
  store: Store;
  params: Params;
  /** The id in the path, '' if there is none; `part` is a second one. */
  id: string;
  part: string;
  /** The connected account the call is made for; null is the platform. */
  account: string | null;
}

export interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Parameters the call knows, besides `expand`. */
  params: readonly string[];
  /** An answer with an `error` is a card's refusal: its effects stand, and it is sent with 402. */
  run(call: Call): Promise<object>;
}

const PAGE = ['limit', 'starting_after', 'ending_before', 'created'];

function post(path: string, params: readonly string[], run: Route['run']): Route {
  return { method: 'POST', path: pattern(path), params, run };
}

function get(path: string, type: string): Route {
  return { method: 'GET', path: pattern(path), params: [], run: ({ store, id }) => store.get(type, id) };
}

function list(path: string, type: string, filters: readonly Filter[] = [], more: readonly string[] = []): Route {
  return {
    method: 'GET',
    path: pattern(path),
    params: [...PAGE, ...filters, ...more],
    run: ({ store, params, account }) =>
      page(store, params, {
        type,
        url: `/v1/${path}`,
        filters,
        account: type === 'balance_transaction' || type === 'payout' ? account : null,
      }),
  };
}

function pattern(path: string): RegExp {
  return new RegExp(`^/v1/${path.replaceAll(':id', '([\\w-]{1,80})')}$`);
}

/** A confirmation's result, as it is answered. */
function attempted({ intent, error }: Attempted): object {
  return error ? { error: { ...error, payment_intent: intent } } : intent;
}

const INTENT_FIELDS = [
  'amount',
  'capture_method',
  'currency',
  'description',
  'metadata',
  'receipt_email',
  'transfer_group',
];

export const ROUTES: readonly Route[] = [
  post(
    'payment_intents',
    [
      ...INTENT_FIELDS,
      ...CONFIRM_FIELDS,
      'allowed_payment_method_types',
      'automatic_payment_methods',
      'confirm',
      'statement_descriptor',
      'statement_descriptor_suffix',
    ],
    async ({ store, params }) => attempted(await createAndConfirm(store, params)),
  ),
  list('payment_intents', 'payment_intent'),
  get('payment_intents/:id', 'payment_intent'),
  post('payment_intents/:id', INTENT_FIELDS, ({ store, params, id }) => updateIntent(store, id, params)),
  post('payment_intents/:id/confirm', [...CONFIRM_FIELDS, 'capture_method'], async ({ store, params, id }) =>
    attempted(await confirmWithMethod(store, await store.lock('payment_intent', id), params)),
  ),
  post('payment_intents/:id/cancel', ['cancellation_reason'], ({ store, params, id }) =>
    cancelIntent(store, id, params),
  ),

  list('charges', 'charge', ['payment_intent', 'transfer_group']),
  get('charges/:id', 'charge'),
  post('charges/:id', ['description', 'metadata'], ({ store, params, id }) =>
    update<Charge>(store, 'charge', id, params),
  ),
  list('reviews', 'review'),
  get('reviews/:id', 'review'),
  post('reviews/:id/approve', [], ({ store, id }) => approveReview(store, id)),

  list('radar/early_fraud_warnings', 'radar.early_fraud_warning', ['charge', 'payment_intent']),
  get('radar/early_fraud_warnings/:id', 'radar.early_fraud_warning'),

  post('refunds', ['amount', 'charge', 'metadata', 'payment_intent', 'reason'], ({ store, params }) =>
    createRefund(store, params),
  ),
  list('refunds', 'refund', ['charge', 'payment_intent']),
  get('refunds/:id', 'refund'),
  post('refunds/:id', ['metadata'], ({ store, params, id }) => update<Refund>(store, 'refund', id, params)),

  post(
    'transfers',
    ['amount', 'currency', 'description', 'destination', 'metadata', 'source_transaction', 'transfer_group'],
    ({ store, params }) => createTransfer(store, params),
  ),
  list('transfers', 'transfer', ['destination', 'transfer_group']),
  get('transfers/:id', 'transfer'),
  post('transfers/:id', ['description', 'metadata'], ({ store, params, id }) =>
    update<Transfer>(store, 'transfer', id, params),
  ),
  post('transfers/:id/reversals', ['amount', 'description', 'metadata'], ({ store, params, id }) =>
    createReversal(store, id, params),
  ),
  {
    method: 'GET',
    path: pattern('transfers/:id/reversals'),
    params: ['limit', 'starting_after', 'ending_before'],
    run: async ({ store, params, id }) => {
      await store.get('transfer', id);
      return page(store, params.with('transfer', id), {
        type: 'transfer_reversal',
        url: `/v1/transfers/${id}/reversals`,
        filters: ['transfer'],
      });
    },
  },
  {
    method: 'GET',
    path: pattern('transfers/:id/reversals/:id'),
    params: [],
    run: ({ store, part }) => store.get('transfer_reversal', part),
  },

  post(
    'accounts',
    [
      'business_profile',
      'business_type',
      'capabilities',
      'controller',
      'country',
      'email',
      'external_account',
      'metadata',
      'settings',
      'type',
    ],
    ({ store, params }) => createAccount(store, params),
  ),
  get('accounts/:id', 'account'),
  post(
    'accounts/:id',
    ['business_type', 'email', 'external_account', 'metadata', 'settings'],
    ({ store, params, id }) => updateAccount(store, id, params),
  ),
  {
    method: 'GET',
    path: pattern('accounts/:id/capabilities/transfers'),
    params: [],
    run: async ({ store, id }) => transfersOf(await store.get('account', id)),
  },
  post(
    'account_links',
    ['account', 'collect', 'collection_options', 'refresh_url', 'return_url', 'type'],
    ({ store, params }) => createAccountLink(store, params),
  ),

  post('payouts', ['amount', 'currency', 'description', 'metadata'], ({ store, params, account }) =>
    createPayout(store, params, account),
  ),
  list('payouts', 'payout', ['status']),
  get('payouts/:id', 'payout'),
  post('payouts/:id', ['metadata'], ({ store, params, id, account }) =>
    update<Payout>(store, 'payout', id, params, account),
  ),

  list('disputes', 'dispute', ['charge', 'payment_intent']),
  get('disputes/:id', 'dispute'),
  post('disputes/:id', ['evidence', 'metadata', 'submit'], ({ store, params, id }) => updateDispute(store, id, params)),
  post('disputes/:id/close', [], ({ store, id }) => closeDispute(store, id, 'lost')),

  { method: 'GET', path: pattern('balance'), params: [], run: ({ store, account }) => readBalance(store, account) },
  list('balance_transactions', 'balance_transaction', ['source', 'type']),
  get('balance_transactions/:id', 'balance_transaction'),

  list('events', 'event', ['type'], ['types']),
  get('events/:id', 'event'),
];
