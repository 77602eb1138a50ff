import type { Overview } from '@haulway/frontend/kit/api/types.ts';
import { call } from '../session/call';

export type { Overview };
/** One day of the period. */
export type Day = Overview['daily'][number];

export async function readOverview(days: number): Promise<Overview> {
  const { json } = await call(`/api/admin/overview?days=${days}`);
  return json as Overview;
}
