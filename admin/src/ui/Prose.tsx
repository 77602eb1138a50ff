import Typography from '@mui/material/Typography';

/** What is shown where a record has nothing. */
export const NOTHING = '-';

/** A text as it was typed, with its line breaks; a dash for none. In a table it gets room for some words a line. */
export function Prose({ text }: { text: string | null | undefined }) {
  return (
    <Typography
      variant="body2"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch', 'td &': { minWidth: text ? 200 : 0 } }}
    >
      {text || NOTHING}
    </Typography>
  );
}
