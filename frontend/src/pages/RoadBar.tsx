import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshDeals } from '../kit/api/invalidate';
import type { User } from '../kit/api/types';
import { startQueue, watchDone } from '../kit/road/queue';
import { dropJobs, type Job } from '../kit/road/store';
import { useActs } from '../kit/road/useActs';
import { useFollow } from '../kit/road/useFollow';
import { useJobs } from '../kit/road/useJobs';
import { keepFiles, takeNewVersion, useNewVersion } from '../kit/road/worker';
import { ConfirmDialog } from '../kit/ui/ConfirmDialog';
import { NoticeBar } from '../kit/ui/NoticeBar';
import { plainButton } from '../kit/ui/plainButton';
import { guardLeaving, keepUser } from '../session/session';

const NONE: Job[] = [];

/** Sends what was done on the road while a carrier has the app open, counts what waits, and keeps what is needed without signal. */
export default function RoadBar({ user }: { user: User }) {
  const client = useQueryClient();
  const acts = useActs();
  const waiting = acts.filter(({ state }) => state === 'waiting').length;
  const isNewer = useNewVersion();
  /** Somebody signs out while something waits. */
  const [leave, setLeave] = useState<() => void>();
  const { kept } = useJobs(user);
  useFollow(user.id, kept?.jobs ?? NONE, acts);
  useEffect(startQueue, []);
  useEffect(() => watchDone(() => refreshDeals(client)), [client]);
  useEffect(() => keepUser(user), [user]);
  useEffect(
    () =>
      guardLeaving((go) => {
        const forget = () => void dropJobs(user.id).finally(go);
        if (waiting > 0) setLeave(() => forget);
        else forget();
      }),
    [user.id, waiting],
  );
  useEffect(() => {
    keepFiles().catch((error: unknown) => console.warn('Nothing is kept for later', error));
  }, []);
  const things = waiting === 1 ? '1 thing waits' : `${waiting} things wait`;
  return (
    <>
      <NoticeBar>{waiting > 0 && `${things} to be sent. Keep Haulway open.`}</NoticeBar>
      <NoticeBar>
        {isNewer && waiting === 0 && (
          <>
            New version:{' '}
            <Box component="button" type="button" onClick={takeNewVersion} sx={plainButton('outlined')}>
              Reload
            </Box>
          </>
        )}
      </NoticeBar>
      {leave && (
        <ConfirmDialog
          title={`${things} to be sent`}
          verb="Log out anyway"
          danger
          onConfirm={leave}
          onClose={() => setLeave(undefined)}
        >
          It stays on this phone, and is sent once you sign in here again.
        </ConfirmDialog>
      )}
    </>
  );
}
