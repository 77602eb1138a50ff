import type { AppConfig } from '../../kit/api/types';
import { hours } from '../../kit/format/dates';
import { money, payoutOf, shortMoney } from '../../kit/format/money';
import { cancelling, claimWindow, noShowDelay, releaseDelay } from '../../kit/format/terms';

export interface Question {
  group: 'shipping' | 'quotes' | 'payments' | 'carriers' | 'claims' | 'account';
  question: string;
  answer: string;
}

export const groups: { id: Question['group']; label: string }[] = [
  { id: 'shipping', label: 'Shipping' },
  { id: 'quotes', label: 'Quotes & prices' },
  { id: 'payments', label: 'Payments & escrow' },
  { id: 'carriers', label: 'Carriers' },
  { id: 'claims', label: 'Claims' },
  { id: 'account', label: 'Account' },
];

/** Questions with answers; every figure is read from the installation, so that text and behaviour cannot differ. */
export function questions(config: AppConfig): Question[] {
  const example = payoutOf(1000, config.platformFeePercent);
  const free = config.protectionPlans.find((plan) => plan.percent === 0);
  const paid = config.protectionPlans.filter((plan) => plan.percent > 0);
  return [
    {
      group: 'shipping',
      question: 'What can I ship?',
      answer: `Anything large: ${config.categories.map((category) => category.label.toLowerCase()).join(', ')}.`,
    },
    {
      group: 'shipping',
      question: 'What can I not ship?',
      answer:
        'Among others weapons, drugs, hazardous materials, cash and stolen goods. The safety guide has the list; listings of such things are cancelled.',
    },
    {
      group: 'shipping',
      question: 'Can I follow my shipment?',
      answer:
        'Yes. While it is in transit the carrier reports where it is, and the shipment shows the last position with its time.',
    },
    {
      group: 'shipping',
      question: 'Can I cancel?',
      answer: `Cancelling is free before a quote is accepted. After you have paid it is ${cancelling(config)}.`,
    },
    { group: 'quotes', question: 'What does it cost to list?', answer: 'Nothing. Listing and getting quotes is free.' },
    {
      group: 'quotes',
      question: 'How good are the estimates?',
      answer:
        'They are computed from distance, weight and category, and learn from what was paid here. The page "What it costs", in the footer, shows the usual range for any route, and how often final prices fell inside it. Final quotes may vary, because carriers set their own prices.',
    },
    {
      group: 'quotes',
      question: 'Who sees a quote?',
      answer: 'Only you and the carrier who sent it. Carriers do not see the prices of others.',
    },
    {
      group: 'payments',
      question: 'When do I pay?',
      answer: `After accepting a quote, within ${hours(config.paymentWindowHours)}. The money is held in escrow.`,
    },
    {
      group: 'payments',
      question: 'When does the carrier get the money?',
      answer: `When you confirm delivery. If you neither confirm nor open a claim, the payment is released ${releaseDelay(config)} the carrier marked it delivered. The payout takes 1-2 business days.`,
    },
    {
      group: 'payments',
      question: 'Is there a fee?',
      answer: `A small platform fee of ${config.platformFeePercent}% on completed transactions, taken from the carrier's payout. You pay the quote and nothing on top, unless you choose a larger protection plan.`,
    },
    {
      group: 'payments',
      question: 'What if the carrier is late?',
      answer: `If the quote promised a delivery date, you get back ${config.delayPercentPerDay}% of the price for every day, at most ${config.delayMaxPercent}%, without asking.`,
    },
    {
      group: 'payments',
      question: 'What if the carrier never comes?',
      answer: `If nobody has picked up ${noShowDelay(config)} the agreed pickup date, everything you paid goes back to your card automatically. You can open a claim as soon as that date is over.`,
    },
    {
      group: 'payments',
      question: 'Why is a part of my message hidden?',
      answer:
        'Phone numbers, email addresses and links are hidden from the other side until a payment between you is in escrow. What is agreed outside is not protected.',
    },
    {
      group: 'carriers',
      question: 'What do carriers earn?',
      answer: `The quote less the platform fee. Of ${money(1000)} you receive ${money(example.payout)}.`,
    },
    {
      group: 'carriers',
      question: 'When can I pick up?',
      answer: 'Once the payment is in escrow. Until then nothing protects your time.',
    },
    {
      group: 'carriers',
      question: 'What does a badge mean?',
      answer: 'Each badge names one fact that was checked, and when. It falls by itself when the fact expires.',
    },
    {
      group: 'claims',
      question: 'What if something is damaged?',
      answer: `If you paid through Haulway, open a claim on the shipment ${claimWindow(config)}, with the amount and photos. The payment is frozen, the carrier is asked what happened, and the dispute is decided within 5 business days. What is granted goes back to your card, and by bank transfer where it is more than the card paid.`,
    },
    {
      group: 'claims',
      question: 'How much is covered?',
      answer: `${free ? `${free.label} protection is free and guarantees up to ${shortMoney(free.limit)}.` : ''}${paid.map((plan) => ` ${plan.label}: up to ${shortMoney(plan.limit)} for ${plan.percent}% of the quote, at least ${shortMoney(plan.minimum)}.`).join('')}`,
    },
    {
      group: 'account',
      question: 'Can I be both shipper and carrier?',
      answer:
        'Yes, one at a time. Switch on your profile whenever you like; running shipments and jobs stay on your dashboard.',
    },
    {
      group: 'account',
      question: 'How do I get my data, or erase my account?',
      answer:
        'Both are on your profile, under Your data. Erasing is possible once no job is running and no money is on its way.',
    },
    {
      group: 'account',
      question: 'I forgot my password',
      answer: 'Use "Forgot your password?" on the sign-in screen. The link in the email is valid for 1 hour.',
    },
  ];
}
