import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { PriceTable } from '../features/pricing/PriceTable';
import { RangeChart } from '../features/pricing/RangeChart';
import { TruthForm } from '../features/pricing/TruthForm';
import { usePriceTruth, type TruthSearch } from '../features/pricing/pricing';
import type { PriceTruth } from '../kit/api/types';
import { shortMoney } from '../kit/format/money';
import { CATEGORIES, categoryLabel, type CategoryId } from '../kit/format/words';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { ErrorState } from '../kit/ui/States';

/** What shipping typically costs on any route, and how often that turned out true. */
export default function PricesPage() {
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const asked = search.from !== '' && search.to !== '' ? search : undefined;
  const { data, isLoading, isError, error, refetch } = usePriceTruth(asked);
  return (
    <Page title="What it costs" width="text" lead="Enter a route and an item. You see what carriers usually take, from low to high, and how often final prices fell inside that range.">
      <Panel title="Route and item">
        <TruthForm key={params.toString()} start={search} onSearch={(values) => setParams(Object.entries(values).filter(([, value]) => value !== ''))} />
      </Panel>
      <Box aria-live="polite" sx={{ mt: 6 }}>
        {isLoading && <Skeleton variant="rounded" height={320} />}
        {isError && <ErrorState error={error} onRetry={() => void refetch()} text="No price could be worked out. Check both places: a city and state, or a ZIP code." />}
        {data && asked && <Prices truth={data} category={asked.category} />}
      </Box>
    </Page>
  );
}

function Prices({ truth, category }: { truth: PriceTruth; category: CategoryId }) {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Panel title={`${truth.from} to ${truth.to}`}>
        <Typography className="tabular" sx={{ fontSize: { xs: 22, sm: 28 }, fontWeight: 800, lineHeight: 1.25 }}>
          Typically {shortMoney(truth.low)} to {shortMoney(truth.high)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 2, mb: 5 }}>
          Four in five prices lie in this range. {Math.round(truth.miles).toLocaleString('en-US')} miles. {truth.basis}.
        </Typography>
        <RangeChart options={truth.options} />
        <Box sx={{ mt: 5 }}>
          <PriceTable options={truth.options} caption="The same in figures" />
        </Box>
      </Panel>
      <Panel title="How true is that?">
        <Typography>{record(truth, category)}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>Carriers set their own prices, so a quote may lie outside. The range is made from published prices, and moves with what was really paid here.</Typography>
      </Panel>
    </Box>
  );
}

function record({ record: { days, jobs, insidePercent } }: PriceTruth, category: CategoryId): string {
  if (jobs === null || insidePercent === null) return `${categoryLabel(category)}: not enough jobs yet to tell how often final prices fell inside the range.`;
  return `${categoryLabel(category)}: of ${jobs.toLocaleString('en-US')} jobs paid in the last ${days} days, ${insidePercent} % were paid at a price inside the range shown.`;
}

function searchOf(params: URLSearchParams): TruthSearch {
  const category = CATEGORIES.find(({ id }) => id === params.get('category'))?.id ?? 'vehicles';
  return { from: params.get('from') ?? '', to: params.get('to') ?? '', category, weight: params.get('weight') ?? '' };
}
