import Typography from '@mui/material/Typography';

/** Why a fact was rejected, in the operator's words. */
export function Rejection({ children }: { children: string }) {
  return (
    <Typography
      role="note"
      sx={{ mt: 1.5, bgcolor: 'haulway.danger', color: 'haulway.onDanger', borderRadius: '10px', p: 3 }}
    >
      {children}
    </Typography>
  );
}
