import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { BrowseFilters } from '../features/shipments/BrowseFilters';
import { Choice } from '../features/shipments/Choice';
import { isNarrowed, readFilters, SORTS } from '../features/shipments/filters';
import { ShipmentCard, ShipmentCardSkeleton } from '../features/shipments/ShipmentCard';
import { useFilters } from '../features/shipments/useFilters';
import { useShipments } from '../features/shipments/useShipments';
import { unknownPlace } from '../kit/api/errors';
import type { Shipment } from '../kit/api/types';
import { totalWords } from '../kit/format/words';
import { hidden } from '../kit/ui/hidden';
import { NoMatch } from '../kit/ui/scenes';
import { Page } from '../kit/ui/Page';
import { Settled } from '../kit/ui/Settled';
import { ShowMore } from '../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

const QuoteDialog = lazy(() => import('../features/quotes/QuoteDialog'));
const SKELETONS = 6;

export default function BrowsePage() {
  const me = useMe();
  const { filters, shown, choose, type, edit, settle } = useFilters();
  const list = useShipments(filters);
  const [quoting, setQuoting] = useState<Shipment>();
  const waiting = useSkeleton(list.isPending);
  const total = waiting ? undefined : list.total;
  const shipments = waiting ? [] : list.rows;
  const narrowed = isNarrowed(filters);
  const noPlace = unknownPlace(list.error);
  const clear = () => choose(readFilters(new URLSearchParams()));
  return (
    <Page title="Browse shipments">
      <BrowseFilters
        filters={shown}
        onType={type}
        onChoose={choose}
        onEdit={edit}
        onSettle={settle}
        noPlace={noPlace}
      />
      <Settled>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 5,
            rowGap: 2,
            my: 5,
            minHeight: 48,
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
            <Typography role="status" className="tabular" sx={{ color: 'text.secondary' }}>
              {total !== undefined && `${totalWords(list)} ${total === 1 ? 'shipment' : 'shipments'} found`}
            </Typography>
            {narrowed && shipments.length > 0 && (
              <Button size="small" onClick={clear}>
                Clear filters
              </Button>
            )}
          </Box>
          <Box sx={{ width: 190, '& label': hidden }}>
            <Choice
              id="sort"
              label="Sort by"
              value={filters.sort}
              choices={filters.place ? SORTS : SORTS.filter(({ id }) => id !== 'nearest')}
              onChoose={(sort) => choose({ sort })}
            />
          </Box>
        </Box>
        {list.isError && !noPlace && (
          <ErrorState error={list.error} onRetry={list.refetch} text="The shipments could not be loaded." />
        )}
        {total === 0 && (
          <EmptyState
            drawing={<NoMatch />}
            text="No shipments found matching your criteria."
            action={
              narrowed ? (
                <Button variant="outlined" onClick={clear}>
                  Clear filters
                </Button>
              ) : (
                <NothingYet isCarrier={me.isCarrier} />
              )
            }
          />
        )}
        <Box sx={{ display: 'grid', gap: 4 }}>
          {waiting && Array.from({ length: SKELETONS }, (_, index) => <ShipmentCardSkeleton key={index} />)}
          {shipments.map((shipment) => (
            <ShipmentCard
              key={shipment.id}
              shipment={shipment}
              isOwner={shipment.userId === me.id}
              {...(me.isCarrier ? { onQuote: setQuoting } : {})}
            />
          ))}
        </Box>
        {!waiting && <ShowMore list={list} what="shipments" />}
      </Settled>
      <Suspense fallback={null}>
        {quoting && <QuoteDialog shipment={quoting} onClose={() => setQuoting(undefined)} />}
      </Suspense>
    </Page>
  );
}

function NothingYet({ isCarrier }: { isCarrier: boolean }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>Nothing is listed right now.</Typography>
      <Button component={Link} to={isCarrier ? '/dashboard' : '/list-item'} variant="outlined">
        {isCarrier ? 'Go to your dashboard' : 'List an item'}
      </Button>
    </>
  );
}
