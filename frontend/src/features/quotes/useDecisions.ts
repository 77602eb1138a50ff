import { useState } from 'react';
import type { Quote } from '../../kit/api/types';
import { personName } from '../../kit/format/words';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { useUndoable } from '../../kit/ui/useUndoable';
import type { Asked } from './QuoteQuestion';
import { useQuoteVerb } from './quotes';

/** Declining and undoing an acceptance: asked first, and what is declined can be undone for a while. */
export function useDecisions() {
  const [asked, setAsked] = useState<Asked>();
  const decline = useQuoteVerb('decline');
  const unaccept = useQuoteVerb('unaccept');
  const later = useUndoable<{ quote: Quote; reason?: string }>((what, outlives) =>
    decline.mutateAsync({ ...what, outlives }).then(
      () => toast({ title: 'Quote declined', description: `We let ${personName(what.quote.carrier)} know.` }),
      (failure: unknown) => toastFailure(failure),
    ),
  );
  const close = () => setAsked(undefined);
  const take = ({ verb, quote }: Asked, reason?: string) => {
    if (verb === 'decline') {
      close();
      return later.ask(reason ? { quote, reason } : { quote });
    }
    return unaccept.mutate(
      { quote },
      {
        onSuccess: close,
        onError: (failure) => {
          close();
          toastFailure(failure);
        },
      },
    );
  };
  return {
    asked,
    ask: (verb: Asked['verb']) => (quote: Quote) => setAsked({ verb, quote }),
    take,
    close,
    /** The id of the quote that is declined unless that is undone. */
    declining: later.waiting?.quote.id,
    undo: later.undo,
    busy: decline.isPending || unaccept.isPending,
  };
}
