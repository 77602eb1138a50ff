// npm run check:provider -- <url>: plays deals through a running Haulway with test cards at the real card provider, and exits with 1
// unless the provider has, to the cent, what was promised. Made for the day on which Stripe's test keys are set up.
//   STRIPE_SECRET_KEY   a test key of the same account as Haulway's; a live one is refused
//   CARRIER             email:password of a carrier whose payout setup is done; without it a new one is made, and the setup is waited for
//   OPERATOR            email:password of an operator; without it nothing is tried that operators decide
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareUnlessDeployed } from './prepare.mjs';
import { importBuilt, Refusal, tool } from './project.mjs';

/** @typedef {{token: string}} Person */
/** @typedef {{shipmentId: string, quoteId: string}} Deal */
/** What a deal comes to, in cents: charged on cards, sent back to them, lost to banks, and passed on less what was taken back. @typedef {{charged: number, refunded: number, lost: number, sent: number}} Money */
/** @typedef {{id: string, delta: number}} Change */
/** @typedef {{name: string, byOperator?: true, expected: Money, play: (deal: Deal) => Promise<void>}} Story */

const PASSWORD = 'a long walk by the river';
/** Webhooks come within seconds; without any the program asks once a minute. */
const LONGEST_MS = 180_000;
/** For answering the provider's questions about a carrier by hand. */
const LONGEST_SETUP_MS = 1_800_000;
const POLL_MS = 500;
const GOOD = 'pm_card_visa';
const PRICE = 1_000;
const EXTRA = 200;

