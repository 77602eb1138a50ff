import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Page } from '../kit/ui/Page';
import { ClosedRoad } from '../kit/ui/innerScenes';
import { EmptyState } from '../kit/ui/States';

/** What carriers see in place of the form. */
export default function CarriersDoNotList() {
  return (
    <Page title="List a shipment" width="form">
      <EmptyState
        drawing={<ClosedRoad />}
        text="You have a carrier account, and carriers do not list items. You can switch to shipper on your profile at any time."
        action={
          <Button component={Link} to="/profile" variant="contained">
            Go to profile
          </Button>
        }
      />
    </Page>
  );
}
