import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { MoneyTotals } from '../features/account/MoneyTotals';
import { NeedsYou } from '../features/account/NeedsYou';
import { WaitingForOthers, type Waiting } from '../features/account/WaitingForOthers';
import { EarningsBars } from '../features/payments/EarningsBars';
import { QuoteRows } from '../features/quotes/QuoteRows';
import { useOwnQuotes } from '../features/quotes/quotes';
import { ShipmentRows } from '../features/shipments/ShipmentRows';
import { useOwnShipments } from '../features/shipments/shipments';
import { useTitles } from '../features/shipments/titles';
import type { Quote, Shipment } from '../kit/api/types';
import { Page } from '../kit/ui/Page';
import { EmptyRoad } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

export default function DashboardPage() {
  const me = useMe();
  const owned = useOwnShipments('owner');
  const jobs = useOwnShipments('carrier');
  // Whoever switched the account's type still has what they began as the other.
  const showOwned = !me.isCarrier || (owned.data?.length ?? 0) > 0;
  const showJobs = me.isCarrier || (jobs.data?.length ?? 0) > 0;
  const quotes = useOwnQuotes().data ?? [];
  const titles = useTitles(quotes.map((quote) => quote.shipmentId));
  const agreed = new Map(quotes.filter(({ status }) => status !== 'pending' && status !== 'declined').map((quote) => [quote.shipmentId, quote.amount]));
  const waiting = [...(owned.data ?? []).flatMap(waitsForCarrier), ...quotes.flatMap((quote) => waitsForShipper(quote, titles[quote.shipmentId]))];
  const shipments = showOwned && (
    <Rows
      key="owned"
      title="Your shipments"
      read={owned}
      empty="You have not listed anything yet."
      action={
        <Button component={Link} to="/list-item" variant="contained">
          List your first item
        </Button>
      }
    />
  );
  const carrierRows = showJobs && (
    <Rows
      key="jobs"
      title="Your jobs"
      read={jobs}
      agreed={agreed}
      empty="No jobs yet. They start with an accepted quote."
      action={
        <Button component={Link} to="/browse" variant="contained">
          Browse loads
        </Button>
      }
    />
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
      <WaitingForOthers waiting={waiting} />
      {showJobs && <EarningsBars userId={me.id} />}
      {me.isCarrier ? [carrierRows, shipments] : [shipments, carrierRows]}
      {showJobs && <QuoteRows quotes={quotes} titles={titles} />}
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
function waitsForShipper(quote: Quote, title = 'Shipment'): Waiting[] {
  const text = shipperIsNext[quote.status];
  const dueAt = quote.status === 'accepted' ? quote.paymentDueAt : quote.status === 'pending' ? quote.validUntil : null;
  return text ? [{ key: quote.id, to: `/shipments/${quote.shipmentId}`, title, text, dueAt }] : [];
}

interface RowsProps {
  title: string;
  read: ReturnType<typeof useOwnShipments>;
  /** What a carrier gets for each shipment, in dollars. */
  agreed?: Map<string, number>;
  empty: string;
  action: React.ReactNode;
}

function Rows({ title, read, agreed, empty, action }: RowsProps) {
  const { data, isPending, isError, error, refetch } = read;
  const waiting = useSkeleton(isPending);
  return (
    <Box component="section" aria-label={title} sx={{ mt: 9 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {waiting && <Skeleton variant="rounded" height={160} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!waiting && data?.length === 0 && <EmptyState drawing={<EmptyRoad />} text={empty} action={action} />}
      {!waiting && data && data.length > 0 && <ShipmentRows shipments={data satisfies Shipment[]} agreed={agreed} />}
    </Box>
  );
}
