import { money as dollars } from '@haulway/frontend/kit/format/money.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Title, useStore } from 'react-admin';
import { useTwoPersons } from '../session/access';
import { useRead } from '../session/call';
import { AllAtOnce } from '../ui/AllAtOnce';
import { Panel } from '../ui/Panel';
import { ReadFailed } from '../ui/ReadFailed';
import { LedgerPanel } from './LedgerPanel';
import { Measure } from './Measure';
import { funnel, type MeasureProps, missesWindows, money, troubles, work } from './measures';
import type { Overview } from './overview';

const Charts = lazy(() => import('./Charts'));

const PERIODS = [30, 90, 365] as const;

/** How the business and the program are doing; each number links to its list. */
export function Dashboard() {
  const [days, setDays] = useStore<number>('dashboard.days', PERIODS[0]);
  const { data, error, refetch } = useRead('/api/admin/overview', { days }, { placeholderData: keepPreviousData });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mt: 2, pb: 4 }}>
      <Title title="Dashboard" />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        onChange={(_event, chosen: number | null) => chosen && setDays(chosen)}
        aria-label="Period"
      >
        {PERIODS.map((each) => (
          <ToggleButton key={each} value={each}>
            {each} days
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <AllAtOnce meanwhile={<Skeleton variant="rounded" height={320} />}>
        {error ? <ReadFailed what="The figures" error={error} retry={refetch} /> : null}
        <OnePerson />
        {data ? <Figures overview={data} /> : null}
        <LedgerPanel />
      </AllAtOnce>
    </Box>
  );
}

/** Says so if large sums rest on one person. */
function OnePerson() {
  const { above, isHeld } = useTwoPersons();
  if (isHeld || above === 0) return null;
  return (
    <Alert severity="warning">
      More than {dollars(above)} takes two operators, an owner or finance each, and there is only one. Until there is
      another, it is only asked about twice.
    </Alert>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const { arrivals } = overview;
  return (
    <>
      {arrivals && missesWindows(overview) ? (
        <Alert severity="warning">
          Only {arrivals.inside} of the last {arrivals.of} deliveries came within the window that we had told. It should
          be 80 of 100 or more: recipients read this figure, too.
        </Alert>
      ) : null}
      <Measures title="Needs attention" measures={troubles(overview)} />
      <Measures
        title={`Money: last ${overview.days} days, and the ${overview.days} before`}
        measures={money(overview)}
      />
      <Measures
        title={`Sign-up to delivery: last ${overview.days} days, and the ${overview.days} before`}
        measures={funnel(overview)}
      />
      <Panel title="Day by day">
        {/* As high as both charts, side by side or one below the other, and the line that opens their table. */}
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: { xs: 564, lg: 288 } }} />}>
          <Charts daily={overview.daily} />
        </Suspense>
      </Panel>
      <Measures title="In progress" measures={work(overview)} />
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
