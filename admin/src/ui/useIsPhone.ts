import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ROOMY_PX } from './oneLine';

/** Whether the window is as narrow as a phone's, where lists are cards. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** Whether the window has room for every column of a list. */
export function useHasRoom(): boolean {
  return useMediaQuery(`(min-width: ${ROOMY_PX}px)`, { noSsr: true });
}
