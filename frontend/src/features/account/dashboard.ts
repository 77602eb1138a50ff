import { useRead } from '../../kit/api/queries';

export interface Waiting {
  kind: string;
  shipmentId: string;
  title: string;
  dueAt: string | null;
}

export interface Dashboard {
  shipments: Record<string, number>;
  quotes: Record<string, number>;
  money: { inEscrow: number; owed: number; paid: number };
  waiting: Waiting[];
}

/** Counts, money, and what waits for the user, in one read. */
export function useDashboard() {
  return useRead<Dashboard>(['/api/users/me/dashboard']);
}
