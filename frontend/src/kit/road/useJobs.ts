import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noteSignal } from '../api/signal';
import { viewState } from '../api/token';
import { keepBills } from './bills';
import { type Reader, readJobs } from './jobs';
import { askForRoom, dropDrafts, keepJobs, type KeptJobs, keptJobs } from './store';

const EVERY_MS = 15 * 60_000;
/** What was read within this is not read again when the app comes back to the front. */
const FRESH_MS = 30_000;
/** Starts as the reads do that live events refresh. */
const READ = ['/api/shipments', { in: 'road' }] as const;

interface Jobs {
  /** Undefined while nothing was ever read on this phone. */
  kept: KeptJobs | undefined;
  isPending: boolean;
  /** Why they could not be read anew. */
  error: unknown;
  refetch: () => void;
}

/**
 * The jobs of a carrier, or the one of their driver: as kept on this phone, and as the server has them once it answers. Read again when the app
 * opens, by live events, and every 15 minutes.
 */
export function useJobs(reader: Reader): Jobs {
  const { id: userId } = reader;
  const client = useQueryClient();
  const here = ['road', 'jobs', userId];
  const kept = useQuery({ queryKey: here, queryFn: async () => (await keptJobs(userId)) ?? null });
  const read = useQuery({
    queryKey: [...READ, userId],
    queryFn: async ({ signal }) => {
      const jobs = { userId, readAt: Date.now(), jobs: await readJobs(reader, signal) };
      noteSignal();
      if (!viewState()) {
        await keepJobs(jobs);
        const ids = jobs.jobs.map(({ shipment }) => shipment.id);
        void dropDrafts(userId, ids).catch(() => undefined);
        if (jobs.jobs.length > 0) void askForRoom().catch(() => undefined);
        void keepBills(userId, jobs.jobs).catch((error: unknown) => console.debug('A bill is not kept', error));
      }
      client.setQueryData(here, jobs);
      return jobs;
    },
    staleTime: FRESH_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  });
  const known = kept.data ?? undefined;
  return {
    kept: known,
    isPending: known === undefined && (kept.isPending || read.isPending),
    error: read.error,
    refetch: () => void read.refetch(),
  };
}
