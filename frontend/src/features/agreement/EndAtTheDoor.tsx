import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { may } from '../../kit/api/acts';
import { useRead } from '../../kit/api/queries';
import type { ChangeOrder } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { CHANGE_REASONS } from '../../kit/format/labels';
import { money } from '../../kit/format/money';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { PhotoStrip } from '../../kit/ui/PhotoStrip';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { useChangeVerb } from './agreement';

interface Props {
  change: ChangeOrder;
  /** What the other side is called. */
  other: string;
  isOwner: boolean;
}

const DONE = {
  accept: 'You agreed. The shipment is open for quotes again.',
  decline: 'You declined. All of it goes back to your card, and the shipment is open for quotes again.',
  withdraw: 'You are taking it after all. What was agreed stands.',
};

const LOOKED_AT =
  'We will look at the photos within 2 business days. It counts against someone only if we decide that it should.';

/** The carrier is at the door and cannot take it: what each answer comes to, before it is given. */
export default function EndAtTheDoor({ change, other, isOwner }: Props) {
  const answer = useChangeVerb();
  const [asked, setAsked] = useState<'accept' | 'decline'>();
  // Not as callbacks of the mutation: the answer takes this part off the page, and nobody would be told.
  const say = (verb: keyof typeof DONE) =>
    void answer
      .mutateAsync({ verb, change })
      .then(() => toast({ title: DONE[verb] }), toastFailure)
      .finally(() => setAsked(undefined));
  const until = change.next?.until;
  return (
    <Box
      component="section"
      aria-label="End of the job"
      sx={{
        mt: 4,
        p: 4,
        borderRadius: '10px',
        bgcolor: isOwner ? 'haulway.waiting' : 'haulway.neutral',
        color: isOwner ? 'haulway.onWaiting' : 'haulway.onNeutral',
        display: 'grid',
        gap: 3,
      }}
    >
      <Typography variant="h4" component="h3">
        {isOwner ? `${other} is there and cannot take it` : 'You said that you cannot take it'}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {CHANGE_REASONS[change.reason]}
        {change.itemTitle && ` (${change.itemTitle})`}: {change.text}
      </Typography>
      <PhotoStrip photos={change.photos} about="At the door" />
      {isOwner && (
        <Answers
          shipmentId={change.shipmentId}
          asked={asked}
          busy={answer.isPending}
          onAnswer={say}
          onAsk={setAsked}
          change={change}
        />
      )}
      <Typography variant="body2">
        {isOwner
          ? `Whatever you answer, this job ends, and the shipment is open for quotes again. ${LOOKED_AT}`
          : `The job ends, whatever ${other.toLowerCase()} answers. ${LOOKED_AT}`}
      </Typography>
      <Typography variant="body2">
        {until
          ? `${isOwner ? 'No answer' : 'Without an answer'} until ${dayAndTime(until)} is the same as declining.`
          : 'The payment is frozen, so the time to answer stands still.'}
      </Typography>
      {may(change, 'withdraw') && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={answer.isPending}
          onClick={() => say('withdraw')}
          sx={{ justifySelf: 'start' }}
        >
          I will take it after all
        </Button>
      )}
    </Box>
  );
}

interface AnswersProps {
  change: ChangeOrder;
  shipmentId: string;
  /** The answer that is being confirmed. */
  asked: 'accept' | 'decline' | undefined;
  busy: boolean;
  onAsk: (verb: 'accept' | 'decline' | undefined) => void;
  onAnswer: (verb: 'accept' | 'decline') => void;
}

/** The two answers, each with the money it moves. */
function Answers({ change, shipmentId, asked, busy, onAsk, onAnswer }: AnswersProps) {
  const preview = useRead('/api/shipments/{id}/cancellation-preview', { id: shipmentId }).data;
  if (!preview) return null;
  const { shipperRefund: back, carrierCompensation: share } = preview;
  const all = Math.round((back + share) * 100) / 100;
  const means = {
    accept: `${money(back)} goes back to your card. ${money(share)} goes to the carrier for the trip, as for a late cancellation.`,
    decline: `All ${money(all)} goes back to your card. The carrier gets nothing from you.`,
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {(['accept', 'decline'] as const).map(
        (verb) =>
          may(change, verb) && (
            <Box key={verb} sx={{ display: 'grid', gap: 1 }}>
              <Button
                variant={verb === 'accept' ? 'contained' : 'outlined'}
                color={verb === 'accept' ? 'primary' : 'inherit'}
                disabled={busy}
                onClick={() => onAsk(verb)}
                sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
              >
                {verb === 'accept' ? 'Agree, it is not as listed' : 'Decline, it is as listed'}
              </Button>
              <Typography variant="body2">{means[verb]}</Typography>
            </Box>
          ),
      )}
      {asked && (
        <ConfirmDialog
          title={asked === 'accept' ? 'Agree to end the job?' : 'Decline, and end the job?'}
          verb={asked === 'accept' ? 'Agree' : 'Decline'}
          busy={busy}
          onConfirm={() => onAnswer(asked)}
          onClose={() => onAsk(undefined)}
        >
          <Typography>{means[asked]} You cannot undo it.</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}
