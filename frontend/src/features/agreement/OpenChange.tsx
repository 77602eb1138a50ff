import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { may } from '../../kit/api/acts';
import type { ChangeOrder, Quote } from '../../kit/api/types';
import type { Arrival } from '../../kit/format/arrivals';
import { dayAndTime } from '../../kit/format/dates';
import { CHANGE_REASONS } from '../../kit/format/labels';
import { money, priceAfter } from '../../kit/format/money';
import { waitedSince } from '../../kit/format/waiting';
import { PhotoStrip } from '../../kit/ui/PhotoStrip';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { changeLines, useChangeVerb } from './agreement';
import EndAtTheDoor from './EndAtTheDoor';

interface Props {
  change: ChangeOrder;
  deal: Quote;
  /** When the carrier arrived, by the record. */
  arrival: Arrival | undefined;
  /** All changes of the deal. */
  changes: readonly ChangeOrder[];
  /** What the other side is called. */
  other: string;
  isOwner: boolean;
  onPay: () => void;
}

const DONE = {
  accept: 'Change accepted',
  decline: 'Change declined. What was agreed stands.',
  withdraw: 'Change withdrawn. What was agreed stands.',
};

/** A proposed change, or the end of the job, with the answer to it. */
export default function OpenChange(props: Props) {
  return props.change.kind === 'end' ? <EndAtTheDoor {...props} /> : <Change {...props} />;
}

function Change({ change, deal, arrival, changes, other, isOwner, onPay }: Props) {
  const answer = useChangeVerb();
  const isMine = (change.side === 'shipper') === isOwner;
  const say = (verb: keyof typeof DONE) => () =>
    answer.mutate(
      { verb, change },
      { onSuccess: () => toast({ title: DONE[verb] }), onError: (error) => toastFailure(error) },
    );
  const price = priceAfter(deal.amount, change.delta);
  const waited =
    change.reason === 'waiting' ? waitedSince(arrival, new Date(change.createdAt), deal, changes) : undefined;
  const isWaiting = may(change, 'pay') || (!isMine && may(change, 'accept'));
  const isAgreed = change.next?.what === 'pay' || change.next?.what === 'settle';
  return (
    <Box
      component="section"
      aria-label="Proposed change"
      sx={{
        mt: 4,
        p: 4,
        borderRadius: '10px',
        bgcolor: isWaiting ? 'haulway.waiting' : 'haulway.neutral',
        color: isWaiting ? 'haulway.onWaiting' : 'haulway.onNeutral',
        display: 'grid',
        gap: 2,
      }}
    >
      <Typography variant="h4" component="h3">
        {isAgreed ? `You agreed on ${money(change.delta)} more` : isMine ? 'You propose' : `${other} proposes`}
      </Typography>
      {changeLines(change, deal.amount).map((line) => (
        <Typography key={line} sx={{ fontWeight: 700 }}>
          {line}
        </Typography>
      ))}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {CHANGE_REASONS[change.reason]}
        {change.itemTitle && ` (${change.itemTitle})`}: {change.text}
      </Typography>
      {waited && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          By the record: {waited.words}
        </Typography>
      )}
      <PhotoStrip photos={change.photos} about="What differs" />
      <Typography variant="body2">
        {isAgreed
          ? waitWords(change, other, isOwner)
          : `${isMine ? `${other} can answer` : 'You can answer'} until ${dayAndTime(change.expiresAt)}. After that, what was agreed stands.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 1, '&:empty': { display: 'none' } }}>
        {may(change, 'pay') && (
          <Button variant="contained" onClick={onPay}>
            Pay {money(change.delta)}
          </Button>
        )}
        {may(change, 'accept') && (
          <Button variant="contained" disabled={answer.isPending} onClick={say('accept')}>
            {change.delta === 0 ? 'Accept' : `Accept ${money(price)}`}
          </Button>
        )}
        {may(change, 'decline') && (
          <Button variant="outlined" color="inherit" disabled={answer.isPending} onClick={say('decline')}>
            Decline
          </Button>
        )}
        {may(change, 'withdraw') && (
          <Button variant="outlined" color="inherit" disabled={answer.isPending} onClick={say('withdraw')}>
            {isAgreed ? 'Cancel this change' : 'Withdraw'}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Who pays the extra, and until when. */
function waitWords({ next, expiresAt }: ChangeOrder, other: string, isOwner: boolean): string {
  if (next?.who === 'provider')
    return 'The card provider is checking the payment of the extra. You do not need to do anything.';
  const who = isOwner ? 'Pay the extra by' : `${other} can pay it until`;
  return `${who} ${dayAndTime(expiresAt)}. The new terms count once it is paid. Until then, what was agreed stands.`;
}
