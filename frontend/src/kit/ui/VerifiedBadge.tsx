import Box from '@mui/material/Box';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { PublicUser } from '../api/types';
import { dayAsWritten } from '../format/dates';
import { FACT_LABELS } from '../format/labels';
import { shortMoney } from '../format/money';

/** A fact about a carrier that operators have checked: its limit, if any, and when it was checked. */
export function VerifiedBadge({ badge: { fact, limit, verifiedOn } }: { badge: PublicUser['badges'][number] }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        minHeight: 26,
        borderRadius: '6px',
        fontSize: 14,
        lineHeight: '18px',
        fontWeight: 600,
        bgcolor: 'haulway.soft',
        color: 'haulway.onSoft',
      }}
    >
      <IconRosetteDiscountCheck size={16} aria-hidden />
      <span>
        {FACT_LABELS[fact]}
        {limit !== null && ` to ${shortMoney(limit)}`}, checked{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {dayAsWritten(verifiedOn)}
        </Box>
      </span>
    </Box>
  );
}
