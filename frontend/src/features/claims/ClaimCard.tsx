import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { may } from '../../kit/api/acts';
import { explain } from '../../kit/api/errors';
import type { Claim } from '../../kit/api/types';
import { dayAndTime, longDay } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { lazy } from '../../kit/ui/lazy';
import { MileMarkers, type Mile } from '../../kit/ui/MileMarkers';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { Panel } from '../../kit/ui/Panel';
import { PhotoStrip } from '../../kit/ui/PhotoStrip';
import { PricePlate } from '../../kit/ui/PricePlate';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { toast } from '../../kit/ui/toasts';
import { claimNext, isOpen, kindWords } from './claimWords';
import { useWithdrawClaim } from './claims';
import { decided } from './granted';

const ClaimResponse = lazy(() => import('./ClaimResponse'));

interface Props {
  claim: Claim;
  myId: string;
  /** The other party's name. */
  otherName: string;
  /** Is the payment still in escrow? */
  isHeld: boolean;
}

/**
 * A claim as its two parties see it: what is claimed, what each side said, when it will be decided, and the decision.
 */
export default function ClaimCard({ claim, myId, otherName, isHeld }: Props) {
  const mine = claim.claimantId === myId;
  const claimant = mine ? 'You' : otherName;
  const open = isOpen(claim);
  const title = `${mine ? 'Your claim' : `Claim by ${otherName}`}: ${kindWords[claim.kind].label.toLowerCase()}`;
  const badge = <StatusBadge status={claim.status} />;
  const content = (
    <>
      <PricePlate amount={claim.amount} note="claimed" />
      {claim.itemTitle && <Typography sx={{ mt: 2, fontWeight: 600 }}>{claim.itemTitle}</Typography>}
      <Box
        sx={{
          bgcolor: open ? 'haulway.waiting' : 'haulway.neutral',
          color: open ? 'haulway.onWaiting' : 'haulway.onNeutral',
          borderRadius: '10px',
          p: { xs: 3, sm: 4 },
          my: { xs: 3, sm: 4 },
        }}
      >
        <Typography sx={{ fontWeight: 700 }}>{claim.decision ? decided(claim) : claimNext(claim, mine)}</Typography>
        {open && (
          <Typography variant="body2">
            {claim.overdue ? 'It was due by ' : 'Decided by '}
            <time dateTime={claim.dueAt} title={claim.dueAt}>
              {dayAndTime(claim.dueAt)}
            </time>
            {claim.overdue
              ? '. We are late, and it is next in line.'
              : isHeld
                ? '. The payment stays frozen until then.'
                : '.'}
          </Typography>
        )}
        {claim.outOfBandAmount > 0 && <Typography variant="body2">{aboveTheCard(claim, mine)}</Typography>}
        {claim.note && (
          <Typography dir="auto" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            {claim.note}
          </Typography>
        )}
      </Box>
      <MileMarkers miles={miles(claim, claimant, mine ? otherName : 'You')} />
      {may(claim, 'respond') && (
        <Box sx={{ mt: 5 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
            <ClaimResponse claimId={claim.id} />
          </Suspense>
        </Box>
      )}
      {may(claim, 'withdraw') && <Withdraw claim={claim} />}
    </>
  );
  // What was taken back led to nothing.
  if (!open && !claim.decision)
    return (
      <FoldPanel title={title} actions={badge}>
        {content}
      </FoldPanel>
    );
  return (
    <Panel title={title} actions={badge} sx={open ? { borderColor: 'haulway.onWaiting' } : {}}>
      {content}
    </Panel>
  );
}

/** The evidence, in the order it came in. */
function miles(claim: Claim, claimant: string, respondent: string): Mile[] {
  return [
    {
      title: `${claimant} opened the claim`,
      text: <Evidence at={claim.createdAt} words={claim.description} photos={claim.photos} about="Claim" />,
    },
    ...(claim.response !== null && claim.respondedAt
      ? [
          {
            title: `${respondent} answered`,
            text: (
              <Evidence at={claim.respondedAt} words={claim.response} photos={claim.responsePhotos} about="Answer" />
            ),
          },
        ]
      : []),
    ...(claim.decidedAt ? [{ title: 'Haulway decided', text: <Evidence at={claim.decidedAt} /> }] : []),
  ];
}

function Evidence({
  at,
  words,
  photos = [],
  about = '',
}: {
  at: string;
  words?: string;
  photos?: string[];
  about?: string;
}) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <time dateTime={at} title={at}>
        {dayAndTime(at)}
      </time>
      {words && (
        <Typography dir="auto" sx={{ color: 'text.primary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      )}
      <PhotoStrip photos={photos} about={about} />
    </Box>
  );
}

function Withdraw({ claim }: { claim: Claim }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawClaim(claim.id);
  const onConfirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => toast({ title: 'Claim withdrawn' }),
      onError: (error) =>
        toast({
          title: 'Error',
          description: explain(error, 'The claim could not be withdrawn.'),
          variant: 'destructive',
        }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ mt: 5 }}>
        Withdraw the claim
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Withdraw your claim of ${money(claim.amount)}?`}
          verb="Withdraw the claim"
          danger
          busy={withdraw.isPending}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        >
          <Typography>
            The payment continues as if you had not opened it. You can open a new claim until the claim deadline.
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
}

/** How the part that exceeds the card payment is sent. */
function aboveTheCard({ outOfBandAmount, paidByHandAt }: Claim, mine: boolean): string {
  const amount = money(outOfBandAmount);
  if (!mine) return `${amount} of it is more than the card paid. Haulway pays that by bank transfer.`;
  const above = `${amount} of it is more than your card can take back.`;
  return paidByHandAt
    ? `${above} We sent it by bank transfer on ${longDay(paidByHandAt)}.`
    : `${above} We will pay it by bank transfer and email you to arrange it.`;
}
