import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { may } from '../../../kit/api/acts';
import type { JobQuote, Shipment } from '../../../kit/api/types';
import type { Reports } from '../../../kit/format/conditionForms';
import { lazy } from '../../../kit/ui/lazy';
import { Panel } from '../../../kit/ui/Panel';
import { Coming } from '../../../kit/ui/Settled';
import { StickyAct } from '../../../kit/ui/StickyAct';
import { FollowSwitch } from '../FollowSwitch';
import { pricedOf } from '../jobStage';
import { Arrived } from './Arrived';
import { CannotHandOver } from './CannotHandOver';
import { HandOverSheet, Waiting } from './sheets';

// It needs signal.
const LocationForm = lazy(async () => ({ default: (await import('../LocationForm')).LocationForm }));

interface Props {
  shipment: Shipment;
  quote: JobQuote;
  /** How it was when it was picked up. */
  reports: Reports;
  arrivedAt: string | undefined;
  isHere: boolean;
  onlyRoad: boolean;
}

/** Between the two ends: where the carrier is, and the delivery. */
export function OnTheRoad({ shipment, quote, reports, arrivedAt, isHere, onlyRoad }: Props) {
  const [open, setOpen] = useState(false);
  const deal = pricedOf(quote);
  return (
    <Panel title="Your job: on the road">
      <FollowSwitch shipmentId={shipment.id} />
      {!onlyRoad && may(shipment, 'locations') && (
        <Suspense fallback={<Coming />}>
          <LocationForm shipmentId={shipment.id} />
        </Suspense>
      )}
      <Arrived shipmentId={shipment.id} end="delivery" at={arrivedAt} isOffered={isHere} />
      {arrivedAt && deal?.waitingPrice && (
        <Suspense fallback={null}>
          <Waiting quote={deal} end="delivery" arrivedAt={arrivedAt} />
        </Suspense>
      )}
      <CannotHandOver shipmentId={shipment.id} end="delivery" />
      <StickyAct>
        <Button variant="contained" size="large" fullWidth onClick={() => setOpen(true)}>
          Deliver
        </Button>
      </StickyAct>
      {open && (
        <Suspense fallback={null}>
          <HandOverSheet shipment={shipment} kind="deliver" reports={reports} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
