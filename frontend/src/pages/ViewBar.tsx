import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { leaveView, removeToken, viewEnds } from '../kit/api/token';
import { clockTime } from '../kit/format/dates';
import { useSession } from '../session/session';
import { wide } from '../session/wide';

/** For an operator who looks at the app as somebody else: as whom, until when, and that nothing can be done. Stays in view. */
export default function ViewBar({ isOver }: { isOver: boolean }) {
  return (
    <Box
      component="section"
      aria-label="Looking as somebody else"
      sx={{
        position: 'sticky',
        // Above the phone's navigation.
        bottom: isOver ? 0 : 'calc(60px + env(safe-area-inset-bottom))',
        [wide]: { bottom: 0 },
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 4,
        px: 4,
        py: 1,
        bgcolor: 'haulway.danger',
        color: 'haulway.onDanger',
        fontWeight: 600,
        lineHeight: 1.3,
      }}
    >
      {isOver ? <Over /> : <Viewing />}
    </Box>
  );
}

function Viewing() {
  const { user } = useSession();
  const until = viewEnds();
  useEffect(() => {
    const timer = setTimeout(removeToken, Math.max(0, until.getTime() - Date.now()));
    return () => clearTimeout(timer);
  });
  const name = user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email : 'somebody else';
  return (
    <>
      <span role="status">
        You see Haulway as {name} until {clockTime(until.toISOString())}. Nothing can be changed or sent.
      </span>
      <Button color="inherit" onClick={removeToken} sx={{ flex: 'none' }}>
        End
      </Button>
    </>
  );
}

function Over() {
  const goOn = () => {
    leaveView();
    window.location.assign('/');
  };
  return (
    <>
      <span role="status">This view is over. To look again, go back to the console.</span>
      <Button color="inherit" onClick={goOn} sx={{ flex: 'none' }}>
        Go on as yourself
      </Button>
    </>
  );
}
