import { expect, test } from '@playwright/test';
import { list, register } from './support/deal';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const spoken = (day: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

// The first and the last place on earth where a day starts.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`on a computer in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the days that a carrier enters are the ones stored and the ones the shipper reads', async ({
      page,
      request,
    }) => {
      const shipper = await register(request, 'Tia');
      const carrier = await register(request, 'Kai', true);
      const { id } = await list(request, shipper, 'A canoe');
      const [pickup, delivery] = [inDays(20), inDays(24)];

      await page.addInitScript((token) => localStorage.setItem('auth_token', token), carrier.token);
      await page.goto(`/shipments/${id}`);
      await page.getByLabel('Your price ($)').fill('980');
      await page.getByLabel('Pickup date').fill(pickup);
      await page.getByLabel('Delivery date').fill(delivery);
      await page.getByRole('button', { name: 'Send quote' }).click();
      await expect(page.getByText('Quote sent', { exact: true })).toBeVisible();

      const answer = await request.get(`/api/shipments/${id}/quotes`, {
        headers: { authorization: `Bearer ${shipper.token}` },
      });
      expect(await answer.json()).toMatchObject([{ estimatedPickupDate: pickup, estimatedDeliveryDate: delivery }]);
      await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
      await page.goto(`/shipments/${id}`);
      await expect(page.getByText(`Pickup ${spoken(pickup)}`).first()).toBeVisible();
      await expect(page.getByText(`Delivery ${spoken(delivery)}`).first()).toBeVisible();
    });
  });
}
