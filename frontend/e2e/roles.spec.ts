import { expect, test, type APIRequestContext } from '@playwright/test';
import { acceptAndPay, list, post, quote, register, type Person } from './support/deal';

/** Every act that a shipment's page can offer. */
const steps = [
  'List shipment',
  'Edit listing',
  'Cancel shipment',
  'Delete draft',
  'Accept Quote',
  'Decline',
  'Pay with Escrow Protection',
  'Undo acceptance',
  'Confirm delivery',
  'Already delivered?',
  'Send quote',
  'Change quote',
  'Withdraw quote',
  'Give up the job',
  'Pick up',
  'Deliver',
];

const statuses = ['draft', 'listed', 'quoted', 'booked', 'in_transit', 'delivered', 'cancelled'] as const;
type Status = (typeof statuses)[number];
type Screen = [turn: string, offered: string[]] | 'not found';

const notFound = 'not found' as const;
/**
 * Who is told whose turn it is, and what they can do about it. The carrier has the accepted quote, the rival a pending
 * one or, while quoted, a declined one.
 */
const screens: Record<string, Record<Status, Screen>> = {
  owner: {
    draft: ['Waiting for you', ['List shipment', 'Edit listing', 'Delete draft']],
    listed: ['Waiting for carriers', ['Edit listing', 'Cancel shipment']],
    quoted: ['Waiting for you', ['Edit listing', 'Cancel shipment', 'Accept Quote', 'Decline']],
    booked: [
      'Waiting for you',
      ['Cancel shipment', 'Pay with Escrow Protection', 'Undo acceptance', 'Already delivered?'],
    ],
    in_transit: ['Waiting for the carrier', ['Confirm delivery']],
    delivered: ['Waiting for you', ['Confirm delivery']],
    cancelled: ['Nothing to do', []],
  },
  carrier: {
    draft: notFound,
    listed: ['Waiting for you', ['Send quote']],
    quoted: ['Waiting for the shipper', ['Change quote', 'Withdraw quote']],
    booked: ['Waiting for the shipper', ['Give up the job']],
    in_transit: ['Waiting for you', ['Deliver']],
    delivered: ['Waiting for the shipper', []],
    cancelled: ['Nothing to do', []],
  },
  rival: {
    draft: notFound,
    listed: ['Waiting for you', ['Send quote']],
    quoted: ['Waiting for you', ['Send quote']],
    booked: ['Nothing to do', ['Change quote', 'Withdraw quote']],
    in_transit: ['Waiting for the carrier', []],
    delivered: ['Nothing to do', []],
    cancelled: ['Nothing to do', []],
  },
  'uninvolved carrier': {
    draft: notFound,
    listed: ['Waiting for you', ['Send quote']],
    quoted: ['Waiting for you', ['Send quote']],
    booked: ['Nothing to do', []],
    in_transit: ['Waiting for the carrier', []],
    delivered: ['Nothing to do', []],
    cancelled: ['Nothing to do', []],
  },
  'uninvolved shipper': {
    draft: notFound,
    listed: ['Waiting for carriers', []],
    quoted: ['Waiting for the shipper', []],
    booked: ['Nothing to do', []],
    in_transit: ['Waiting for the carrier', []],
    delivered: ['Nothing to do', []],
    cancelled: ['Nothing to do', []],
  },
  admin: {
    draft: ['Waiting for the shipper', []],
    listed: ['Waiting for carriers', []],
    quoted: ['Waiting for the shipper', []],
    booked: ['Waiting for the shipper', []],
    in_transit: ['Waiting for the carrier', []],
    delivered: ['Waiting for the shipper', []],
    cancelled: ['Nothing to do', []],
  },
};

test.describe.configure({ mode: 'parallel' });

let people: Record<string, Person>;
let shipments: Record<Status, string>;

test.beforeAll(async ({ playwright }, info) => {
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  const [owner, carrier, rival] = [
    await register(request, 'Olive'),
    await register(request, 'Carl', true),
    await register(request, 'Ray', true),
  ];
  const { token, user } = await post<{ token: string; user: { id: string } }>(request, undefined, '/api/auth/login', {
    email: 'admin@demo.haulway.test',
    password: 'haulway-demo',
  });
  people = {
    owner,
    carrier,
    rival,
    'uninvolved carrier': await register(request, 'Abe', true),
    'uninvolved shipper': await register(request, 'Sue'),
    admin: { id: user.id, email: '', token },
  };
  shipments = await inEveryStatus(request, owner, carrier, rival);
  await request.dispose();
});

async function inEveryStatus(
  request: APIRequestContext,
  owner: Person,
  carrier: Person,
  rival: Person,
): Promise<Record<Status, string>> {
  const made = Object.fromEntries(
    await Promise.all(
      statuses
        .filter((status) => status !== 'draft')
        .map(async (status) => [status, (await list(request, owner, `A ${status} crate`)).id]),
    ),
  ) as Record<Status, string>;
  made.draft = (
    await post<{ id: string }>(request, owner, '/api/shipments', {
      title: 'A draft',
      pickupLocation: 'Austin, TX',
      deliveryLocation: 'Denver, CO',
      status: 'draft',
    })
  ).id;
  await quote(request, carrier, made.quoted);
  await post(request, owner, `/api/quotes/${(await quote(request, rival, made.quoted, 1500)).id}/decline`, {
    reason: 'The dates do not work for me',
  });
  await quote(request, rival, made.booked, 1500);
  await post(request, owner, `/api/quotes/${(await quote(request, carrier, made.booked)).id}/accept`);
  for (const status of ['in_transit', 'delivered'] as const) {
    await acceptAndPay(request, owner, (await quote(request, carrier, made[status])).id);
    await post(request, carrier, `/api/shipments/${made[status]}/pickup`);
  }
  await post(request, carrier, `/api/shipments/${made.delivered}/deliver`);
  await post(request, owner, `/api/shipments/${made.cancelled}/cancel`);
  return made;
}

for (const [role, expected] of Object.entries(screens)) {
  test(`the page of a shipment tells the ${role} in every status whose turn it is, and offers only what can be done`, async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await page.addInitScript((token) => localStorage.setItem('auth_token', token), people[role]?.token ?? '');
    for (const status of statuses) {
      const screen = expected[status];
      await page.goto(`/shipments/${shipments[status]}`);
      if (screen === 'not found') {
        await expect(page.getByRole('heading', { level: 1, name: 'Shipment Not Found' })).toBeVisible();
        continue;
      }
      const [turn, offered] = screen;
      await expect(
        page.getByRole('region', { name: 'What happens next' }).getByRole('heading'),
        `${role}, ${status}`,
      ).toHaveText(turn);
      const shown = async () =>
        (await page.getByRole('main').getByRole('button').allTextContents())
          .filter((text) => steps.includes(text))
          .toSorted();
      await expect.poll(shown, { message: `${role}, ${status}` }).toEqual(offered.toSorted());
    }
    if (role === 'rival') {
      await page.goto(`/shipments/${shipments.quoted}`);
      await expect(
        page.getByText('The shipper declined your quote of $1,500.00. They said: "The dates do not work for me"'),
      ).toBeVisible();
    }
    await page.close();
  });
}
