import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** An act that has not been sent yet, with Undo: in view and at hand when it appears, since it is gone in seconds. */
export function UndoNote({ text, onUndo }: { text: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.scrollIntoView({ block: 'center' });
    undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        p: 4,
        borderRadius: '10px',
        bgcolor: 'haulway.neutral',
        color: 'haulway.onNeutral',
      }}
    >
      <Typography>{text}</Typography>
      <Button ref={undo} variant="outlined" onClick={onUndo}>
        Undo
      </Button>
    </Box>
  );
}
