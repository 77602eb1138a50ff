import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { EndpointList } from '../features/developers/EndpointList';
import { KeyList } from '../features/developers/KeyList';
import { Page } from '../kit/ui/Page';

/** What a user's programs need: API keys, and webhooks. */
export default function DevelopersPage() {
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
      </Box>
    </Page>
  );
}
