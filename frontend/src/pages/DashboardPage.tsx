import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDashboard } from '../features/account/dashboard';
import { MoneyTotals } from '../features/account/MoneyTotals';
import { NeedsYou } from '../features/account/NeedsYou';
import { WaitingForOthers, type Waiting } from '../features/account/WaitingForOthers';
import { EarningsBars } from '../features/payments/EarningsBars';
import { QuoteRows } from '../features/quotes/QuoteRows';
import { useOwnQuotes } from '../features/quotes/quotes';
import { ShipmentRows } from '../features/shipments/ShipmentRows';
import { useOwnShipments } from '../features/shipments/shipments';
import type { Dashboard, Quote, Shipment } from '../kit/api/types';
import { Page } from '../kit/ui/Page';
import { EmptyRoad } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

export default function DashboardPage() {
  const me = useMe();
  const { data: counts, isPending: isCounting } = useDashboard();
  const owned = useOwnShipments('owner');
  const jobs = useOwnShipments('carrier');
  // Whoever switched the account's type still has what they began as the other.
  const showOwned = !me.isCarrier || owned.rows.length > 0;
  const showJobs = me.isCarrier || jobs.rows.length > 0;
  const quotes = useOwnQuotes();
  const waiting = [...owned.rows.flatMap(waitsForCarrier), ...quotes.rows.flatMap(waitsForShipper)];
  const shipments = showOwned && (
    <Rows
      key="owned"
      title="Your shipments"
      list={owned}
      isCounting={isCounting}
      empty="You have not listed anything yet."
      action={
        <Button component={Link} to="/list-item" variant="contained">
          List your first item
        </Button>
      }
    >
      <ShipmentRows as="owner" counts={counts?.shipments ?? {}} />
    </Rows>
  );
  const carrierRows = showJobs && (
    <Rows
      key="jobs"
      title="Your jobs"
      list={jobs}
      isCounting={isCounting}
      empty="No jobs yet. They start with an accepted quote."
      action={
        <Button component={Link} to="/browse" variant="contained">
          Browse loads
        </Button>
      }
    >
      <ShipmentRows as="carrier" counts={counts ? jobCounts(counts.quotes) : {}} />
    </Rows>
  );
  return (
    <Page
      title="Dashboard"
      actions={
        <Button component={Link} to={me.isCarrier ? '/browse' : '/list-item'} variant="contained">
          {me.isCarrier ? 'Browse loads' : 'List a shipment'}
        </Button>
      }
    >
      <MoneyTotals isCarrier={me.isCarrier} />
      <NeedsYou />
      <WaitingForOthers waiting={waiting} total={counts && !owned.isPending && !quotes.isPending ? waitingCount(counts) : waiting.length} />
      {showJobs && <EarningsBars />}
      {me.isCarrier ? [carrierRows, shipments] : [shipments, carrierRows]}
      {showJobs && <QuoteRows list={quotes} />}
    </Page>
  );
}

const carrierIsNext: Partial<Record<Shipment['status'], string>> = {
  listed: 'Carriers can send quotes',
  in_transit: 'The carrier delivers',
};

/** A shipment of the user's on which a carrier is next. */
function waitsForCarrier({ id, status, title }: Shipment): Waiting[] {
  const text = carrierIsNext[status];
  return text ? [{ key: id, to: `/shipments/${id}`, title, text }] : [];
}

const shipperIsNext: Partial<Record<Quote['status'], string>> = {
  pending: 'The shipper decides on your quote',
  accepted: 'The shipper pays',
  delivered: 'The shipper confirms, or the payment is released by itself',
};

/** A quote of the user's on which the shipper is next. */
function waitsForShipper(quote: Quote): Waiting[] {
  const text = shipperIsNext[quote.status];
  const dueAt = quote.status === 'accepted' ? quote.paymentDueAt : quote.status === 'pending' ? quote.validUntil : null;
  return text ? [{ key: quote.id, to: `/shipments/${quote.shipmentId}`, title: quote.shipmentTitle, text, dueAt }] : [];
}

/** How many there are of both, of whichever page. */
function waitingCount({ shipments, quotes }: Dashboard): number {
  const sum = (counts: Record<string, number>, statuses: object) => Object.keys(statuses).reduce((total, status) => total + (counts[status] ?? 0), 0);
  return sum(shipments, carrierIsNext) + sum(quotes, shipperIsNext);
}

/** A carrier's jobs by the status of their shipments: each goes with what its quote is. */
function jobCounts({ accepted, paid, in_progress, delivered, completed }: Dashboard['quotes']): Partial<Record<Shipment['status'], number>> {
  return { booked: accepted + paid, in_transit: in_progress, delivered: delivered + completed };
}

interface RowsProps {
  title: string;
  list: ReturnType<typeof useOwnShipments>;
  /** How many there are of each status is not known yet. */
  isCounting: boolean;
  empty: string;
  action: ReactNode;
  children: ReactNode;
}

function Rows({ title, list, isCounting, empty, action, children }: RowsProps) {
  const waiting = useSkeleton(list.isPending || isCounting);
  return (
    <Box component="section" aria-label={title} sx={{ mt: 9 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {waiting && <Skeleton variant="rounded" height={160} />}
      {list.isError && list.rows.length === 0 && <ErrorState error={list.error} onRetry={list.refetch} />}
      {!waiting && list.total === 0 && <EmptyState drawing={<EmptyRoad />} text={empty} action={action} />}
      {!waiting && list.rows.length > 0 && children}
    </Box>
  );
}
