import Link from '@mui/material/Link';
import { TicketForm } from '../features/account/TicketForm';
import { useConfig } from '../kit/api/config';
import { dialed } from '../kit/format/words';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { useSession } from '../session/session';

export default function ContactPage() {
  const { user } = useSession();
  const phone = useConfig()?.supportPhone;
  return (
    <Page
      title="Contact"
      width="form"
      lead={
        phone && (
          <>
            Write to us, or call{' '}
            <Link href={`tel:${dialed(phone)}`} color="inherit">
              {phone}
            </Link>
            .
          </>
        )
      }
    >
      <Panel>
        <TicketForm key={user?.id ?? 'visitor'} user={user} />
      </Panel>
    </Page>
  );
}
