import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { may } from '../../../kit/api/acts';
import type { ChangeOrder, Quote, Shipment } from '../../../kit/api/types';
import { Panel } from '../../../kit/ui/Panel';
import { StickyAct } from '../../../kit/ui/StickyAct';
import { useMe } from '../../../session/session';
import type { HandOver } from '../handOver';
import { isDisputed, isEnding } from '../jobStage';
import { Arrived } from './Arrived';
import { CannotHandOver } from './CannotHandOver';
import { Waiting } from './Waiting';
import { DiffersSheet, HandOverSheet, OpenChangeNote } from './sheets';

interface Props {
  shipment: Shipment;
  quote: Quote;
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
  if (isSuspended)
    return (
      <Panel title="Do not pick it up">
        <Typography>
          You cannot pick up while your account is suspended. Contact us, or give up the job under{' '}
          <Box component={Link} to={`/shipments/${shipment.id}`} sx={{ color: 'primary.main', fontWeight: 600 }}>
            Your quote
          </Box>{' '}
          so that the shipper gets the money back.
        </Typography>
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
      <Suspense fallback={null}>
        {change && <OpenChangeNote change={change} quote={quote} say="line" />}
        {open && (
          <HandOverSheet
            shipment={shipment}
            kind="pickup"
            {...(start ? { start } : {})}
            deal={{ quote, change }}
            onClose={() => {
              setOpen(false);
              setStart(undefined);
            }}
          />
        )}
      </Suspense>
      {due && <Arrived shipmentId={shipment.id} end="pickup" at={arrivedAt} isEarly={isEarly} isOffered={isHere} />}
      {due && !isEarly && arrivedAt && may(shipment, 'change-orders') && (
        <Waiting quote={quote} end="pickup" arrivedAt={arrivedAt} />
      )}
      {due && may(shipment, 'change-orders') && (
        <Differs
          quote={quote}
          mayEnd={arrivedAt !== undefined && !isEarly}
          items={shipment.items}
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
  items,
  onTake,
}: {
  quote: Quote;
  mayEnd: boolean;
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
            mayEnd={mayEnd}
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
