import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageTitle } from '../kit/ui/Page';
import { WrongExit } from '../kit/ui/scenes';
import { SignPlate } from '../kit/ui/SignPlate';

export default function NotFoundPage() {
  return (
    <Box
      sx={{
        maxWidth: 640,
        mx: 'auto',
        px: 4,
        py: { xs: 10, sm: 16 },
        display: 'grid',
        gap: 6,
        justifyItems: 'center',
        textAlign: 'center',
      }}
    >
      <WrongExit width={280} />
      <SignPlate>
        <PageTitle title="404 Page Not Found" />
        <Typography sx={{ mt: 3 }}>Did you forget to add the page to the router?</Typography>
      </SignPlate>
      <Typography>The page may have moved, or the address may have a typo.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        <Button component={Link} to="/" variant="contained">
          Go to the home page
        </Button>
        <Button component={Link} to="/support" variant="outlined">
          Get help
        </Button>
      </Box>
    </Box>
  );
}
