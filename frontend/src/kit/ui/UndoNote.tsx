import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** An act that has not been sent yet, with Undo. */
export function UndoNote({ text, onUndo }: { text: string; onUndo: () => void }) {
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
      <Button variant="outlined" onClick={onUndo}>
        Undo
      </Button>
    </Box>
  );
}
