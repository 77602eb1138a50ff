import MuiBadge from '@mui/material/Badge';
import type { ReactElement } from 'react';

/** At most so many are told exactly. */
const MOST = 99;

/** How many, in a badge's few characters. */
export function shortCount(of: number): string {
  return of > MOST ? `${MOST}+` : String(of);
}

/** An icon with a number at its corner, as large as the words that a reader enlarges; without one at zero, for a hidden number would still be part of a link's name. */
export function CountBadge({ of, children }: { of: number; children: ReactElement }) {
  if (of === 0) return children;
  return (
    <MuiBadge
      badgeContent={shortCount(of)}
      color="secondary"
      sx={{ '& .MuiBadge-badge': { minWidth: '1.25rem', height: '1.25rem' } }}
    >
      {children}
    </MuiBadge>
  );
}
