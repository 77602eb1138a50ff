import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BrowseFilters } from '../features/shipments/BrowseFilters';
import { FilterChips } from '../features/shipments/FilterChips';
import { isNarrowed, NEAREST_MILES, OPEN, readFilters } from '../features/shipments/filters';
import { unknownPlace } from '../kit/api/errors';
import { NoMatch } from '../kit/ui/innerScenes';
import { Page } from '../kit/ui/Page';
import { Settled } from '../kit/ui/Settled';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { Bar } from './browse/Bar';
import { Results } from './browse/Results';
import { type Open, Sheets } from './browse/Sheets';
import { useBrowsing } from './browse/useBrowsing';

export default function BrowsePage() {
  const browsing = useBrowsing();
  const { me, filters, where, choose, list, total } = browsing;
  const [open, setOpen] = useState<Open>();
  const noPlace = unknownPlace(list.error);
  const clear = () =>
    choose({ ...readFilters(new URLSearchParams()), ...(filters.status === OPEN.id ? { status: OPEN.id } : {}) });
  return (
    <Page title="Browse shipments" width="wide">
      <BrowseFilters
        filters={browsing.shown}
        onType={browsing.type}
        onChoose={choose}
        onEdit={browsing.edit}
        onSettle={browsing.settle}
        noPlace={noPlace}
      />
      <Settled>
        <FilterChips
          filters={filters}
          me={where?.label}
          onChoose={choose}
          onClear={total === 0 ? undefined : clear}
          onMove={() => setOpen({ sheet: 'where' })}
        />
        <Bar browsing={browsing} onOpen={setOpen} />
        {list.isError && !noPlace && (
          <ErrorState error={list.error} onRetry={list.refetch} text="The shipments could not be loaded." />
        )}
        {total === 0 && (
          <EmptyState
            drawing={<NoMatch />}
            text="No shipments found matching your criteria."
            action={
              isNarrowed(filters) ? (
                <Button variant="outlined" onClick={clear}>
                  Clear filters
                </Button>
              ) : (
                <NothingYet
                  isCarrier={me.isCarrier}
                  isNear={filters.sort === 'nearest'}
                  onAll={() => choose({ sort: '' })}
                />
              )
            }
          />
        )}
        <Results browsing={browsing} onQuote={(shipment) => setOpen({ sheet: 'quote', shipment })} />
      </Settled>
      <Sheets
        browsing={browsing}
        open={open}
        // A place that is found late must not close what was opened meanwhile.
        onClose={() => setOpen((now) => (now === open ? undefined : now))}
      />
    </Page>
  );
}

function NothingYet({ isCarrier, isNear, onAll }: { isCarrier: boolean; isNear: boolean; onAll: () => void }) {
  if (isNear)
    return (
      <>
        <Typography sx={{ color: 'text.secondary' }}>Nothing is listed within {NEAREST_MILES} miles of you.</Typography>
        <Button onClick={onAll} variant="outlined">
          See all, newest first
        </Button>
      </>
    );
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>Nothing is listed right now.</Typography>
      <Button component={Link} to={isCarrier ? '/dashboard' : '/list-item'} variant="outlined">
        {isCarrier ? 'Go to your dashboard' : 'List an item'}
      </Button>
    </>
  );
}
