import { useRead } from './queries';
import type { AppConfig, Quote, Terms } from './types';

/** The public constants of this installation (fees, windows, plans, phone); undefined while they load. */
export function useConfig(): AppConfig | undefined {
  return useRead('/api/config').data;
}

/**
 * One deal's fee, windows and plans: the ones agreed on or, before that, the current ones; undefined while they load.
 */
export function useTerms(deal: Pick<Quote, 'agreed'> | undefined): Terms | undefined {
  const config = useConfig();
  return deal?.agreed ?? config;
}
