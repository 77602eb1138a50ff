import Typography from '@mui/material/Typography';

/** Says below the demo's reviews that they are made up. */
export function SampleNote() {
  return (
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary', maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, pt: 5 }}
    >
      Sample reviews and ratings of this demo.
    </Typography>
  );
}
