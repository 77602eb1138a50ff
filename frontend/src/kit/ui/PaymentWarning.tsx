import Typography from '@mui/material/Typography';

/** Warns the reader of a text that asks for money outside Haulway. */
export function PaymentWarning({ warnings }: { warnings: string[] }) {
  if (!warnings.includes('payment')) return null;
  return (
    <Typography role="note" variant="body2" sx={{ mt: 1, maxWidth: '60ch', color: 'error.main' }}>
      Pay only here. Money sent any other way is not protected.
    </Typography>
  );
}
