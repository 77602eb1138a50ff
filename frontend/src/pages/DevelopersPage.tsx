import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { EndpointList } from '../features/developers/EndpointList';
import { EventLog } from '../features/developers/EventLog';
import { KeyList } from '../features/developers/KeyList';
import { WidgetList } from '../features/developers/WidgetList';
import { ImportList } from '../features/imports/ImportList';
import { Page } from '../kit/ui/Page';
import { useMe } from '../session/session';

/** What a user's programs need: API keys, webhooks, what happened, and prices on their own site. */
export default function DevelopersPage() {
  const me = useMe();
  return (
    <Page
      settles
      title="Developers"
      width="text"
      lead={
        <>
          Connect your own programs to Haulway. <Link href="/api/docs">Read the API guide</Link>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 6 }}>
        <KeyList />
        <EndpointList />
        <EventLog />
        {!me.isCarrier && <ImportList />}
        <WidgetList />
      </Box>
    </Page>
  );
}
