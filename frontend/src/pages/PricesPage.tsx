import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PriceAnswer } from '../features/pricing/PriceAnswer';
import { PriceRecord } from '../features/pricing/PriceRecord';
import { usePriceTruth, type TruthSearch } from '../features/pricing/pricing';
import { unknownPlace } from '../kit/api/errors';
import { CATEGORIES } from '../kit/format/labels';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { ErrorState } from '../kit/ui/States';
import { rememberPath, useSession } from '../session/session';

/** Its library is larger than the rest of the page, which can be read meanwhile. */
const TruthForm = lazy(async () => ({ default: (await import('../features/pricing/TruthForm')).TruthForm }));
/** Of the form, so that nothing below it moves when it comes. */
const FORM_HEIGHT = { xs: 570, sm: 320, md: 300 };

/** What shipping typically costs on any route, and how often that turned out right. */
export default function PricesPage() {
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const asked = search.from !== '' && search.to !== '' ? search : undefined;
  const { data, isLoading, isError, error, refetch } = usePriceTruth(asked);
  // A place is refused next to its field instead.
  const isOther = isError && !unknownPlace(error);
  return (
    <Page
      title="What it costs"
      width="text"
      lead="Enter a route and an item. You see what carriers usually charge, from low to high, and how often final prices fell inside that range."
    >
      <Panel title="Route and item">
        <Box sx={{ minHeight: FORM_HEIGHT }}>
          <Suspense>
            <TruthForm
              key={params.toString()}
              start={search}
              refusal={error}
              onSearch={(values) => setParams(Object.entries(values).filter(([, value]) => value !== ''))}
            />
          </Suspense>
        </Box>
      </Panel>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 6, mt: 6 }}>
        {isLoading && <Skeleton variant="rounded" height={320} />}
        {isOther && <ErrorState error={error} onRetry={() => void refetch()} text="We could not calculate a price." />}
        {data && asked && (
          <PriceAnswer truth={data}>
            <GetQuotes search={asked} />
          </PriceAnswer>
        )}
        {data && asked && <PriceRecord record={data.record} category={asked.category} />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 6 }}>
        Names and positions of places come from <MuiLink href="https://www.geonames.org/">GeoNames</MuiLink>, under the
        license <MuiLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</MuiLink>.
      </Typography>
    </Page>
  );
}

/**
 * Carries the route and item over to the list form: at once or, for a visitor, after signing up or in. Carriers do not
 * list.
 */
function GetQuotes({ search: { from, to, category, kind, weight } }: { search: TruthSearch }) {
  const { user } = useSession();
  if (user?.isCarrier) return null;
  const given = Object.entries({ from, to, category, kind, weight }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const form = `/list-item?${new URLSearchParams(given).toString()}`;
  return (
    <Button
      component={Link}
      to={user ? form : '/register'}
      // Anyone who registers from here wants to ship.
      data-plan="ship"
      onClick={() => {
        if (!user) rememberPath(form);
      }}
      variant="contained"
      size="large"
      sx={{ mb: 6 }}
    >
      Get quotes for this route
    </Button>
  );
}

function searchOf(params: URLSearchParams): TruthSearch {
  const category = CATEGORIES.find(({ id }) => id === params.get('category'))?.id ?? 'vehicles';
  return {
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    category,
    weight: params.get('weight') ?? '',
    kind: params.get('kind') ?? '',
  };
}
