import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../kit/api/config';
import type { Shipment, User } from '../../kit/api/types';
import { photoAt } from '../../kit/format/photos';
import { SignPlate } from '../../kit/ui/SignPlate';
import { listedWords } from './listedWords';

interface Props {
  shipment: Shipment;
  me: User;
  /** The form below is to be filled in anew. */
  onAnother: () => void;
}

/** Says where a listing that was just submitted went, and what comes next. The form for another one is below. */
export default function ListedPlate({ shipment, me, onAnother }: Props) {
  const sign = useRef<HTMLDivElement>(null);
  // The button that submitted it is at the bottom of a long form, so scroll up here.
  useEffect(() => sign.current?.scrollIntoView({ block: 'center' }), [shipment.id]);
  const usually = useConfig()?.firstQuoteHours;
  const [cover] = shipment.photos;
  const isDraft = shipment.can?.includes('publish') ?? false;
  return (
    <SignPlate component="section" sx={{ mb: 6 }}>
      <Box ref={sign} sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        {cover && (
          <Box
            component="img"
            src={photoAt(cover, 320)}
            alt=""
            sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: '10px' }}
          />
        )}
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {shipment.title} is {isDraft ? 'saved as a draft' : 'listed'}
          </Typography>
          <Typography sx={{ mt: 1 }}>
            {isDraft
              ? 'Only you can see it, under Dashboard. Finish it whenever you like.'
              : listedWords(shipment, usually, me.email)}{' '}
            {!isDraft && !me.emailVerified && (
              <MuiLink component={Link} to="/profile#email" color="inherit" aria-label="Change your email">
                Change
              </MuiLink>
            )}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        <Button component={Link} to={`/shipments/${shipment.id}`} variant="contained" color="secondary">
          {isDraft ? 'See your draft' : 'See your listing'}
        </Button>
        {!isDraft && (
          <Button component={Link} to={`/shipments/${shipment.id}#edit`} color="inherit">
            Add dates, photos or access
          </Button>
        )}
        <Button color="inherit" onClick={onAnother}>
          List another
        </Button>
      </Box>
    </SignPlate>
  );
}
