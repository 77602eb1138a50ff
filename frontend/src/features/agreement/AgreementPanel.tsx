import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { may } from '../../kit/api/acts';
import { useTimeline } from '../../kit/api/timeline';
import type { ChangeOrder, Quote, Shipment } from '../../kit/api/types';
import { arrivalAt } from '../../kit/format/arrivals';
import { money } from '../../kit/format/money';
import { daysWords, pickupPlanned } from '../../kit/format/windows';
import { personName } from '../../kit/format/words';
import { lazy } from '../../kit/ui/lazy';
import { Details, Panel } from '../../kit/ui/Panel';
import { Coming } from '../../kit/ui/Settled';
import { standOf, useChanges } from './agreement';
import { endOf } from './proposal';

// Most deals have no change.
const OpenChange = lazy(() => import('./OpenChange'));
const EarlierTerms = lazy(() => import('./EarlierTerms'));
const ChangeSheet = lazy(() => import('./ChangeSheet'));

interface Props {
  shipment: Shipment;
  deal: Quote;
  isOwner: boolean;
  /** Shows how to pay what a change costs more. */
  onPay: (change: ChangeOrder) => void;
}

/** What the two sides agree on now and what it was before, and a change that waits for an answer. */
export function AgreementPanel({ shipment, deal, isOwner, onPay }: Props) {
  const changes = useChanges(shipment.id).data;
  const events = useTimeline(shipment.id).data?.events;
  const arrival = arrivalAt(events ?? [], deal.id, endOf(deal));
  const [proposing, setProposing] = useState(false);
  const { hash } = useLocation();
  const navigate = useNavigate();
  // After an attempt for nothing, or while waiting at the door, that is what they come for.
  const forWaiting = hash === '#waiting';
  const isSentHere = forWaiting || hash === '#change';
  const stop = () => {
    setProposing(false);
    if (isSentHere) void navigate({ hash: '' }, { replace: true });
  };
  const canPropose = may(shipment, 'change-orders');
  const { open, hasChanged } = standOf(changes ?? [], deal);
  const propose = canPropose && changes && (
    <Button variant="outlined" sx={{ justifySelf: { md: 'start' } }} onClick={() => setProposing(true)}>
      Propose a change
    </Button>
  );
  return (
    <>
      {/* While nothing has changed, the page says elsewhere what is agreed. */}
      {open || hasChanged ? (
        <Panel id="agreement" title="Agreement" actions={propose}>
          <Details
            columns={3}
            narrow={2}
            details={[
              { label: 'Agreed price', value: <strong className="tabular">{money(deal.amount)}</strong> },
              { label: 'Pickup', value: pickupPlanned(deal) ?? 'No day given' },
              {
                label: 'Delivery by',
                value: deal.estimatedDeliveryDate ? daysWords(deal.estimatedDeliveryDate, null) : 'No day given',
              },
            ]}
          />
          {hasChanged && events && (
            <Suspense fallback={null}>
              <EarlierTerms deal={deal} events={events} />
            </Suspense>
          )}
          {open && (
            <Suspense fallback={<Coming />}>
              <OpenChange
                change={open}
                deal={deal}
                arrival={arrival}
                changes={changes ?? []}
                other={isOwner ? personName(deal.carrier) : 'The shipper'}
                isOwner={isOwner}
                onPay={() => onPay(open)}
              />
            </Suspense>
          )}
        </Panel>
      ) : (
        propose
      )}
      {/* Outside of what comes and goes as the list is read again, which would empty the form. */}
      {(proposing || (isSentHere && canPropose && changes && events)) && (
        <Suspense fallback={null}>
          <ChangeSheet
            deal={deal}
            items={shipment.items}
            isOwner={isOwner}
            arrival={arrival}
            changes={changes ?? []}
            forWaiting={forWaiting}
            onClose={stop}
          />
        </Suspense>
      )}
    </>
  );
}
