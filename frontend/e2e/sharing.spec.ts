import { expect, test, type APIRequestContext } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from './support/deal';

const tagsIn = (page: string) => page.match(/<meta (?:property="og:|name="twitter:)[^>]*>/g) ?? [];
const pageOf = async (request: APIRequestContext, id: string) => {
  const answer = await request.get(`/s/${id}`, { headers: { cookie: '' } });
  expect(answer.status()).toBe(200);
  return answer.text();
};

test('a link to a listing shows a stranger its title and route, and signing in there leads to the listing', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Shay');
  const { id } = await list(request, shipper, 'A red sailboat');
  const sent = await pageOf(request, id);
  expect(tagsIn(sent).join('\n')).toContain('property="og:title" content="A red sailboat"');
  expect(sent).toContain('content="From Austin, TX to Denver, CO,');

  await page.goto(`/s/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A red sailboat' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to see it all' }).click();
  await page.getByLabel('Email').fill(shipper.email);
  await page.getByLabel('Password', { exact: true }).fill('yellow trailer on a long road');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`/shipments/${id}$`));

  await page.goto(`/s/${id}`);
  await expect(page).toHaveURL(new RegExp(`/shipments/${id}$`));
});

test('the owner shares the link', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shipper = await register(request, 'Shea');
  const { id } = await list(request, shipper, 'A blue sailboat');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/s/${id}$`));
});

test('a title cannot break out of its tag', async ({ page, request }) => {
  const shipper = await register(request, 'Shaw');
  const { id } = await list(request, shipper, `"></title></head><script>document.title='owned'</script> $& boat`);
  const sent = await pageOf(request, id);
  expect(sent).not.toContain("<script>document.title='owned'");
  expect(sent.match(/<\/head>/g)).toHaveLength(1);
  expect(tagsIn(sent)).toHaveLength(10);
  await page.goto(`/s/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$& boat');
  expect(await page.title()).not.toBe('owned');
});

test('a link to something not shared shows the landing page, without tags', async ({ page, request }) => {
  const shipper = await register(request, 'Shun');
  const gone = await list(request, shipper, 'A green sailboat');
  await post(request, shipper, `/api/shipments/${gone.id}/cancel`);
  const draft = await post<{ id: string }>(request, shipper, '/api/shipments', {
    title: 'A draft of a sailboat',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    status: 'draft',
  });
  for (const id of [gone.id, draft.id, '00000000-0000-4000-8000-000000000000', 'nothing']) {
    expect(tagsIn(await pageOf(request, id))).toEqual([]);
    await page.goto(`/s/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Big things');
  }
});

test('the owner shares tracking, and whoever has the link follows the shipment without an account', async ({
  browser,
  page,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Shan'), await register(request, 'Hank', true)];
  const { id } = await list(request, shipper, 'A yellow sailboat');
  const offer = await quote(request, carrier, id);
  await acceptAndPay(request, shipper, offer.id);
  await post(request, carrier, `/api/shipments/${id}/pickup`);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Share tracking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share tracking' });
  await sheet.getByLabel('Who is it for? (optional)').fill('Grandma');
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  const link = await sheet.getByLabel('Link to share').inputValue();
  await expect(sheet.getByText('Grandma')).toBeVisible();
  await expect(sheet.getByText('Not opened yet')).toBeVisible();

  await post(request, carrier, `/api/shipments/${id}/locations`, { latitude: 32.7767, longitude: -96.797 });
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(link))?.headers()['x-robots-tag']).toBe('noindex');
  await expect(visitor.getByRole('heading', { level: 1, name: 'A yellow sailboat' })).toBeVisible();
  await expect(visitor.getByText('Hank carries it.')).toBeVisible();
  await expect(visitor.getByText(/^Last seen .*rounded to a few miles\.$/)).toBeVisible();

  await sheet.getByRole('button', { name: 'End the link Grandma' }).click();
  await expect(sheet.getByText('Grandma')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await visitor.context().close();
});
