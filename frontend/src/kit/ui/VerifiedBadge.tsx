import Box from '@mui/material/Box';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { PublicUser } from '../api/types';
import { dateWithYear } from '../format/dates';
import { FACT_LABELS } from '../format/labels';
import { hidden } from './hidden';

/** A fact about a carrier that we have checked, and when. On phones the icon alone says "verified", which keeps the badge on one line. */
export function VerifiedBadge({ badge }: { badge: PublicUser['badges'][number] }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        minHeight: 26,
        borderRadius: '6px',
        fontSize: 14,
        fontWeight: 600,
        bgcolor: 'haulway.soft',
        color: 'haulway.onSoft',
      }}
    >
      <IconRosetteDiscountCheck size={16} aria-hidden />
      <span>
        {FACT_LABELS[badge.fact]},{' '}
        <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: hidden })}>
          verified{' '}
        </Box>
        {dateWithYear(badge.verifiedOn)}
      </span>
    </Box>
  );
}
