import Button from '@mui/material/Button';
import { explain } from '../../kit/api/errors';
import { dayAndTime } from '../../kit/format/dates';
import { ShowMore } from '../../kit/ui/ShowMore';
import { toast } from '../../kit/ui/toasts';
import { ListLine, ListLines } from './ListLines';
import { useEndSessions, useSessions } from './profile';
import { deviceName } from './texts';

/** Where the user is signed in. Each session can be ended. */
export function SessionList() {
  const list = useSessions();
  const end = useEndSessions();
  const others = (list.total ?? 0) - 1;
  const endOne = (sid?: string) =>
    end.mutate(sid, {
      onSuccess: () => toast({ title: sid ? 'Session ended' : 'Other sessions ended' }),
      onError: (error) =>
        toast({
          title: 'Error',
          description: explain(error, 'The session could not be ended.'),
          variant: 'destructive',
        }),
    });
  return (
    <>
      <ListLines>
        {list.rows.map((session) => (
          <ListLine
            key={session.sid}
            title={`${deviceName(session.userAgent)}${session.current ? ' (this one)' : ''}`}
            more={`Last seen ${dayAndTime(session.lastSeenAt ?? session.createdAt)}${session.ip ? `, ${session.ip}` : ''}`}
            action={
              !session.current && (
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={`End the session of ${deviceName(session.userAgent)}`}
                  disabled={end.isPending}
                  onClick={() => endOne(session.sid)}
                >
                  End
                </Button>
              )
            }
          />
        ))}
      </ListLines>
      <ShowMore list={list} what="sessions" />
      {others > 1 && (
        <Button variant="outlined" disabled={end.isPending} onClick={() => endOne()} sx={{ mt: 3 }}>
          Log out the other {others}
        </Button>
      )}
    </>
  );
}
