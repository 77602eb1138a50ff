import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { RecommendedLoad } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { pickupAsked } from '../../kit/format/windows';
import { becauseWords, keptWords } from './recommended';

/** Loads that are recommended, each with why, and what it leaves. */
export function RecommendedRows({ loads }: { loads: readonly RecommendedLoad[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        overflow: 'hidden',
        '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {loads.map((load) => (
        <Box component="li" key={load.id}>
          <Row load={load} />
        </Box>
      ))}
    </Box>
  );
}

function Row({ load }: { load: RecommendedLoad }) {
  const pickup = pickupAsked(load);
  return (
    <Box
      component={Link}
      to={`/shipments/${load.id}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 5,
        rowGap: 1,
        px: { xs: 4, sm: 5 },
        py: 3,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'background.default' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{load.title}</Typography>
        <Typography className="tabular">
          {load.pickupLocation} to {load.deliveryLocation}, {load.distanceMiles.toLocaleString('en-US')} mi
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {becauseWords(load)}.{pickup && ` Pickup ${pickup}.`}
        </Typography>
      </Box>
      <Box className="tabular" sx={{ textAlign: { sm: 'right' }, alignSelf: 'center' }}>
        {load.net === null || load.pay === null ? (
          <Typography sx={{ color: 'text.secondary' }}>Name your price</Typography>
        ) : (
          <>
            <Typography component="span" sx={{ fontWeight: 700, display: { sm: 'block' } }}>
              {keptWords(load.net)}
            </Typography>{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              of {shortMoney(Math.round(load.pay))}
              {load.payBasis === 'typical' && ', typically'}
            </Typography>
          </>
        )}
      </Box>
    </Box>
  );
}
