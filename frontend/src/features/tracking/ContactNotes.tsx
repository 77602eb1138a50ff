import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconSteeringWheel } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../kit/api/operations';
import { dialed, personName } from '../../kit/format/words';

type Contact = AnswerOf<'GET', '/api/shipments/{id}/contact'>;

/** Who comes with the truck, for the shipper to call, and that the reader cannot be called. */
export default function ContactNotes({ contact, hasPhone }: { contact: Contact; hasPhone: boolean }) {
  return (
    <>
      {contact.driver && <Driver driver={contact.driver} />}
      {!hasPhone && (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {contact.firstName ?? personName(contact)} cannot call you.{' '}
          <MuiLink component={Link} to="/profile">
            Add your phone number
          </MuiLink>
        </Typography>
      )}
    </>
  );
}

function Driver({ driver: { name, phone } }: { driver: NonNullable<Contact['driver']> }) {
  const digits = phone && dialed(phone);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 2, sm: 3 }, mt: 3 }}>
      <IconSteeringWheel size={20} aria-hidden />
      <Typography sx={{ flex: '1 1 0', minWidth: 120, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> drives{phone && ', '}
        {phone && (
          <Box component="span" sx={{ display: 'inline-block' }}>
            {phone}
          </Box>
        )}
      </Typography>
      {digits && (
        <Button variant="outlined" component="a" href={`tel:${digits}`} aria-label={`Call ${name}`}>
          Call
        </Button>
      )}
    </Box>
  );
}
