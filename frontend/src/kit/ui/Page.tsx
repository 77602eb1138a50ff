import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Settled } from './Settled';
import { setDocumentTitle } from './documentTitle';

interface Props {
  /** The screen's one heading, also the document's title. */
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  width?: 'form' | 'text' | 'full' | 'wide';
  /** Its parts load one after another and are shown together. */
  settles?: boolean;
  children: ReactNode;
}

const widths = { form: 640, text: 800, full: 1200, wide: 1440 };

/**
 * A screen: its document title, its heading (focused on arrival, so that a screen reader says where you are) and its
 * content.
 */
export function Page({ title, lead, actions, width = 'full', settles = false, children }: Props) {
  return (
    <Box sx={{ maxWidth: widths[width], mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: { xs: 'center', sm: 'flex-end' },
          justifyContent: 'space-between',
          gap: 4,
          mb: { xs: 5, sm: 8 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <PageTitle title={title} />
          {lead && (
            <Typography component="div" sx={{ color: 'text.secondary', mt: 2, maxWidth: '68ch' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>{actions}</Box>}
      </Box>
      {settles ? <Settled>{children}</Settled> : children}
    </Box>
  );
}

/** The h1 of a screen. Takes the focus when the screen replaces another one. */
export function PageTitle({ title, documentTitle = title }: { title: string; documentTitle?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setDocumentTitle(`${documentTitle} - Haulway`);
  }, [documentTitle]);
  useEffect(() => {
    // On the very first load, the focus belongs at the start of the page, where the browser puts it.
    if (window.history.state?.idx > 0) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1}>
      {title}
    </Typography>
  );
}
