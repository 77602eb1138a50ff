import Link from '@mui/material/Link';
import { KeyList } from '../features/developers/KeyList';
import { Page } from '../kit/ui/Page';

/** What a user's programs need: API keys. */
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
      <KeyList />
    </Page>
  );
}
