import { ok, type Person } from './people.js';

/** One line of what a dashboard says that it is somebody's turn to do. */
export interface DashboardNeed {
  kind: string;
  shipmentId: string;
  quoteId: string | null;
  dueAt: string | null;
}

/** What waits for somebody on a shipment, of the kinds that end like this. */
export async function needsOf({ api }: Person, shipmentId: string, kind: string): Promise<Partial<DashboardNeed>[]> {
  return ok(await api.get<{ needsYou: DashboardNeed[] }>('/api/users/me/dashboard'), 200)
    .needsYou.filter((need) => need.kind.endsWith(kind) && need.shipmentId === shipmentId)
    .map(({ kind: found, quoteId, dueAt }) => ({ kind: found, quoteId, dueAt }));
}
