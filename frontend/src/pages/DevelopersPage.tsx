import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { EndpointList } from '../features/developers/EndpointList';
import { KeyList } from '../features/developers/KeyList';
import { ImportList } from '../features/imports/ImportList';
import { Page } from '../kit/ui/Page';
import { useMe } from '../session/session';

/** What a user's programs need: API keys, and webhooks. */
export default function DevelopersPage() {
  const me = useMe();
  return (
    <Page
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
        {!me.isCarrier && <ImportList />}
      </Box>
    </Page>
  );
}
