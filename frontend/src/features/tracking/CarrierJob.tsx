import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { may } from '../../kit/api/acts';
import { noteOnTheRoad } from '../../kit/api/token';
import type { Quote, Shipment } from '../../kit/api/types';
import type { Arrivals } from '../../kit/format/arrivals';
import { dayAndTime } from '../../kit/format/dates';
import { doAct } from '../../kit/road/queue';
import { useActs } from '../../kit/road/useActs';
import { Panel } from '../../kit/ui/Panel';
import { Coming } from '../../kit/ui/Settled';
import { StickyAct } from '../../kit/ui/StickyAct';
import { askPosition, type Found } from './askPosition';
import { FollowSwitch } from './FollowSwitch';
import type { HandOver } from './handOver';
import { JobSheet } from './JobSheet';
import { arrivalsHere, isDisputed, isEnding, stageHere } from './jobStage';
import type { Mark, Reports } from '../../kit/format/conditionForms';
import { marksBefore } from './marksBefore';
import { WaitingActs } from './WaitingActs';

const loadSheet = () => import('./HandOverSheet');
const HandOverSheet = lazy(loadSheet);
const loadAttempt = () => import('./AttemptSheet');
const AttemptSheet = lazy(loadAttempt);
const loadDiffers = () => import('./DiffersSheet');
const DiffersSheet = lazy(loadDiffers);
const HereWatch = lazy(() => import('./HereWatch'));
// These need signal.
const CodeForm = lazy(() => import('./CodeForm'));
const LocationForm = lazy(async () => ({ default: (await import('./LocationForm')).LocationForm }));
const PickupDay = lazy(async () => ({ default: (await import('./PickupDay')).PickupDay }));

/** Once the job itself is there. */
const AHEAD_MS = 2_000;

/** While there is signal: what the sheet consists of is there when there is none. */
function loadAhead(): void {
  const sheets = [loadSheet(), loadAttempt(), loadDiffers()];
  void Promise.all([...sheets, import('./SignaturePad'), import('../../kit/ui/SheetDialog')]).catch(() => undefined);
}

interface Props {
  shipment: Shipment;
  quote: Quote;
  /** How it was when it was picked up. */
  reports: Reports;
  /** When the server knows that the carrier arrived. */
  arrivals: Arrivals;
  /** Without what needs signal. */
  onlyRoad?: boolean;
}

