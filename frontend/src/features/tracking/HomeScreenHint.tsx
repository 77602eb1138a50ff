import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';

const HomeScreenSheet = lazy(() => import('../../kit/ui/HomeScreenSheet'));

/** To carriers with a job, on an iPhone that does not have the app on its home screen. */
export default function HomeScreenHint() {
  const [open, setOpen] = useState(false);
  return (
    <Panel title="Put Haulway on your home screen" sx={{ mt: 4 }}>
      <Typography sx={{ mb: 3 }}>
        After a week without a visit, an iPhone deletes what a website has saved: your jobs, and what waits to be sent.
        From the home screen, nothing is deleted.
      </Typography>
      <Button variant="outlined" size="large" onClick={() => setOpen(true)}>
        Show me how
      </Button>
      {open && (
        <Suspense fallback={null}>
          <HomeScreenSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
