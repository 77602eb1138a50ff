import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { startOn, useAddedMiles } from '../features/shipments/addedMiles';
import { BrowseFilters } from '../features/shipments/BrowseFilters';
import { Choice } from '../features/shipments/Choice';
import { FilterChips } from '../features/shipments/FilterChips';
import { isNarrowed, OPEN, readFilters, SORTS, type ShipmentFilters } from '../features/shipments/filters';
import { ShipmentCard, ShipmentCardSkeleton } from '../features/shipments/ShipmentCard';
import { ShipmentRow, ShipmentRowSkeleton } from '../features/shipments/ShipmentRow';
import { useFilters } from '../features/shipments/useFilters';
import { useQuotedCount, useShipments } from '../features/shipments/useShipments';
import { awayWords, useWhere } from '../features/shipments/where';
import { unknownPlace } from '../kit/api/errors';
import type { Shipment } from '../kit/api/types';
import { totalWords } from '../kit/format/words';
import { hidden } from '../kit/ui/hidden';
import { NoMatch } from '../kit/ui/scenes';
import { Page } from '../kit/ui/Page';
import { Settled } from '../kit/ui/Settled';
import { ShowMore } from '../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useKept } from '../kit/ui/useKept';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

const QuoteDialog = lazy(() => import('../features/quotes/QuoteDialog'));
const SaveSearchSheet = lazy(() => import('../features/shipments/SaveSearchSheet'));
const SavedSearchesSheet = lazy(() => import('../features/shipments/SavedSearchesSheet'));
const WhereDialog = lazy(() => import('../features/shipments/WhereDialog'));
// Brings the outlines of the states with it.
const LoadMap = lazy(() => import('../features/shipments/LoadMap'));
const SKELETONS = 6;
/** From this width on, the map is next to the list. */
const BESIDE = '(min-width: 1200px)';

type View = 'rows' | 'cards' | 'map';
const VIEW_WORDS: Record<View, string> = { rows: 'Rows', cards: 'Cards', map: 'Map' };

