import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconX } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { catchFocus } from './caughtFocus';
import { ConfirmDialog } from './ConfirmDialog';
import { withEntry } from './sheetEntries';

/** How far a sheet has to be pulled down before it closes, in px. */
const FAR = 90;

export interface SheetProps {
  title: string;
  onClose: () => void;
  /** True while something runs that must not be interrupted: it cannot be closed. */
  locked?: boolean;
  /** Wide enough for a table. */
  wide?: boolean;
  /** What is typed into it is kept when it closes; otherwise it asks before that is thrown away. */
  keeps?: boolean;
  children: ReactNode;
}

/** What `Sheet` shows once it is loaded. On phones it rises from the foot of the screen, no taller than what it holds, and goes when it is pulled down by its head. */
export default function SheetDialog({
  title,
  onClose,
  locked = false,
  wide = false,
  keeps = false,
  children,
}: SheetProps) {
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  const [asks, setAsks] = useState(false);
  const typing = useTyping();
  const close = () => {
    const isLost = !keeps && typing.isTyped();
    if (!locked && isLost) setAsks(true);
    if (locked || isLost) return false;
    onClose();
    return true;
  };
  const pull = usePull(close);
  const back = useEffectEvent(close);
  useEffect(() => withEntry(() => back()), []);
  useEffect(() => catchFocus, []);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={id}
      onClose={close}
      onFocus={typing.onFocus}
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
          <IconButton aria-label="Close" onClick={close} disabled={locked}>
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
      {asks && (
        <ConfirmDialog
          title="Discard what you typed?"
          verb="Discard"
          danger
          onConfirm={onClose}
          onClose={() => setAsks(false)}
        >
          It is not saved anywhere.
        </ConfirmDialog>
      )}
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

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])';

/** Knows whether somebody typed into a field that is still there. */
function useTyping() {
  const before = useRef(new Map<Element, string>());
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(FIELDS) && !before.current.has(target)) before.current.set(target, valueOf(target));
    },
    isTyped: () => [...before.current].some(([field, value]) => field.isConnected && valueOf(field) !== value),
  };
}

function valueOf(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}

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
