import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { PriceAnswer } from '../features/pricing/PriceAnswer';
import { PriceRecord } from '../features/pricing/PriceRecord';
import { TruthForm } from '../features/pricing/TruthForm';
import { usePriceTruth, type TruthSearch } from '../features/pricing/pricing';
import { unknownPlace } from '../kit/api/errors';
import { CATEGORIES } from '../kit/format/labels';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { ErrorState } from '../kit/ui/States';

/** What shipping typically costs on any route, and how often that turned out true. */
export default function PricesPage() {
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const asked = search.from !== '' && search.to !== '' ? search : undefined;
  const { data, isLoading, isError, error, refetch } = usePriceTruth(asked);
  // Beside its field when it is a place.
  const isOther = isError && !unknownPlace(error);
  return (
    <Page
      title="What it costs"
      width="text"
      lead="Enter a route and an item. You see what carriers usually take, from low to high, and how often final prices fell inside that range."
    >
      <Panel title="Route and item">
        <TruthForm
          key={params.toString()}
          start={search}
          refusal={error}
          onSearch={(values) => setParams(Object.entries(values).filter(([, value]) => value !== ''))}
        />
      </Panel>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 6, mt: 6 }}>
        {isLoading && <Skeleton variant="rounded" height={320} />}
        {isOther && <ErrorState error={error} onRetry={() => void refetch()} text="No price could be worked out." />}
        {data && asked && <PriceAnswer truth={data} />}
        {data && asked && <PriceRecord record={data.record} category={asked.category} />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 6 }}>
        Names and positions of places come from <Link href="https://www.geonames.org/">GeoNames</Link>, under the
        licence <Link href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Link>.
      </Typography>
    </Page>
  );
}

function searchOf(params: URLSearchParams): TruthSearch {
  const category = CATEGORIES.find(({ id }) => id === params.get('category'))?.id ?? 'vehicles';
  return { from: params.get('from') ?? '', to: params.get('to') ?? '', category, weight: params.get('weight') ?? '' };
}