/** The booked carrier's next step: pick up, share a location, deliver. What is done without signal counts at once. */
export function CarrierJob({ shipment, quote, reports, arrivals, onlyRoad = false }: Props) {
  const acts = useActs().filter(({ shipmentId }) => shipmentId === shipment.id);
  useEffect(() => {
    const timer = setTimeout(loadAhead, AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(noteOnTheRoad, []);
  const arrived = { ...arrivals, ...arrivalsHere(acts) };
  const stage = stageHere(quote, shipment.next, acts);
  const end = stage === 'road' ? 'delivery' : stage === 'pickup' && may(shipment, 'pickup') ? 'pickup' : undefined;
  const [isHere, setHere] = useState(false);
  const fence = shipment.fences?.find((each) => each.end === end);
  if (stage === undefined && acts.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 6 } }}>
      <WaitingActs acts={acts} />
      {end && fence && !arrived[end] && (
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
          <JobSheet shipment={shipment} quote={quote} end="pickup" />
          {!onlyRoad && may(quote, 'pickup-day') && (
            <Suspense fallback={null}>
              <PickupDay shipment={shipment} quote={quote} />
            </Suspense>
          )}
          <PickUp
            shipment={shipment}
            quote={quote}
            paid={quote.paymentStatus === 'in_escrow'}
            arrivedAt={arrived.pickup}
            isHere={isHere}
          />
        </>
      )}
      {stage === 'road' && (
        <>
          <JobSheet shipment={shipment} quote={quote} end="delivery" />
          <OnTheRoad
            shipment={shipment}
            before={marksBefore(reports, acts)}
            arrivedAt={arrived.delivery}
            isHere={isHere}
            onlyRoad={onlyRoad}
          />
        </>
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

interface PickUpProps {
  shipment: Shipment;
  quote: Quote;
  paid: boolean;
  arrivedAt: string | undefined;
  isHere: boolean;
}

function PickUp({ shipment, quote, paid, arrivedAt, isHere }: PickUpProps) {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<Partial<HandOver>>();
  if (!paid)
    return (
      <Panel title="Your job: pick up">
        <Typography>The shipper has not paid yet. Do not pick up until the money is held in escrow.</Typography>
      </Panel>
    );
  if (isDisputed(shipment.next))
    return (
      <Panel title="Do not load it">
        <Typography>
          The shipper's bank is disputing the payment, and no money moves until it decides. We tell you when you can
          pick up.
        </Typography>
      </Panel>
    );
  if (isEnding(shipment.next))
    return (
      <Panel title="This job ends">
        <Typography>
          You said that you cannot take it. Whatever the shipper answers, you do not have to come again. If you take it
          after all, say so under{' '}
          <Box
            component={Link}
            to={`/shipments/${shipment.id}#agreement`}
            sx={{ color: 'primary.main', fontWeight: 600 }}
          >
            Agreement
          </Box>{' '}
          first.
        </Typography>
      </Panel>
    );
  const due = may(shipment, 'pickup');
  const button = (
    <Button variant="contained" size="large" fullWidth disabled={!due} onClick={() => setOpen(true)}>
      Pick up
    </Button>
  );
  return (
    <Panel title="Your job: pick up">
      <Typography sx={{ mb: 4 }}>
        {due
          ? 'The money is held in escrow. Record the pickup once the item is loaded.'
          : 'The money is held in escrow. You can record the pickup from the agreed day on.'}
      </Typography>
      {due && <Arrived shipmentId={shipment.id} end="pickup" at={arrivedAt} isOffered={isHere} />}
      {due && may(shipment, 'change-orders') && (
        <Differs
          quote={quote}
          items={shipment.items}
          onTake={(found) => {
            setStart(found);
            setOpen(true);
          }}
        />
      )}
      {due && <CannotHandOver shipmentId={shipment.id} end="pickup" />}
      {due ? <StickyAct>{button}</StickyAct> : button}
      {open && (
        <Suspense fallback={null}>
          <HandOverSheet
            shipment={shipment}
            kind="pickup"
            {...(start ? { start } : {})}
            onClose={() => {
              setOpen(false);
              setStart(undefined);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

interface RoadProps {
  shipment: Shipment;
  before: readonly Mark[];
  arrivedAt: string | undefined;
  isHere: boolean;
  onlyRoad: boolean;
}

function OnTheRoad({ shipment, before, arrivedAt, isHere, onlyRoad }: RoadProps) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title="Your job: on the road">
      <FollowSwitch shipmentId={shipment.id} />
      {!onlyRoad && may(shipment, 'locations') && (
        <Suspense fallback={<Coming />}>
          <LocationForm shipmentId={shipment.id} />
        </Suspense>
      )}
      <Arrived shipmentId={shipment.id} end="delivery" at={arrivedAt} isOffered={isHere} />
      <CannotHandOver shipmentId={shipment.id} end="delivery" />
      <StickyAct>
        <Button variant="contained" size="large" fullWidth onClick={() => setOpen(true)}>
          Deliver
        </Button>
      </StickyAct>
      {open && (
        <Suspense fallback={null}>
          <HandOverSheet shipment={shipment} kind="deliver" before={before} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** It is not what was listed. */
function Differs({
  quote,
  items,
  onTake,
}: {
  quote: Quote;
  items: Shipment['items'];
  onTake: (start: Pick<HandOver, 'itemId' | 'photos' | 'note'>) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="large" fullWidth variant="outlined" onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        Something differs
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DiffersSheet
            quote={quote}
            items={items}
            onTake={(start) => {
              setOpen(false);
              onTake(start);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Nobody home, refused, no access. */
function CannotHandOver({ shipmentId, end }: { shipmentId: string; end: 'pickup' | 'delivery' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="large" fullWidth onClick={() => setOpen(true)}>
        Nobody there, or no way in
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AttemptSheet shipmentId={shipmentId} end={end} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ArrivedProps {
  shipmentId: string;
  end: 'pickup' | 'delivery';
  /** Since when the carrier has been there. */
  at: string | undefined;
  /** Above, by the phone that knows where it is. */
  isOffered: boolean;
}

/** One tap, never by itself: from then on the waiting counts. */
function Arrived({ shipmentId, end, at, isOffered }: ArrivedProps) {
  if (at) return <Typography sx={{ my: 3, fontWeight: 600 }}>You arrived {dayAndTime(at)}.</Typography>;
  if (isOffered) return null;
  return (
    <Box sx={{ my: 3 }}>
      <ArriveButton shipmentId={shipmentId} end={end} variant="outlined" />
    </Box>
  );
}

/** The phone is there: what is next at hand, on top of everything. */
function HereBar({ shipmentId, end }: Pick<ArrivedProps, 'shipmentId' | 'end'>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        p: 4,
        borderRadius: '14px',
        bgcolor: 'haulway.waiting',
        // Readable in the sun, as the sheet below it.
        color: 'text.primary',
        fontWeight: 600,
      }}
    >
      {`You are near the ${end}.`}
      <ArriveButton shipmentId={shipmentId} end={end} variant="contained" />
    </Box>
  );
}

function ArriveButton({
  shipmentId,
  end,
  variant,
}: Pick<ArrivedProps, 'shipmentId' | 'end'> & { variant: 'outlined' | 'contained' }) {
  const [busy, setBusy] = useState(false);
  const arrive = (position: Found) =>
    doAct({ shipmentId, kind: 'arrive', body: { end, ...(position ? { position } : {}) }, photos: [] });
  return (
    <Button
      variant={variant}
      size="large"
      fullWidth
      disabled={busy}
      onClick={() => {
        setBusy(true);
        askPosition((position) => void arrive(position));
      }}
    >
      {busy ? 'Finding where you are...' : 'I have arrived'}
    </Button>
  );
}
