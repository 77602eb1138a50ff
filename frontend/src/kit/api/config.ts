import { useRead } from './queries';
import type { AppConfig } from './types';

/** The public constants of this installation (fees, windows, plans, phone); undefined while they load. */
export function useConfig(): AppConfig | undefined {
  return useRead<AppConfig>(['/api/config']).data;
}
