import type { Quote } from '../../kit/api/types';
import { toastFailure } from '../../kit/ui/toasts';
import QuoteQuestion from './QuoteQuestion';
import { useQuoteVerb } from './quotes';

/** Asks before a booking whose carrier cannot come is ended. */
export default function EndBooking({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { mutate, isPending } = useQuoteVerb('unaccept');
  const onError = (failure: unknown) => {
    onClose();
    toastFailure(failure);
  };
  return (
    <QuoteQuestion
      asked={{ verb: 'unaccept', quote }}
      busy={isPending}
      onConfirm={() => mutate({ quote }, { onSuccess: onClose, onError })}
      onClose={onClose}
    />
  );
}
