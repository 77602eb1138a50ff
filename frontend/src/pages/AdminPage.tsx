import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Page } from '../kit/ui/Page';
import { ClosedRoad } from '../kit/ui/innerScenes';
import { SignPlate } from '../kit/ui/SignPlate';
import { EmptyState } from '../kit/ui/States';
import { useMe } from '../session/session';

export default function AdminPage() {
  const me = useMe();
  if (!me.isAdmin) {
    return (
      <Page title="Admin" width="form">
        <EmptyState drawing={<ClosedRoad />} text="You don't have access" />
      </Page>
    );
  }
  return (
    <Page title="Admin" width="form">
      <SignPlate>
        <Typography variant="h3" component="h2">
          The operator console
        </Typography>
        <Typography sx={{ mt: 2, mb: 5 }}>
          Users, shipments, payments, claims and settings. It has its own sign-in.
        </Typography>
        <Button href="/console/" variant="contained" color="secondary" size="large">
          Open the console
        </Button>
      </SignPlate>
    </Page>
  );
}
