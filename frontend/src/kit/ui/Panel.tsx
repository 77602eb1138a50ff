import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface Props {
  /** What addresses lead to. */
  id?: string;
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A white card with a hairline border and, usually, a heading. */
export function Panel({ id: anchor, title, actions, children, sx }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      id={anchor}
      aria-labelledby={title ? id : undefined}
      sx={[
        {
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '14px',
          p: { xs: 4, sm: 6 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {title && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 3,
            mb: { xs: 3, sm: 4 },
          }}
        >
          <Typography variant="h3" component="h2" id={id} sx={{ minWidth: 0 }}>
            {title}
          </Typography>
          {actions}
        </Box>
      )}
      {children}
    </Box>
  );
}

/** Pairs of label and value. */
export function Details({
  details,
  columns = 2,
  narrow = 1,
}: {
  details: { label: string; value: ReactNode }[];
  columns?: 1 | 2 | 3;
  /** Columns on a phone. */
  narrow?: 1 | 2;
}) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: narrow === 2 ? { xs: 3, sm: 4 } : 4,
        gridTemplateColumns: { xs: `repeat(${narrow}, minmax(0, 1fr))`, sm: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {details.map((detail) => (
        <Box key={detail.label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {detail.label}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {detail.value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
