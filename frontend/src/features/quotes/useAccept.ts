import { may } from '../../kit/api/acts';
import { call } from '../../kit/api/calls';
import { ApiError, explain, problemCode } from '../../kit/api/errors';
import type { CounterOffer, Quote } from '../../kit/api/types';
import { personName } from '../../kit/format/words';
import { changesIn } from './changes';
import { useOfferVerb } from './makeOffer';
import { useQuoteVerb } from './quotes';

/** The outcome of accepting a quote: accepted, or refused and why. */
export type Acceptance = { is: 'accepted' } | { is: 'refused'; why: string };

/** Accepts a quote as it was seen or, if there is one, the offer on it. @throws if there was no answer; it may have been accepted or not */
export function useAccept() {
  const { mutateAsync: acceptQuote } = useQuoteVerb('accept');
  const { mutateAsync: answerOffer } = useOfferVerb();
  const accept = async (quote: Quote, offer?: CounterOffer): Promise<Acceptance> => {
    try {
      await (offer ? answerOffer({ verb: 'accept', offer }) : acceptQuote({ quote }));
      return { is: 'accepted' };
    } catch (failure) {
      // The answer to an earlier try may have been lost; then the shipment is already booked on this quote.
      if (problemCode(failure) === 'already_booked' && (await isAccepted(quote))) return { is: 'accepted' };
      if (failure instanceof ApiError && failure.status < 500) return { is: 'refused', why: whyNot(failure, quote) };
      throw failure;
    }
  };
  return { accept };
}

async function isAccepted({ id }: Quote): Promise<boolean> {
  return may(await call('GET', '/api/quotes/{id}', { params: { id } }), 'pay');
}

function whyNot(failure: ApiError, quote: Quote): string {
  const changes = changesIn(failure);
  if (changes)
    return [
      `${personName(quote.carrier)} changed this quote before you accepted it.`,
      ...changes,
      'Nothing was accepted.',
    ].join(' ');
  if (problemCode(failure) === 'already_booked') return 'Another quote was just accepted. Here is the latest.';
  return explain(failure, 'That did not work. Please try again.');
}
