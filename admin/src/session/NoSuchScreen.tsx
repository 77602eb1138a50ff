import Alert from '@mui/material/Alert';
import { Link, Title } from 'react-admin';

/** For an address that leads nowhere. */
export function NoSuchScreen() {
  return (
    <>
      <Title title="No such screen" />
      <title>No such screen - Haulway console</title>
      <Alert severity="info" sx={{ mt: 2 }}>
        There is nothing at this address. It may be misspelled. <Link to="/queue">Go to the queue</Link>
      </Alert>
    </>
  );
}
