import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { may } from '../../kit/api/acts';
import { useHadSignal } from '../../kit/api/signal';
import { noteOnTheRoad } from '../../kit/api/token';
import type { ChangeOrder, JobQuote, Shipment } from '../../kit/api/types';
import type { Arrivals } from '../../kit/format/arrivals';
import type { Reports } from '../../kit/format/conditionForms';
import { now } from '../../kit/format/now';
import { hasArrived } from '../../kit/format/shipments';
import { forgetAct } from '../../kit/road/queue';
import { useActs } from '../../kit/road/useActs';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';
import { HereBar } from './job/Arrived';
import { OnTheRoad } from './job/OnTheRoad';
import { PickUp } from './job/PickUp';
import { loadSheets } from './job/sheets';
import { JobSheet } from './JobSheet';
import { arrivalsHere, isHeld, isOver, stageHere, isBeforePickup } from './jobStage';
import { NotSent } from './NotSent';

const HereWatch = lazy(() => import('./HereWatch'));
// These need signal.
const CodeForm = lazy(() => import('./CodeForm'));
const GiveToDriver = lazy(() => import('./GiveToDriver'));
const PickupDaySheet = lazy(() => import('./PickupDaySheet'));

/** Once the job itself is there. */
const AHEAD_MS = 2_000;

interface Props {
  shipment: Shipment;
  quote: JobQuote;
  /** How it was when it was picked up. */
  reports: Reports;
  /** When the server knows that the carrier arrived. */
  arrivals: Arrivals;
  /** A change that is proposed and not settled yet. */
  change: ChangeOrder | undefined;
  /** Without what needs signal. */
  onlyRoad?: boolean;
}

/** The booked carrier's next step: pick up, share a location, deliver. What is done without signal counts at once. */
export function CarrierJob({ shipment, quote, reports, arrivals, change, onlyRoad = false }: Props) {
  const acts = useActs().filter(({ shipmentId }) => shipmentId === shipment.id);
  useEffect(() => {
    const timer = setTimeout(loadSheets, AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(noteOnTheRoad, []);
  const arrived = { ...arrivals, ...arrivalsHere(acts) };
  const stage = stageHere(quote, shipment.next, acts);
  // Once the job is over, or a claim is open, a code that was not accepted cannot be entered again.
  const isMoot = isOver(quote) || (hasArrived(shipment) && stage === undefined);
  const moot = acts.find(({ kind, state }) => isMoot && kind === 'code' && state === 'refused')?.actId;
  useEffect(() => {
    if (moot !== undefined) void forgetAct(moot);
  }, [moot]);
  const end = stage === 'road' ? 'delivery' : stage === 'pickup' && may(shipment, 'pickup') ? 'pickup' : undefined;
  const [isHere, setHere] = useState(false);
  const hadSignal = useHadSignal();
  const isEarly = end === 'pickup' && arrived.pickup !== undefined && isBeforePickup(quote, arrived.pickup);
  const fence = shipment.fences?.find((each) => each.end === end);
  const pickupDay = hadSignal && may(quote, 'pickup-day') && <PickupDay quote={quote} />;
  const isToCome = isBeforePickup(quote, now().toISOString());
  if (stage === undefined && acts.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 6 } }}>
      <NotSent acts={acts} />
      {end && fence && (!arrived[end] || isEarly) && (
        <>
          <Suspense fallback={null}>
            <HereWatch fence={fence} onChange={setHere} />
          </Suspense>
          <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
            {isHere && <HereBar shipmentId={shipment.id} end={end} />}
          </Box>
        </>
      )}
      {stage === 'pickup' && (
        <>
          <JobSheet
            shipment={shipment}
            quote={quote}
            end="pickup"
            dueAt={onlyRoad && shipment.next?.what === 'pickup' ? shipment.next.until : undefined}
          />
          {isToCome && pickupDay}
          <PickUp
            shipment={shipment}
            quote={quote}
            change={change}
            paid={isHeld(quote)}
            arrivedAt={arrived.pickup}
            isEarly={isEarly}
            isHere={isHere}
          />
          {!isToCome && pickupDay}
        </>
      )}
      {stage === 'road' && (
        <>
          <JobSheet shipment={shipment} quote={quote} end="delivery" />
          <OnTheRoad
            shipment={shipment}
            quote={quote}
            reports={reports}
            arrivedAt={arrived.delivery}
            isHere={isHere}
            onlyRoad={onlyRoad}
          />
        </>
      )}
      {hadSignal && may(shipment, 'driver') && (
        <Suspense fallback={null}>
          <GiveToDriver shipmentId={shipment.id} />
        </Suspense>
      )}
      {stage === 'arrived' && (
        <Panel title="Delivered">
          <Typography>
            We asked the shipper to confirm. If they do not respond, the payment is released to you automatically.
          </Typography>
          <Suspense fallback={null}>
            <CodeForm shipmentId={shipment.id} />
          </Suspense>
        </Panel>
      )}
    </Box>
  );
}

/** The day, or the time of the only day, that the shipper waits to hear. */
function PickupDay({ quote: { id, pickupDays: days } }: { quote: JobQuote }) {
  const [open, setOpen] = useState(false);
  if (!days) return null;
  return (
    <>
      <Button variant="outlined" size="large" onClick={() => setOpen(true)}>
        {days.first === days.last ? 'Set the pickup time' : 'Set the pickup day'}
      </Button>
      <Suspense fallback={null}>
        {open && <PickupDaySheet quoteId={id} days={days} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
