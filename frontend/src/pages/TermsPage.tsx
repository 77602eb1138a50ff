import Skeleton from '@mui/material/Skeleton';
import { useConfig } from '../kit/api/config';
import { hours } from '../kit/format/dates';
import { shortMoney } from '../kit/format/money';
import { cancelling, claimWindow, noShowDelay, releaseDelay } from '../kit/format/terms';
import { Page } from '../kit/ui/Page';
import { Prose } from '../kit/ui/Prose';

export default function TermsPage() {
  const config = useConfig();
  return (
    <Page title="Terms" width="text">
      {!config && <Skeleton variant="rounded" height={400} />}
      {config && (
        <Prose
          sections={[
            {
              title: 'Who does what',
              paragraphs: [
                'Haulway brings shippers and carriers together and holds the payment. The contract of carriage is between the shipper and the carrier. What a driver of the carrier does on the job counts as done by the carrier.',
              ],
            },
            {
              title: 'Prices and fee',
              paragraphs: [
                `Listing and quoting are free. On a completed transaction the platform fee of ${config.platformFeePercent}% is taken from the carrier's payout. The fee and the time limits in effect when a quote is accepted stay the same for that job.`,
              ],
            },
            {
              title: 'Payment',
              paragraphs: [
                `After accepting a quote, the shipper has ${hours(config.paymentWindowHours)} to pay, or ${hours(config.bookNowPaymentHours)} if the carrier took it at the book-now price; otherwise the booking ends. The payment is held until the shipper confirms delivery, or, if the shipper neither confirms nor opens a claim, until ${releaseDelay(config)} the carrier marked it delivered. The payout takes 1-2 business days.`,
              ],
            },
            {
              title: 'Cancelling and delays',
              paragraphs: [
                `Cancelling is free before a quote is accepted. After payment it is ${cancelling(config)}. If the carrier gives up the job, or has not picked it up ${noShowDelay(config)} the agreed pickup date (or the payment, if that is later), the shipper gets a full refund automatically.`,
                'Until the pickup, the shipper can also end the booking for a full refund while the account of the carrier is suspended, or while a badge that the carrier had when it was booked has come off.',
                `If a promised delivery date is missed, ${config.delayPercentPerDay}% of the price for each day goes back to the shipper, up to ${config.delayMaxPercent}%.`,
              ],
            },
            {
              title: 'What cannot be shipped',
              paragraphs: ['The safety guide has the list. We cancel listings for these.'],
            },
            {
              title: 'Claims and guarantee',
              paragraphs: [
                `Damage must be claimed ${claimWindow(config)}. Disputes are decided within 5 business days. ${config.protectionPlans.map((plan) => `${plan.label} protection covers up to ${shortMoney(plan.limit)}.`).join(' ')} While a claim is open, a payment that was not released yet is on hold. While the shipper's bank is deciding on a disputed payment, it is not released, refunded or cancelled, whatever day that falls due.`,
              ],
            },
          ]}
        />
      )}
    </Page>
  );
}
