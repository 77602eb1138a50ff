import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Title, useStore } from 'react-admin';
import { Panel } from '../ui/Panel';
import { BooksPanel } from './BooksPanel';
import { Measure, type MeasureProps } from './Measure';
import { type Overview, readOverview } from './overview';

const Charts = lazy(() => import('./Charts'));

const PERIODS = [30, 90, 365] as const;
const DAY = 86_400_000;

/** How the business and the program are doing; each number leads to its list. */
export function Dashboard() {
  const [days, setDays] = useStore<number>('dashboard.days', PERIODS[0]);
  const { data, error } = useQuery({ queryKey: ['overview', days], queryFn: () => readOverview(days), placeholderData: keepPreviousData });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mt: 2, pb: 4 }}>
      <Title title="Dashboard" />
      <ToggleButtonGroup exclusive size="small" value={days} onChange={(_event, chosen: number | null) => chosen && setDays(chosen)} aria-label="Period">
        {PERIODS.map((each) => (
          <ToggleButton key={each} value={each}>
            {each} days
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error ? <Alert severity="error">The figures could not be read. {error.message}</Alert> : null}
      {!data && !error ? <Skeleton variant="rounded" height={320} /> : null}
      {data ? <Figures overview={data} /> : null}
      <BooksPanel />
    </Box>
  );
}

function Figures({ overview }: { overview: Overview }) {
  return (
    <>
      <Measures title="Needs somebody" measures={troubles(overview)} />
      <Measures title={`The last ${overview.days} days, and the ${overview.days} before`} measures={business(overview)} />
      <Panel title="Day by day">
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <Charts daily={overview.daily} />
        </Suspense>
      </Panel>
      <Measures title="At work" measures={work(overview)} />
    </>
  );
}

function Measures({ title, measures }: { title: string; measures: MeasureProps[] }) {
  return (
    <Panel title={title}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 2 }}>
        {measures.map((measure) => (
          <Measure key={measure.label} {...measure} />
        ))}
      </Box>
    </Panel>
  );
}

function troubles({ open, health }: Overview): MeasureProps[] {
  const failedJobs = health.queues.reduce((sum, { failed }) => sum + failed, 0);
  const measures: MeasureProps[] = [
    { label: 'Claims to decide', value: open.claimsUnderOneDay + open.claimsUnderThreeDays + open.claimsOlder, to: { resource: 'claims', filter: { open: true } } },
    { label: 'of them older than 3 days', value: open.claimsOlder, to: { resource: 'claims', filter: { open: true } } },
    { label: 'Claims overdue', value: open.claimsOverdue, to: { resource: 'claims', filter: { overdue: true } } },
    { label: 'Late pickups', value: open.latePickups, to: { resource: 'quotes', filter: { latePickup: true } } },
    { label: 'Late deliveries', value: open.lateDeliveries, to: { resource: 'quotes', filter: { lateDelivery: true } } },
    { label: 'Money operations to look at', value: health.moneyOperationsStuck, to: { resource: 'money-operations', filter: { state: 'needs_attention' } } },
    { label: 'Webhooks not worked through', value: health.webhooksOpen, to: { resource: 'webhook-events' } },
    { label: 'Mails given up', value: health.mailsFailed, to: { resource: 'emails', filter: { state: 'failed' } } },
    { label: 'Deadlines overdue', value: health.deadlinesOverdue, to: { resource: 'deadlines', filter: { open: true } } },
    { label: 'Jobs given up', value: failedJobs, to: { resource: 'jobs' } },
  ];
  return measures.map((measure) => ({ ...measure, isTrouble: true }));
}

function business({ days, period, previous }: Overview): MeasureProps[] {
  const filter = { createdSince: new Date(Date.now() - (days - 1) * DAY).toISOString().slice(0, 10) };
  const since = (resource: string, more: Record<string, unknown> = {}) => ({ resource, filter: { ...filter, ...more } });
  return [
    { label: 'Volume', value: period.volume, before: previous.volume, unit: 'money', to: since('payments') },
    { label: 'Released', value: period.released, before: previous.released, unit: 'money', to: since('payments', { status: 'released' }) },
    { label: 'Fees', value: period.fees, before: previous.fees, unit: 'money', to: since('payments', { status: 'released' }) },
    { label: 'Take rate', value: period.takeRatePercent, before: previous.takeRatePercent, unit: 'percent' },
    { label: 'Sign-ups', value: period.signUps, before: previous.signUps, to: since('users') },
    { label: 'Listed', value: period.listed, before: previous.listed, to: since('shipments') },
    { label: 'Quoted', value: period.quoted, before: previous.quoted, to: since('quotes') },
    { label: 'Booked', value: period.booked, before: previous.booked, to: since('quotes', { status: 'paid' }) },
    { label: 'Paid', value: period.paid, before: previous.paid, to: since('payments') },
    { label: 'Delivered', value: period.delivered, before: previous.delivered, to: since('shipments', { status: 'delivered' }) },
    { label: 'Cancelled', value: period.cancelled, before: previous.cancelled, to: since('shipments', { status: 'cancelled' }) },
    { label: 'Fill rate', value: period.fillRatePercent, before: previous.fillRatePercent, unit: 'percent' },
    { label: 'To the first quote', value: period.hoursToFirstQuote, before: previous.hoursToFirstQuote, unit: 'hours' },
  ];
}

function work({ open, health }: Overview): MeasureProps[] {
  return [
    { label: 'Held in escrow', value: open.escrowHeld, unit: 'money', to: { resource: 'payments', filter: { status: 'in_escrow' } } },
    { label: 'Accepted, not paid', value: open.unpaidAcceptances, to: { resource: 'quotes', filter: { status: 'accepted' } } },
    { label: 'Mails to send', value: health.mailsQueued, to: { resource: 'emails', filter: { state: 'queued' } } },
    ...health.queues.map(({ queue, waiting, active, delayed }) => ({ label: `Jobs waiting: ${queue}`, value: waiting + active + delayed })),
  ];
}
