import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Choice } from '../../features/shipments/Choice';
import { OPEN, SORTS, type ShipmentFilters } from '../../features/shipments/filters';
import { totalWords } from '../../kit/format/words';
import { hidden } from '../../kit/ui/hidden';
import type { Open } from './Sheets';
import type { Browsing } from './useBrowsing';
import type { View } from './useView';

const VIEW_WORDS: Record<View, string> = { rows: 'Rows', cards: 'Cards', map: 'Map' };

interface Props {
  browsing: Browsing;
  onOpen: (what: Open) => void;
}

/** How many there are, and how they are shown. */
export function Bar({ browsing, onOpen }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 5,
        rowGap: { xs: 1, sm: 2 },
        my: { xs: 2, md: 4 },
        minHeight: 48,
        '& > :last-child': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
      }}
    >
      <Found {...browsing} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {browsing.me.isCarrier && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="small" onClick={() => onOpen({ sheet: 'save' })}>
              Save this search
            </Button>
            <Button size="small" onClick={() => onOpen({ sheet: 'saved' })}>
              Saved searches
            </Button>
          </Box>
        )}
        <ViewChoice {...browsing} />
        <SortChoice browsing={browsing} onOpen={onOpen} />
      </Box>
    </Box>
  );
}

function Found({
  list,
  waiting,
  total,
  quoted,
  choose,
}: Pick<Browsing, 'list' | 'waiting' | 'total' | 'quoted' | 'choose'>) {
  return (
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
  );
}

function ViewChoice({ view, isMapBeside, show }: Pick<Browsing, 'view' | 'isMapBeside' | 'show'>) {
  const views: View[] = isMapBeside ? ['rows', 'cards'] : ['rows', 'cards', 'map'];
  return (
    <Box role="group" aria-label="Show as" sx={{ display: 'flex', gap: 1 }}>
      {views.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === view ? 'contained' : 'text'}
          aria-pressed={each === view}
          onClick={() => show(each)}
        >
          {VIEW_WORDS[each]}
        </Button>
      ))}
    </Box>
  );
}

function SortChoice({ browsing: { filters, where, choose }, onOpen }: Props) {
  const sortBy = (sort: ShipmentFilters['sort']) => {
    choose({ sort });
    if (sort === 'nearest' && !filters.place && !where) onOpen({ sheet: 'where' });
  };
  return (
    // Beside the views on the narrowest phone.
    <Box sx={{ flex: { xs: '1 1 110px', sm: '0 0 190px' }, '& label': hidden }}>
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
  );
}
