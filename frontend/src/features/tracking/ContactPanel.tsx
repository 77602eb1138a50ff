import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconMessageCircle, IconMessage2, IconPhone } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useRead } from '../../kit/api/queries';
import { dialed, personName } from '../../kit/format/words';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';
import { useMe } from '../../session/session';

// Most carriers drive themselves, and most people have a phone number here.
const ContactNotes = lazy(() => import('./ContactNotes'));

interface Props {
  shipmentId: string;
  /** Whether the reader is the shipper of this job; a carrier may be one of others. */
  isOwner: boolean;
  onMessage: () => void;
}

/** Whom to call about a paid job, for both sides. */
export function ContactPanel({ shipmentId, isOwner, onMessage }: Props) {
  const me = useMe();
  const { data } = useRead('/api/shipments/{id}/contact', { id: shipmentId });
  if (!data) return null;
  const name = personName(data);
  const digits = data.phone && dialed(data.phone);
  return (
    <Panel title={isOwner ? 'Your carrier' : 'Your shipper'}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 2, sm: 3 },
          alignItems: 'center',
          // Equally wide where all three fit, never narrower than their words.
          '& .MuiButton-root': { flex: digits ? '1 1 0' : 'none', minWidth: 'max-content', px: 2 },
          '& .MuiButton-startIcon': { ml: 0, mr: 1.5 },
        }}
      >
        <Typography sx={{ flex: digits ? '1 1 100%' : '1 1 0', minWidth: 0 }}>
          <strong>{name}</strong>
          {data.phone ? `, ${data.phone}` : ' has not added a phone number.'}
        </Typography>
        {digits && (
          <>
            <Button variant="contained" component="a" href={`tel:${digits}`} startIcon={<IconPhone size={20} />}>
              Call
            </Button>
            <Button variant="outlined" component="a" href={`sms:${digits}`} startIcon={<IconMessage2 size={20} />}>
              Text
            </Button>
          </>
        )}
        <Button
          variant="outlined"
          onClick={onMessage}
          startIcon={<IconMessageCircle size={20} />}
          aria-label={`Message ${data.firstName ?? name}`}
        >
          Message
        </Button>
      </Box>
      {(data.driver || !me.phone) && (
        <Suspense fallback={null}>
          <ContactNotes contact={data} hasPhone={Boolean(me.phone)} />
        </Suspense>
      )}
    </Panel>
  );
}