export default function BrowsePage() {
  const me = useMe();
  const { filters, shown, choose, type, edit, settle } = useFilters();
  const [where, setWhere] = useWhere();
  const [asking, setAsking] = useState(false);
  const [searches, setSearches] = useState<'save' | 'saved'>();
  const [kept, keep] = useKept('haulway_browse_view', ['rows', 'cards'], me.isCarrier ? 'rows' : 'cards');
  const [onMap, setOnMap] = useState(false);
  const beside = useMediaQuery(BESIDE, { noSsr: true });
  const view: View = onMap && !beside ? 'map' : kept;
  const list = useShipments(filters, where);
  const quoted = useQuotedCount(filters, where);
  const [quoting, setQuoting] = useState<Shipment>();
  const waiting = useSkeleton(list.isPending);
  const total = waiting ? undefined : list.total;
  const shipments = waiting ? [] : list.rows;
  const added = useAddedMiles(me.isCarrier ? shipments.map(({ id }) => id) : []);
  const narrowed = isNarrowed(filters);
  const noPlace = unknownPlace(list.error);
  const clear = () =>
    choose({ ...readFilters(new URLSearchParams()), ...(filters.status === OPEN.id ? { status: OPEN.id } : {}) });
  const sortBy = (sort: ShipmentFilters['sort']) => {
    choose({ sort });
    if (sort === 'nearest' && !filters.place && !where) setAsking(true);
  };
  const rowProps = (shipment: Shipment) => ({
    shipment,
    isOwner: shipment.userId === me.id,
    added: added.get(shipment.id),
    ...(me.isCarrier ? { onQuote: setQuoting } : {}),
  });
  const map = (
    <Suspense fallback={<Box sx={{ aspectRatio: 5 / 4, borderRadius: '14px', bgcolor: 'haulway.neutral' }} />}>
      <LoadMap shipments={shipments} onChoose={choose} />
    </Suspense>
  );
  return (
    <Page title="Browse shipments" width="wide">
      <BrowseFilters
        filters={shown}
        onType={type}
        onChoose={choose}
        onEdit={edit}
        onSettle={settle}
        noPlace={noPlace}
      />
      <Settled>
        <FilterChips
          filters={filters}
          me={where?.label}
          onChoose={choose}
          onClear={total === 0 ? undefined : clear}
          onMove={() => setAsking(true)}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 5,
            rowGap: 2,
            my: { xs: 3, md: 4 },
            minHeight: 48,
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
            <Typography role="status" className="tabular" sx={{ color: 'text.secondary' }}>
              {total !== undefined && `${totalWords(list)} ${total === 1 ? 'shipment' : 'shipments'} found`}
            </Typography>
            {!waiting && quoted !== undefined && quoted > 0 && (
              <Typography className="tabular" sx={{ color: 'text.secondary' }}>
                {quoted.toLocaleString('en-US')} more {quoted === 1 ? 'has' : 'have'} quotes already.{' '}
                <Button size="small" onClick={() => choose({ status: OPEN.id })}>
                  Show {quoted === 1 ? 'it' : 'them'}
                </Button>
              </Typography>
            )}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {me.isCarrier && (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button size="small" onClick={() => setSearches('save')}>
                  Save this search
                </Button>
                <Button size="small" onClick={() => setSearches('saved')}>
                  Saved searches
                </Button>
              </Box>
            )}
            <Box role="group" aria-label="Show as" sx={{ display: 'flex', gap: 1 }}>
              {(beside ? (['rows', 'cards'] as const) : (['rows', 'cards', 'map'] as const)).map((each) => (
                <Button
                  key={each}
                  size="small"
                  variant={each === view ? 'contained' : 'text'}
                  aria-pressed={each === view}
                  onClick={() => {
                    setOnMap(each === 'map');
                    if (each !== 'map') keep(each);
                  }}
                >
                  {VIEW_WORDS[each]}
                </Button>
              ))}
            </Box>
            <Box sx={{ width: { xs: 150, sm: 190 }, '& label': hidden }}>
              <Choice
                id="sort"
                label="Sort by"
                value={filters.sort}
                choices={SORTS.map(({ id, label }) => ({
                  id,
                  label: id === 'nearest' && !filters.place ? 'Nearest to me' : label,
                }))}
                onChoose={sortBy}
              />
            </Box>
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
        <Box
          sx={{
            display: 'grid',
            gap: 6,
            alignItems: 'start',
            gridTemplateColumns: beside && total !== 0 ? 'minmax(0, 1fr) clamp(280px, 26vw, 380px)' : 'minmax(0, 1fr)',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            {view === 'map' && shipments.length > 0 && map}
            <Box
              sx={
                view === 'cards'
                  ? { display: 'grid', gap: 4 }
                  : shipments.length > 0 || waiting
                    ? {
                        bgcolor: 'background.paper',
                        border: '1px solid',
                        borderColor: 'divider',
                        borderRadius: '14px',
                        overflow: 'hidden',
                        mx: { xs: -2, sm: 0 },
                        '& > :last-child': { borderBottom: 0 },
                        ...(view === 'map' ? { mt: 4 } : {}),
                      }
                    : {}
              }
            >
              {waiting &&
                Array.from({ length: SKELETONS }, (_, index) =>
                  view === 'cards' ? <ShipmentCardSkeleton key={index} /> : <ShipmentRowSkeleton key={index} />,
                )}
              {shipments.map((shipment) =>
                view === 'cards' ? (
                  <ShipmentCard key={shipment.id} {...rowProps(shipment)} />
                ) : (
                  <ShipmentRow
                    key={shipment.id}
                    {...rowProps(shipment)}
                    away={awayWords(where, shipment.pickupPoint)}
                  />
                ),
              )}
            </Box>
            {!waiting && <ShowMore list={list} what="shipments" />}
          </Box>
          {beside && shipments.length > 0 && <Box sx={{ position: 'sticky', top: 80 }}>{map}</Box>}
        </Box>
      </Settled>
      <Suspense fallback={null}>
        {quoting && (
          <QuoteDialog
            shipment={quoting}
            start={startOn(added.get(quoting.id))}
            onClose={() => setQuoting(undefined)}
          />
        )}
        {searches === 'save' && (
          <SaveSearchSheet filters={filters} where={where} onClose={() => setSearches(undefined)} />
        )}
        {searches === 'saved' && <SavedSearchesSheet onClose={() => setSearches(undefined)} />}
        {asking && (
          <WhereDialog
            where={where}
            onKnown={(known) => {
              setWhere(known);
              setAsking(false);
            }}
            onClose={() => setAsking(false)}
          />
        )}
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
