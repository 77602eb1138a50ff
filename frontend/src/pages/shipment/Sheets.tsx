import { Suspense } from 'react';
import type { ChangeOrder, CounterOffer, Quote } from '../../kit/api/types';
import { lazy } from '../../kit/ui/lazy';
import type { Reading } from './useReading';

// Loaded when shown, since on most visits to a shipment nobody pays or confirms.
const QuoteDialog = lazy(() => import('../../features/quotes/QuoteDialog'));
const PaymentDialog = lazy(() => import('../../features/payments/PaymentDialog'));
const ExtraDialog = lazy(() => import('../../features/payments/ExtraDialog'));
const AcceptAndPay = lazy(() => import('./AcceptAndPay'));
const EndBooking = lazy(() => import('../../features/quotes/EndBooking'));
const ConfirmDelivery = lazy(() => import('./ConfirmDelivery'));

/** What is open over the page. A quote is kept as it was when it was chosen. */
export type Open =
  | { sheet: 'quote' }
  | { sheet: 'accept'; quote: Quote; offer: CounterOffer | undefined }
  | { sheet: 'pay'; quote: Quote }
  | { sheet: 'extra'; change: ChangeOrder }
  | { sheet: 'end'; quote: Quote }
  | { sheet: 'confirm' };

interface Props {
  reading: Reading;
  open: Open | undefined;
  onClose: () => void;
  /** Called if a quote could not be accepted, with the reason. */
  onRefused: (why: string) => void;
}

/** The sheet that is open over the page. */
export function Sheets({ open, ...props }: Props) {
  return <Suspense fallback={null}>{open && <Sheet open={open} {...props} />}</Suspense>;
}

function Sheet({ reading: { shipment, deal, quotes }, open, onClose, onRefused }: Props & { open: Open }) {
  switch (open.sheet) {
    case 'quote':
      return <QuoteDialog shipment={shipment} onClose={onClose} />;
    case 'accept':
      return (
        <AcceptAndPay
          quote={open.quote}
          offer={open.offer}
          latest={quotes?.find(({ id }) => id === open.quote.id)}
          shipment={shipment}
          onRefused={onRefused}
          onClose={onClose}
        />
      );
    case 'pay':
      return <PaymentDialog quote={open.quote} shipment={shipment} onClose={onClose} />;
    case 'extra':
      return deal && <ExtraDialog change={open.change} deal={deal} onClose={onClose} />;
    case 'end':
      return <EndBooking quote={open.quote} onClose={onClose} />;
    case 'confirm':
      return deal && <ConfirmDelivery quote={deal} shipment={shipment} onClose={onClose} />;
  }
}
