import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, type PointerEvent, type ReactNode } from 'react';

/** How far a sheet has to be pulled down before it closes, in px. */
const FAR = 90;

export interface SheetProps {
  title: string;
  onClose: () => void;
  /** True while something runs that must not be interrupted: it cannot be closed. */
  locked?: boolean;
  /** Wide enough for a table. */
  wide?: boolean;
  children: ReactNode;
}

/** What `Sheet` shows once it is loaded. On phones it rises from the foot of the screen, no taller than what it holds, and goes when it is pulled down by its head. */
export default function SheetDialog({ title, onClose, locked = false, wide = false, children }: SheetProps) {
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  const pull = usePull(() => !locked && onClose());
  return (
    <Dialog
      open
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={id}
      onClose={() => !locked && onClose()}
      slotProps={phone ? { container: { sx: { alignItems: 'flex-end' } }, paper: { ref: pull.sheet, sx: risen } } : {}}
    >
      <Box {...(phone ? pull.head : {})} sx={phone ? { touchAction: 'none', flexShrink: 0 } : { flexShrink: 0 }}>
        {phone && (
          <Box
            aria-hidden
            sx={{ width: 40, height: 4, borderRadius: 2, bgcolor: 'haulway.control', mx: 'auto', mt: 2 }}
          />
        )}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 4,
            pl: { xs: 4, sm: 7 },
            pr: { xs: 2, sm: 3 },
            pt: { xs: 2, sm: 5 },
          }}
        >
          <Typography variant="h3" component="h2" id={id}>
            {title}
          </Typography>
          <IconButton aria-label="Close" onClick={onClose} disabled={locked}>
            <IconX size={22} />
          </IconButton>
        </Box>
      </Box>
      <Box
        sx={{
          px: { xs: 4, sm: 7 },
          pt: { xs: 3, sm: 4 },
          pb: { xs: 'calc(20px + env(safe-area-inset-bottom))', sm: 7 },
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          // What takes the focus is not hidden behind an act at the foot.
          '&:has([data-sheet-foot])': { scrollPaddingBottom: 96 },
        }}
      >
        {children}
      </Box>
    </Dialog>
  );
}

const risen = {
  m: 0,
  width: '100%',
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 24px)',
  borderRadius: '20px 20px 0 0',
} as const;

/** Makes a sheet follow a finger on its header, and close once it is pulled far enough. */
function usePull(onGone: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);
  const move = (px: number) => sheet.current?.style.setProperty('transform', px > 0 ? `translateY(${px}px)` : '');
  const pulled = ({ clientY }: PointerEvent) => (from.current === undefined ? 0 : clientY - from.current);
  const end = (event: PointerEvent, gone: boolean) => {
    const far = gone && pulled(event) > FAR;
    from.current = undefined;
    move(0);
    if (far) onGone();
  };
  return {
    sheet,
    head: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest('button')) return;
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => move(pulled(event)),
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  };
}
