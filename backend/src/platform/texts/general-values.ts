import { CATEGORIES } from '../../common/categories.js';
import { type Cents, formatCents, shareOf } from '../../common/money.js';
import type { OperatorSettings } from '../settings/settings.js';
import type { TextValue } from './text.js';

/** What every text may say, from the settings in force, so that words and behavior cannot differ. */
interface GeneralValue {
  says: string;
  of: (settings: OperatorSettings & { supportPhone: string }) => string;
}

export const GENERAL_VALUES = {
  supportPhone: { says: 'The phone number of support', of: ({ supportPhone }) => supportPhone },
  categories: {
    says: 'What can be shipped',
    of: () => CATEGORIES.map(({ label }) => label.toLowerCase()).join(', '),
  },
  platformFee: {
    says: 'The platform fee, of the quote',
    of: ({ platformFeeBasisPoints }) => percent(platformFeeBasisPoints),
  },
  payoutOfThousand: {
    says: 'What a carrier gets of a quote of $1,000.00',
    of: ({ platformFeeBasisPoints }) => formatCents(100_000 - shareOf(100_000, platformFeeBasisPoints)),
  },
  paymentWindow: {
    says: 'How long shippers have to pay after accepting',
    of: ({ paymentWindowHours }) => hours(paymentWindowHours),
  },
  releaseDelay: {
    says: 'How long after the delivery a payment is released by itself',
    of: ({ autoReleaseHours }) => hours(autoReleaseHours),
  },
  claimWindow: {
    says: 'How long after the delivery a claim can be opened',
    of: ({ claimWindowHours }) => hours(claimWindowHours),
  },
  noShowDelay: {
    says: 'How long after the agreed pickup day a job that nobody picked up is refunded',
    of: ({ noShowHours }) => hours(noShowHours),
  },
  cancelling: { says: 'Until when cancelling is free, and what it costs after that', of: cancelling },
  delayPerDay: {
    says: 'What goes back for a day of delay, of the price',
    of: ({ delayBasisPointsPerDay }) => percent(delayBasisPointsPerDay),
  },
  delayMost: {
    says: 'The most that goes back for delay',
    of: ({ delayMaxBasisPoints }) => percent(delayMaxBasisPoints),
  },
  coverage: { says: 'What each protection plan covers, and its price', of: coverage },
} as const satisfies Record<string, GeneralValue>;

export function generalValues(settings: OperatorSettings, supportPhone: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(GENERAL_VALUES).map(([name, { of }]) => [name, of({ ...settings, supportPhone })]),
  );
}

/** The same as operators read them beside a text. */
export function describedValues(
  values: Readonly<Record<string, string>>,
  required: readonly string[] = [],
): Record<string, TextValue> {
  return Object.fromEntries(
    Object.entries(GENERAL_VALUES).map(([name, { says }]) => [
      name,
      { says, example: values[name] ?? '', ...(required.includes(name) ? { required: true } : {}) },
    ]),
  );
}

function cancelling({ freeCancelHours, lateCancelBasisPoints }: OperatorSettings): string {
  const before = freeCancelHours === 0 ? '' : `${hours(freeCancelHours)} before `;
  return `free until ${before}the agreed pickup date begins. From then until the end of that date ${percent(lateCancelBasisPoints)} of the price goes to the carrier`;
}

function coverage({ protectionPlans }: OperatorSettings): string {
  return protectionPlans
    .map(({ label, basisPoints, minimumCents, limitCents }) =>
      basisPoints === 0
        ? `${label} protection is free and guarantees up to ${dollars(limitCents)}.`
        : `${label}: up to ${dollars(limitCents)} for ${percent(basisPoints)} of the quote, at least ${dollars(minimumCents)}.`,
    )
    .join(' ');
}

/** Without cents if there are none. */
function dollars(cents: Cents): string {
  return formatCents(cents).replace(/\.00$/, '');
}

function percent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

function hours(number: number): string {
  return `${number} ${number === 1 ? 'hour' : 'hours'}`;
}
