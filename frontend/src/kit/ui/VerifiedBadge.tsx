import Box from '@mui/material/Box';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { PublicUser } from '../api/types';
import { dateWithYear } from '../format/dates';
import { FACT_LABELS } from '../format/facts';

/** A fact about a carrier that we have checked, and when; `short` leaves the date to the title. */
export function VerifiedBadge({ badge, short = false }: { badge: PublicUser['badges'][number]; short?: boolean }) {
  const label = FACT_LABELS[badge.fact];
  const date = `verified ${dateWithYear(badge.verifiedOn)}`;
  return (
    <Box
      component="span"
      title={short ? `${label}, ${date}` : undefined}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, px: 2, minHeight: 26, borderRadius: '6px', fontSize: 14, fontWeight: 600, bgcolor: 'haulway.soft', color: 'haulway.onSoft' }}
    >
      <IconRosetteDiscountCheck size={16} aria-hidden />
      {short ? label : `${label}, ${date}`}
    </Box>
  );
}
