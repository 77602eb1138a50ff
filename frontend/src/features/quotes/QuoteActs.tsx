import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconLock, IconMessageCircle } from '@tabler/icons-react';
import { may } from '../../kit/api/acts';
import { wasPaid } from '../../kit/format/quotes';
import type { CounterOffer, Quote } from '../../kit/api/types';

export interface QuoteActions {
  /** With the carrier's open offer, if that is what is accepted. */
  onAccept: (quote: Quote, offer?: CounterOffer) => void;
  onDecline: (quote: Quote) => void;
  onUnaccept: (quote: Quote) => void;
  onPay: (quote: Quote) => void;
  onMessage: (quote: Quote) => void;
  /** An act is in progress. */
  busy: boolean;
}

interface Props {
  quote: Quote;
  isOwner: boolean;
  /** An offer on it is there to be accepted instead. */
  hasOffer: boolean;
  actions: QuoteActions;
  onCounter: () => void;
}

/** What the reader can do with a quote. */
export function QuoteActs({ quote, isOwner, hasOffer, actions, onCounter }: Props) {
  const counter = may(quote, 'counter-offers') && (
    <Button variant="outlined" disabled={actions.busy} onClick={onCounter}>
      Counter
    </Button>
  );
  return (
    <Box
      sx={{
        mt: 4,
        display: 'flex',
        flexWrap: 'wrap',
        // Four acts fit beside each other on a phone.
        gap: { xs: 1.5, sm: 3 },
        '& button': { px: { xs: 1.25, sm: 4 }, fontSize: { xs: 14, sm: 16 } },
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        // On the narrowest, two above two.
        '@media (max-width: 379.9px)': { '&:has(button:nth-of-type(4)) button': { flex: '1 0 40%' } },
        '& button:only-child': { px: 4, fontSize: 16, '& .MuiButton-startIcon': { display: 'inherit' } },
      }}
    >
      {may(quote, 'decline') && (
        <>
          {quote.next && !hasOffer && (
            <Button
              variant="contained"
              disabled={actions.busy || !may(quote, 'accept')}
              onClick={() => actions.onAccept(quote)}
            >
              Accept Quote
            </Button>
          )}
          {counter}
          <Button variant="outlined" disabled={actions.busy} onClick={() => actions.onDecline(quote)}>
            Decline
          </Button>
        </>
      )}
      {!isOwner && counter}
      {may(quote, 'pay') && (
        <Button
          variant="contained"
          color="secondary"
          startIcon={<IconLock size={20} />}
          disabled={actions.busy}
          onClick={() => actions.onPay(quote)}
        >
          Pay with Escrow Protection
        </Button>
      )}
      {may(quote, 'unaccept') && (
        <Button variant="outlined" disabled={actions.busy} onClick={() => actions.onUnaccept(quote)}>
          {wasPaid(quote) ? 'End booking' : 'Undo acceptance'}
        </Button>
      )}
      <Button variant="outlined" startIcon={<IconMessageCircle size={20} />} onClick={() => actions.onMessage(quote)}>
        Message
      </Button>
    </Box>
  );
}