await tool(async () => {
  await prepareUnlessDeployed(['backend']);
  const [url = ''] = process.argv.slice(2);
  if (!URL.canParse(url))
    throw new Refusal('Say where Haulway runs: npm run check:provider -- https://test.example.com');
  const secretKey = process.env.STRIPE_SECRET_KEY ?? '';
  if (!/^(sk|rk)_test_/.test(secretKey)) throw new Refusal('STRIPE_SECRET_KEY has to be a test key.');
  const { createStripeClient } = await importBuilt('src/payments/stripe.client.js');
  /** @type {import('stripe').default} */
  const stripe = createStripeClient({ secretKey, apiUrl: process.env.STRIPE_API_URL });

  /** @param {Person | undefined} by @param {string} method @param {string} path @param {object} [body] */
  async function call(by, method, path, body) {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(by ? { authorization: `Bearer ${by.token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refusal(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** @param {string | undefined} words email:password @returns {Promise<Person | undefined>} */
  async function signIn(words) {
    if (!words) return undefined;
    const [, email, password] = /^([^:]+):(.+)$/.exec(words) ?? [];
    return call(undefined, 'POST', '/api/auth/login', { email, password });
  }

  /** @param {string} firstName @param {boolean} isCarrier @returns {Promise<Person>} */
  const register = (firstName, isCarrier) =>
    call(undefined, 'POST', '/api/auth/register', {
      email: `${firstName.toLowerCase()}-${randomUUID()}@example.com`,
      password: PASSWORD,
      firstName,
      lastName: 'Check',
      isCarrier,
    });

  /** @param {() => Promise<boolean>} isSo @param {string} what @param {number} [longest] */
  async function until(isSo, what, longest = LONGEST_MS) {
    for (const end = Date.now() + longest; !(await isSo()); await pause(POLL_MS))
      if (Date.now() > end) throw new Refusal(`Not within ${longest / 1_000} s: ${what}`);
  }

  const shipper = await register('Sally', false);
  const carrier = (await signIn(process.env.CARRIER)) ?? (await register('Carl', true));
  const operator = await signIn(process.env.OPERATOR);
  const { onboardingUrl } = await call(carrier, 'POST', '/api/users/me/payout-account');
  const isReady = async () => (await call(carrier, 'GET', '/api/users/me/payout-account')).status === 'ready';
  if (!(await isReady())) console.log(`Answer the provider's questions about the carrier: ${onboardingUrl}`);
  await until(isReady, 'the payout setup is done', LONGEST_SETUP_MS);

  /** @returns {Promise<Deal>} */
  async function accepted() {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(new Date());
    const { id: shipmentId } = await call(shipper, 'POST', '/api/shipments', {
      title: 'A kiln for the check of the card provider',
      category: 'freight',
      description: 'Nobody is to pick this up.',
      pickupLocation: 'Denver, CO',
      deliveryLocation: 'Boulder, CO',
    });
    const { id: quoteId } = await call(carrier, 'POST', '/api/quotes', {
      shipmentId,
      amount: PRICE,
      estimatedPickupDate: today,
    });
    await call(shipper, 'POST', `/api/quotes/${quoteId}/accept`);
    return { shipmentId, quoteId };
  }

  /** @param {string} clientSecret @param {string} [card] */
  async function enterCard(clientSecret, card = GOOD) {
    const [intent = ''] = clientSecret.split('_secret_');
    await stripe.paymentIntents.confirm(intent, { payment_method: card, return_url: url });
  }

  /** @param {Deal} deal @param {string} status */
  const stands = ({ quoteId }, status) =>
    until(
      async () => (await call(shipper, 'GET', `/api/quotes/${quoteId}`)).status === status,
      `the quote is ${status}`,
    );

  /** @param {Deal} deal */
  async function pay(deal) {
    const { clientSecret } = await call(shipper, 'POST', `/api/quotes/${deal.quoteId}/pay`);
    await enterCard(clientSecret);
    await call(shipper, 'POST', `/api/payments/${deal.quoteId}/confirm`, { quoteId: deal.quoteId });
    await stands(deal, 'paid');
  }

  /** The shipper proposes, the carrier accepts. @param {Deal} deal @param {number} delta @returns {Promise<Change>} */
  async function agree({ shipmentId }, delta) {
    const words = { delta, reason: delta > 0 ? 'access' : 'less', text: 'For the check.' };
    const { id } = await call(shipper, 'POST', `/api/shipments/${shipmentId}/change-orders`, words);
    return call(carrier, 'POST', `/api/change-orders/${id}/accept`, { delta });
  }

  /** @param {Deal} deal @param {Change} change @param {string} status */
  const changeStands = ({ shipmentId }, { id }, status) =>
    until(async () => {
      /** @type {{id: string, status: string}[]} */
      const changes = await call(shipper, 'GET', `/api/shipments/${shipmentId}/change-orders`);
      return changes.some((each) => each.id === id && each.status === status);
    }, `the change is ${status}`);

  /** @param {Deal} deal @param {string} [card] */
  async function raise(deal, card) {
    const change = await agree(deal, EXTRA);
    const { clientSecret } = await call(shipper, 'POST', `/api/change-orders/${change.id}/pay`);
    await enterCard(clientSecret, card);
    await call(shipper, 'POST', `/api/change-orders/${change.id}/confirm`);
    return change;
  }

  /** @param {Deal} deal */
  async function release({ shipmentId }) {
    for (const verb of ['pickup', 'deliver']) await call(carrier, 'POST', `/api/shipments/${shipmentId}/${verb}`);
    await call(shipper, 'POST', `/api/shipments/${shipmentId}/confirm-delivery`);
  }

  /** @type {Story[]} */
  const stories = [
    {
      name: 'changed before the payment, delivered',
      expected: { charged: 900_00, refunded: 0, lost: 0, sent: 855_00 },
      play: async (deal) => {
        await agree(deal, EXTRA);
        await agree(deal, -300);
        await pay(deal);
        await release(deal);
      },
    },
    {
      name: 'an extra in escrow, delivered: two charges, two transfers',
      expected: { charged: 1_200_00, refunded: 0, lost: 0, sent: 1_140_00 },
      play: async (deal) => {
        await pay(deal);
        await changeStands(deal, await raise(deal), 'done');
        await release(deal);
      },
    },
    {
      name: 'less in escrow, delivered',
      expected: { charged: 1_000_00, refunded: 333_34, lost: 0, sent: 633_33 },
      play: async (deal) => {
        await pay(deal);
        await agree(deal, -333.34);
        await release(deal);
      },
    },
    {
      name: 'given back: both charges go back',
      expected: { charged: 1_200_00, refunded: 1_200_00, lost: 0, sent: 0 },
      play: async (deal) => {
        await pay(deal);
        await changeStands(deal, await raise(deal), 'done');
        await call(carrier, 'POST', `/api/quotes/${deal.quoteId}/withdraw`);
      },
    },
    {
      name: 'cancelled on the day: a tenth of both for the carrier',
      expected: { charged: 1_200_00, refunded: 1_080_00, lost: 0, sent: 120_00 },
      play: async (deal) => {
        await pay(deal);
        await changeStands(deal, await raise(deal), 'done');
        await call(shipper, 'POST', `/api/shipments/${deal.shipmentId}/cancel`);
      },
    },
    {
      name: 'the extra disputed and lost before the pickup: its change is undone, and the rest delivered',
      expected: { charged: 1_200_00, refunded: 0, lost: 200_00, sent: 950_00 },
      play: async (deal) => {
        await pay(deal);
        const change = await raise(deal, 'pm_card_createDispute');
        /** @type {import('stripe').default.Dispute[]} */
        let disputes = [];
        const isThere = async () => {
          for (const charge of await chargesOf(deal))
            if (charge.amount === EXTRA * 100) disputes = (await stripe.disputes.list({ charge: charge.id })).data;
          return disputes.length > 0;
        };
        await until(isThere, 'the bank has disputed the extra');
        for (const { id } of disputes) await stripe.disputes.close(id);
        await changeStands(deal, change, 'undone');
        await release(deal);
      },
    },
    {
      name: 'a claim granted after the release: the newest transfer and charge first',
      byOperator: true,
      expected: { charged: 1_200_00, refunded: 500_00, lost: 0, sent: 665_00 },
      play: async (deal) => {
        await pay(deal);
        await changeStands(deal, await raise(deal), 'done');
        await release(deal);
        const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount: 500, description: 'For the check.' };
        const { id } = await call(shipper, 'POST', '/api/claims', claim);
        const decision = { decision: 'approved', note: 'For the check.' };
        await call(operator, 'POST', `/api/admin/claims/${id}/resolve`, decision);
      },
    },
  ];

  /** @param {Deal} deal */
  const chargesOf = async ({ quoteId }) =>
    (await stripe.charges.list({ transfer_group: `quote_${quoteId}`, limit: 100 })).data.filter(({ paid }) => paid);

  /** What the provider has of a deal. @param {Deal} deal @returns {Promise<Money>} */
  async function found(deal) {
    const charges = await chargesOf(deal);
    const transfers = (await stripe.transfers.list({ transfer_group: `quote_${deal.quoteId}`, limit: 100 })).data;
    const disputes = await Promise.all(charges.map(({ id }) => stripe.disputes.list({ charge: id })));
    /** @param {number[]} cents */
    const sum = (cents) => cents.reduce((total, each) => total + each, 0);
    return {
      charged: sum(charges.map(({ amount_captured: cents }) => cents)),
      refunded: sum(charges.map(({ amount_refunded: cents }) => cents)),
      lost: sum(disputes.flatMap(({ data }) => data.map(({ status, amount }) => (status === 'lost' ? amount : 0)))),
      sent: sum(transfers.map(({ amount, amount_reversed: back }) => amount - back)),
    };
  }

  let wrong = 0;
  for (const { name, byOperator, expected, play } of stories) {
    if (byOperator && !operator) {
      console.log(`SKIPPED ${name} (no OPERATOR)`);
      continue;
    }
    const deal = await accepted();
    await play(deal);
    const wanted = JSON.stringify(expected);
    const isRight = async () => JSON.stringify(await found(deal)) === wanted;
    const isSo = await until(isRight, name).then(
      () => true,
      () => false,
    );
    if (!isSo) wrong += 1;
    console.log(
      `${isSo ? 'ok     ' : 'BROKEN '} ${name}: ${JSON.stringify(await found(deal))}${isSo ? '' : `, and not ${wanted}`}`,
    );
  }
  console.log(wrong === 0 ? 'The provider has what was promised.' : `Of these deals ${wrong} went wrong.`);
  process.exitCode = wrong === 0 ? 0 : 1;
});
