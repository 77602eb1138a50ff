import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useRecommended } from './recommended';
import { RecommendedRows } from './RecommendedRows';

const SHOWN = 3;

/** The best of what is recommended to a carrier; nothing where nothing is. */
export function RecommendedPanel() {
  const loads = useRecommended().data?.loads ?? [];
  if (loads.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="recommended" sx={{ mt: 7 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 4,
          mb: 3,
        }}
      >
        <Typography variant="h3" component="h2" id="recommended">
          Recommended loads
        </Typography>
        {loads.length > SHOWN && (
          <Button component={Link} to="/recommended">
            See all {loads.length}
          </Button>
        )}
      </Box>
      <RecommendedRows loads={loads.slice(0, SHOWN)} />
    </Box>
  );
}
