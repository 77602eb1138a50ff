import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshDeals } from '../kit/api/invalidate';
import { startQueue, watchDone } from '../kit/road/queue';
import { useActs } from '../kit/road/useActs';
import { NoticeBar } from '../kit/ui/NoticeBar';

/** Sends what was done on the road while a carrier has the app open, and counts what waits. */
export default function RoadBar() {
  const client = useQueryClient();
  const waiting = useActs().filter(({ state }) => state === 'waiting').length;
  useEffect(startQueue, []);
  useEffect(() => watchDone(() => refreshDeals(client)), [client]);
  return (
    <NoticeBar>
      {waiting > 0 && `${waiting === 1 ? '1 thing waits' : `${waiting} things wait`} to be sent. Keep Haulway open.`}
    </NoticeBar>
  );
}
