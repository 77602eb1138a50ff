import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useConfig } from '../../kit/api/config';
import { useRead } from '../../kit/api/queries';
import type { Shipment } from '../../kit/api/types';
import { FACT_LABELS } from '../../kit/format/labels';

interface Props {
  carrierId: string;
  category: Shipment['category'];
  /** The reader is the carrier. */
  isOwn?: boolean;
}

/**
 * What Haulway still has to check about a carrier before their quote can be accepted; nothing if nothing is required.
 */
export function MissingFacts({ carrierId, category, isOwn = false }: Props) {
  const asked = useConfig()?.factsToBeAccepted;
  const facts = (category && asked?.[category as keyof typeof asked]) ?? [];
  const profile = useRead('/api/users/{id}', { id: carrierId }, { enabled: facts.length > 0 }).data;
  const missing = profile ? facts.filter((fact) => profile.badges.every((badge) => badge.fact !== fact)) : [];
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat('en-US').format(missing.map((fact) => FACT_LABELS[fact]));
  return (
    <Typography
      variant="body2"
      sx={{ bgcolor: 'haulway.neutral', color: 'haulway.onNeutral', borderRadius: '10px', px: 4, py: 3 }}
    >
      {isOwn
        ? `Before a shipper can accept this quote, we have to check: ${names}. `
        : `This quote cannot be accepted until we have checked: ${names}. `}
      <MuiLink component={Link} to={isOwn ? '/become-carrier' : '/what-we-check'} color="inherit">
        {isOwn ? 'Get it checked' : 'What we check'}
      </MuiLink>
    </Typography>
  );
}
