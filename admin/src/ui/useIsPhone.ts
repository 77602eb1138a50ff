import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ROOMY_PX, WIDE_PX } from './oneLine';

/** Whether the window is as narrow as a phone's, where lists are cards. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** How much of a list the window has room for: every column, most of them, or those one cannot do without. */
export function useRoom(): 'all' | 'most' | 'least' {
  const isRoomy = useMediaQuery(`(min-width: ${ROOMY_PX}px)`, { noSsr: true });
  const isWide = useMediaQuery(`(min-width: ${WIDE_PX}px)`, { noSsr: true });
  return isRoomy ? 'all' : isWide ? 'most' : 'least';
}
