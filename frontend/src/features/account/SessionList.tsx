import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { explain } from '../../kit/api/errors';
import { dayAndTime } from '../../kit/format/dates';
import { ShowMore } from '../../kit/ui/ShowMore';
import { toast } from '../../kit/ui/toasts';
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map((session) => (
          <Box
            component="li"
            key={session.sid}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 4,
              py: 3,
              borderTop: '1px solid',
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box>
              <Typography sx={{ fontWeight: 600 }}>
                {deviceName(session.userAgent)}
                {session.current && ' (this one)'}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Last seen {dayAndTime(session.lastSeenAt ?? session.createdAt)}
                {session.ip && `, ${session.ip}`}
              </Typography>
            </Box>
            {!session.current && (
              <Button
                variant="outlined"
                size="small"
                aria-label={`End the session of ${deviceName(session.userAgent)}`}
                disabled={end.isPending}
                onClick={() => endOne(session.sid)}
              >
                End
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <ShowMore list={list} what="sessions" />
      {others > 1 && (
        <Button variant="outlined" disabled={end.isPending} onClick={() => endOne()} sx={{ mt: 3 }}>
          Log out the other {others}
        </Button>
      )}
    </>
  );
}
