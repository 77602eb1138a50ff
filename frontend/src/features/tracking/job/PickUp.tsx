import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { may } from '../../../kit/api/acts';
import type { ChangeOrder, JobQuote, Quote, Shipment } from '../../../kit/api/types';
import { Panel } from '../../../kit/ui/Panel';
import { StickyAct } from '../../../kit/ui/StickyAct';
import { useMe } from '../../../session/session';
import type { HandOver } from '../handOver';
import { isDisputed, isEnding, pricedOf } from '../jobStage';
import { Arrived } from './Arrived';
import { CannotHandOver } from './CannotHandOver';
import { DiffersSheet, HandOverSheet, NoPickUp, OpenChangeNote, Waiting } from './sheets';

interface Props {
  shipment: Shipment;
  quote: JobQuote;
  change: ChangeOrder | undefined;
  paid: boolean;
  arrivedAt: string | undefined;
  /** That was before the agreed day. */
  isEarly: boolean;
  isHere: boolean;
}

/** At the pickup: whether it can be loaded, and what is recorded then. */
export function PickUp({ shipment, quote, change, paid, arrivedAt, isEarly, isHere }: Props) {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<Partial<HandOver>>();
  const isSuspended = useMe().suspendedAt !== null;
  // The sheet above says so.
  if (!paid) return null;
  if (isSuspended || isDisputed(shipment.next) || isEnding(shipment.next))
    return (
      <Suspense fallback={null}>
        <NoPickUp shipment={shipment} isSuspended={isSuspended} />
      </Suspense>
    );
  const due = may(shipment, 'pickup');
  const deal = pricedOf(quote);
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
      <Suspense fallback={null}>
        {change && deal && <OpenChangeNote change={change} quote={deal} say="line" />}
        {open && (
          <HandOverSheet
            shipment={shipment}
            kind="pickup"
            {...(start ? { start } : {})}
            {...(deal ? { deal: { quote: deal, change } } : {})}
            onClose={() => {
              setOpen(false);
              setStart(undefined);
            }}
          />
        )}
      </Suspense>
      {due && <Arrived shipmentId={shipment.id} end="pickup" at={arrivedAt} isEarly={isEarly} isOffered={isHere} />}
      {due && deal?.waitingPrice && !isEarly && arrivedAt && may(shipment, 'change-orders') && (
        <Suspense fallback={null}>
          <Waiting quote={deal} end="pickup" arrivedAt={arrivedAt} />
        </Suspense>
      )}
      {due && deal && may(shipment, 'change-orders') && (
        <Differs
          quote={deal}
          mayEnd={arrivedAt !== undefined && !isEarly}
          shipment={shipment}
          onTake={(found) => {
            setStart(found);
            setOpen(true);
          }}
        />
      )}
      {due && <CannotHandOver shipmentId={shipment.id} end="pickup" />}
      {due ? <StickyAct>{button}</StickyAct> : button}
    </Panel>
  );
}

/** It is not what was listed. */
function Differs({
  quote,
  mayEnd,
  shipment,
  onTake,
}: {
  quote: Quote;
  mayEnd: boolean;
  shipment: Shipment;
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
            mayEnd={mayEnd}
            shipment={shipment}
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
