import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { Panel } from './Panel';

/** Whether the page is in one column. */
export function useOneColumn(): boolean {
  return useMediaQuery('(max-width: 899px)', { noSsr: true });
}

const bare = {
  bgcolor: { xs: 'transparent', md: 'background.paper' },
  border: { xs: 0, md: '1px solid' },
  borderColor: { md: 'divider' },
  p: { xs: 0, md: 6 },
  pt: { xs: 2, md: 6 },
} as const;

interface Props {
  /** What addresses lead to. */
  id?: string;
  title: string;
  /** Matters right now, so it stays open in one column too. */
  open?: boolean;
  actions?: ReactNode;
  /** Holds cards of its own, which get the whole width in one column. */
  holdsCards?: boolean;
  children: ReactNode;
}

/**
 * A panel that is open next to others but, in one column, folds to its heading. Its content loads once it is opened.
 */
export function FoldPanel({ id, title, open = false, actions, holdsCards = false, children }: Props) {
  const folds = useOneColumn() && !open;
  const [wasOpened, setOpened] = useState(false);
  if (!folds)
    return (
      <Panel {...(id ? { id } : {})} title={title} actions={actions} sx={holdsCards ? bare : {}}>
        {children}
      </Panel>
    );
  return (
    <Box
      component="details"
      id={id}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
      sx={{ bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider', borderRadius: '14px', px: 4 }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 2.5 }}>
        <Typography variant="h3" component="h2" sx={{ display: 'inline' }}>
          {title}
        </Typography>
      </Box>
      <Box sx={{ pb: 4 }}>{wasOpened && children}</Box>
    </Box>
  );
}
