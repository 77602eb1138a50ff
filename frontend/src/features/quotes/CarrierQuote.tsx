import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { may } from '../../kit/api/acts';
import { useWholeList } from '../../kit/api/lists';
import type { Quote, Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { isOver, isTaken } from '../../kit/format/quotes';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { lazy } from '../../kit/ui/lazy';
import { takeLostFocus } from '../../kit/ui/lostFocus';
import { Panel } from '../../kit/ui/Panel';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { UndoNote } from '../../kit/ui/UndoNote';
import { useUndoable } from '../../kit/ui/useUndoable';
import { QuoteCard, type PriceNote } from './QuoteCard';
import { endOfQuote } from '../../kit/format/ends';
import { givingUpMeans, leavingWords } from './quoteWords';
import { useQuotes, useQuoteVerb, useSendQuote, withTerms, type QuoteForm as Values } from './quotes';

const QuoteForm = lazy(async () => ({ default: (await import('./QuoteForm')).QuoteForm }));

interface Props {
  shipment: Shipment;
  /** Why the shipper declined the last quote. */
  reason: string | undefined;
  onMessage: (quote: Quote) => void;
  priceNote?: PriceNote;
}

/** A carrier's side of a shipment: the quote form while it is open, then their quote. */
export function CarrierQuote({ shipment, reason, onMessage, priceNote }: Props) {
  const quotes = useQuotes(shipment.id).data;
  const [changing, setChanging] = useState(false);
  const [refused, setRefused] = useState<Values>();
  const [leaving, setLeaving] = useState<Quote>();
  // What was pressed is gone meanwhile, and with it the focus.
  const [isBack, setBack] = useState(false);
  const withdraw = useQuoteVerb('withdraw');
  const live = quotes?.find((quote) => !isOver(quote));
  const changes = useWholeList('/api/shipments/{id}/change-orders', { id: shipment.id }, { enabled: !!leaving }).data;
  const isUndone = changes?.some(({ quoteId, status }) => quoteId === leaving?.id && status === 'undone') ?? false;
  const change = useSendQuote(shipment.id, live?.id);
  const later = useUndoable<Later>((what, outlives) => {
    const sending =
      what.verb === 'withdraw'
        ? withdraw.mutateAsync({ quote: what.quote, outlives })
        : change.mutateAsync({ ...what.form, outlives });
    return sending.then(
      () => toast({ title: what.verb === 'withdraw' ? leavingWords.quote.done : 'Quote updated' }),
      (error: unknown) => {
        toastFailure(error);
        if (what.verb === 'withdraw') return;
        // With all that was typed, to be put right.
        setRefused(what.form);
        setChanging(true);
      },
    );
  });
  const undo = () => {
    setBack(true);
    later.undo();
  };
  if (!quotes) return null;
  if (!live)
    return (
      <NoLiveQuote shipment={shipment} last={quotes[0]} reason={reason} onMessage={onMessage} priceNote={priceNote} />
    );
  if (changing) {
    return (
      <Panel title="Change your quote">
        <Suspense fallback={null}>
          <QuoteForm
            shipment={shipment}
            quote={live}
            filled={refused}
            priceNote={priceNote}
            onFilled={(form) => {
              setChanging(false);
              setRefused(undefined);
              later.ask({ verb: 'change', form });
            }}
          />
        </Suspense>
        <Button
          fullWidth
          sx={{ mt: 2 }}
          onClick={() => {
            setBack(true);
            setChanging(false);
            setRefused(undefined);
          }}
        >
          Go back
        </Button>
      </Panel>
    );
  }
  if (later.waiting?.verb === 'withdraw')
    return (
      <Panel title="Your quote">
        <UndoNote text={`Your quote of ${money(live.amount)} is withdrawn.`} onUndo={undo} />
      </Panel>
    );
  const shown = later.waiting?.verb === 'change' ? withTerms(live, later.waiting.form) : live;
  const leave = leavingWords[isTaken(live) ? 'job' : 'quote'];
  const give = (quote: Quote) =>
    withdraw.mutate(
      { quote },
      {
        onSuccess: () => {
          setLeaving(undefined);
          toast({ title: leavingWords.job.done });
        },
        onError: (error) => {
          setLeaving(undefined);
          toastFailure(error);
        },
      },
    );
  return (
    <FoldPanel title="Your quote" open={!isTaken(live)} holdsCards>
      {later.waiting?.verb === 'change' && (
        <Box sx={{ mb: 4 }}>
          <UndoNote
            text={`Your price is now ${money(Number(later.waiting.form.amount))}, with the days and the message you gave.`}
            onUndo={undo}
          />
        </Box>
      )}
      <QuoteCard quote={shown} isOwner={false} isMine priceNote={priceNote} actions={{ ...none, onMessage }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {may(live, 'change') && later.waiting === undefined && (
          <Button ref={isBack ? takeLostFocus : null} variant="outlined" onClick={() => setChanging(true)}>
            {live.stale ? 'Confirm or change' : 'Change quote'}
          </Button>
        )}
        {may(live, 'withdraw') && later.waiting === undefined && (
          <Button
            color="error"
            disabled={withdraw.isPending}
            onClick={() => (isTaken(live) ? setLeaving(live) : later.ask({ verb: 'withdraw', quote: live }))}
          >
            {leave.label}
          </Button>
        )}
      </Box>
      {leaving && (
        <ConfirmDialog
          title={leavingWords.job.title}
          verb={leavingWords.job.verb}
          danger
          busy={withdraw.isPending}
          onConfirm={() => give(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <Typography>{givingUpMeans(leaving, isUndone)}</Typography>
        </ConfirmDialog>
      )}
    </FoldPanel>
  );
}

/** The form while it is open, below what became of the last quote; afterwards that quote alone. */
function NoLiveQuote({ shipment, last, reason, onMessage, priceNote }: Props & { last: Quote | undefined }) {
  const isOpen = may(shipment, 'quotes');
  if (!isOpen && !last) return null;
  return (
    <Panel title={isOpen ? 'Submit a quote' : 'Your quote'}>
      {isOpen && last && (
        <Typography sx={{ mb: 4, p: 4, borderRadius: '10px', bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' }}>
          {endOfQuote(last, 'carrier')}
          {reason && ` They said: "${reason}"`}
        </Typography>
      )}
      <Suspense fallback={null}>{isOpen && <QuoteForm shipment={shipment} priceNote={priceNote} />}</Suspense>
      {!isOpen && last && <QuoteCard quote={last} isOwner={false} isMine actions={{ ...none, onMessage }} />}
    </Panel>
  );
}

/** What the carrier asked for and can still undo. */
type Later = { verb: 'withdraw'; quote: Quote } | { verb: 'change'; form: Values };

const nothing = () => undefined;
const none = { onAccept: nothing, onDecline: nothing, onUnaccept: nothing, onPay: nothing, busy: false };
