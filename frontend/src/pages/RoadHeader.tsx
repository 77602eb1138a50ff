import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Link } from 'react-router-dom';
import { Logo } from '../kit/ui/Logo';

/** The bar while there is no signal: what else is in the bars needs some, but for the jobs. */
export function RoadHeader() {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 64,
        px: { xs: 4, sm: 6 },
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {/* What sticks to the foot of the screen has no bar below it. */}
      <GlobalStyles styles={{ html: { '--bottom-bar': '0px' } }} />
      <Link to="/jobs" aria-label="Haulway, your jobs">
        <Logo />
      </Link>
    </Box>
  );
}
