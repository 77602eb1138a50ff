import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDashboard } from '../features/account/dashboard';
import { FirstSteps } from '../features/account/FirstSteps';
import { MoneyTotals } from '../features/account/MoneyTotals';
import { NeedsYou } from '../features/account/NeedsYou';
import { Standing } from '../features/account/Standing';
import { isNewcomer, jobCounts, jobWaitsForOthers, onlyOthers, waitsForOthers } from '../features/account/waiting';
import { WaitingForOthers } from '../features/account/WaitingForOthers';
import { EarningsBars } from '../features/payments/EarningsBars';
import { QuoteRows } from '../features/quotes/QuoteRows';
import { useOwnQuotes } from '../features/quotes/quotes';
import { ShipmentRows } from '../features/shipments/ShipmentRows';
import { useOwnShipments } from '../features/shipments/shipments';
import { RecommendedPanel } from '../features/trips/RecommendedPanel';
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
  // Somebody who switched account types still has what they started as the other type.
  const showOwned = !me.isCarrier || owned.rows.length > 0;
  const showJobs = me.isCarrier || jobs.rows.length > 0;
  const quotes = useOwnQuotes();
  const waiting = onlyOthers(
    [
      ...owned.rows.flatMap((shipment) => waitsForOthers(shipment)),
      ...quotes.rows.flatMap((quote) => jobWaitsForOthers(quote, me.suspendedAt !== null)),
    ],
    counts?.needsYou ?? [],
  );
  const isNew = counts !== undefined && isNewcomer(counts);
  const shipments = showOwned && (
    <Rows
      key="owned"
      title="Your shipments"
      list={owned}
      link={
        <Button component={Link} to="/templates" variant="outlined">
          Templates
        </Button>
      }
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
      link={
        <Button component={Link} to="/jobs" variant="outlined">
          On the road
        </Button>
      }
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
      settles
      title="Dashboard"
      actions={
        <Button component={Link} to={me.isCarrier ? '/browse' : '/list-item'} variant="contained">
          {me.isCarrier ? 'Browse loads' : 'List a shipment'}
        </Button>
      }
    >
      {isNew ? <FirstSteps isCarrier={me.isCarrier} /> : <MoneyTotals isCarrier={me.isCarrier} />}
      <NeedsYou />
      <WaitingForOthers waiting={waiting} hasMore={owned.hasMore || quotes.hasMore} />
      {!isNew && (me.isCarrier ? [carrierRows, shipments] : [shipments, carrierRows])}
      {showJobs && <QuoteRows list={quotes} />}
      {me.isCarrier && <RecommendedPanel />}
      {me.isCarrier && <Standing me={me} />}
      {showJobs && <EarningsBars />}
    </Page>
  );
}

interface RowsProps {
  title: string;
  list: ReturnType<typeof useOwnShipments>;
  /** While the counts by status are still loading. */
  isCounting: boolean;
  empty: string;
  action: ReactNode;
  /** Where there is more about them. */
  link?: ReactNode;
  children: ReactNode;
}

function Rows({ title, list, isCounting, empty, action, link, children }: RowsProps) {
  const waiting = useSkeleton(list.isPending || isCounting);
  return (
    <Box component="section" aria-label={title} sx={{ mt: 9 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, mb: 4 }}>
        <Typography variant="h2">{title}</Typography>
        {list.rows.length > 0 && link}
      </Box>
      {waiting && <Skeleton variant="rounded" height={160} />}
      {list.isError && list.rows.length === 0 && <ErrorState error={list.error} onRetry={list.refetch} />}
      {!waiting && list.total === 0 && <EmptyState drawing={<EmptyRoad />} text={empty} action={action} />}
      {!waiting && list.rows.length > 0 && children}
    </Box>
  );
}
