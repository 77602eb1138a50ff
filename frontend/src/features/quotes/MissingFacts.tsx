import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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
  /** Said where nothing is missing. */
  otherwise?: string | undefined;
}

/**
 * What Haulway still has to check about a carrier before their quote can be accepted, or else why it cannot be; nothing if
 * nothing stands in the way.
 */
export function MissingFacts({ carrierId, category, isOwn = false, otherwise }: Props) {
  const asked = useConfig()?.factsToBeAccepted;
  const facts = (category && asked?.[category as keyof typeof asked]) ?? [];
  const profile = useRead('/api/users/{id}', { id: carrierId }, { enabled: facts.length > 0 }).data;
  const missing = profile ? facts.filter((fact) => profile.badges.every((badge) => badge.fact !== fact)) : [];
  if (missing.length === 0) return otherwise ? <Line>{otherwise}</Line> : null;
  const names = new Intl.ListFormat('en-US').format(missing.map((fact) => FACT_LABELS[fact]));
  return (
    <Line>
      {isOwn
        ? `Before a shipper can accept this quote, we have to check: ${names}. `
        : `This quote cannot be accepted until we have checked: ${names}. `}
      <MuiLink component={Link} to={isOwn ? '/become-carrier' : '/what-we-check'} color="inherit">
        {isOwn ? 'Get it checked' : 'What we check'}
      </MuiLink>
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      sx={{ bgcolor: 'haulway.neutral', color: 'haulway.onNeutral', borderRadius: '10px', px: 4, py: 3 }}
    >
      {children}
    </Typography>
  );
}
