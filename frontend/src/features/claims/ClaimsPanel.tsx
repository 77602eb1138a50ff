import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { may } from '../../kit/api/acts';
import type { Quote, Shipment } from '../../kit/api/types';
import { deadline } from '../../kit/format/dates';
import { personName } from '../../kit/format/words';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';
import { Coming } from '../../kit/ui/Settled';
import { ShowMore } from '../../kit/ui/ShowMore';
import { kindsFor } from './claimWords';
import { useClaimLimits, useClaims } from './claims';

// Most deals have no claim.
const ClaimCard = lazy(() => import('./ClaimCard'));
const ClaimDialog = lazy(() => import('./ClaimDialog'));

/** The address parameter that opens the claim form: `?claim=new`. */
const ASKED = 'claim';

/** A deal's claims, with a way to open one while that is possible. */
export function ClaimsPanel({ shipment, deal, myId }: { shipment: Shipment; deal: Quote; myId: string }) {
  const claims = useClaims(shipment.id);
  const { until } = useClaimLimits(shipment, deal);
  const [search, setSearch] = useSearchParams();
  if (claims.total === undefined) return null;
  const isOwner = shipment.userId === myId;
  // What was released before the claim stays released.
  const isHeld = deal.paymentStatus === 'in_escrow';
  const otherName = personName(isOwner ? deal.carrier : shipment.owner);
  const [first, ...others] = kindsFor(shipment, deal, isOwner);
  const canOpen = first !== undefined && may(shipment, 'claims');
  const ask = (on: boolean) =>
    setSearch(
      (before) => {
        if (on) before.set(ASKED, 'new');
        else before.delete(ASKED);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      {claims.rows.map((claim) => (
        <Suspense key={claim.id} fallback={<Coming />}>
          <ClaimCard claim={claim} myId={myId} otherName={otherName} isHeld={isHeld} />
        </Suspense>
      ))}
      <ShowMore list={claims} what="claims" />
      {canOpen && first === 'no_show' && (
        <Button color="inherit" onClick={() => ask(true)} sx={{ justifySelf: 'start' }}>
          Not picked up on the agreed date? Open a claim
        </Button>
      )}
      {canOpen && first !== 'no_show' && (
        <Panel
          title="Something wrong?"
          actions={
            <Button
              variant="outlined"
              onClick={() => ask(true)}
              sx={{ px: { xs: 3, sm: 4 }, fontSize: { xs: 15, sm: 16 } }}
            >
              Open a claim
            </Button>
          }
        >
          <Typography>
            {isHeld && 'A claim puts the payment on hold. '}We hear both sides and decide within 5 business days.
            {until && ` Open one by ${deadline(until)}.`}
          </Typography>
        </Panel>
      )}
      <Suspense fallback={null}>
        {canOpen && search.get(ASKED) === 'new' && (
          <ClaimDialog
            shipment={shipment}
            deal={deal}
            isOwner={isOwner}
            kinds={[first, ...others]}
            onClose={() => ask(false)}
          />
        )}
      </Suspense>
    </>
  );
}
