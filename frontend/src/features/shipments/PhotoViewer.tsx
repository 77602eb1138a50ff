import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { photoAt, photoSources } from '../../kit/format/photos';

interface Props {
  photos: string[];
  captions: string[];
  title: string;
  start: number;
  onClose: () => void;
}

/** How far a finger moves before it counts as a swipe, in CSS pixels. */
const SWIPE = 48;

/** One photo in full screen. Arrow keys, Home and End, or a swipe lead to the others. */
export default function PhotoViewer({ photos, captions, title, start, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const touch = useRef<number>(undefined);
  const last = photos.length - 1;
  const go = (to: number) => setIndex(Math.max(0, Math.min(last, to)));
  const photo = photos[index] ?? '';
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
    const target = to[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={`Photos of ${title}`}
      slotProps={{ paper: { sx: { bgcolor: '#0E1714', color: '#FFFFFF' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 4, py: 2 }}>
        <Typography role="status" className="tabular">
          {index + 1} of {photos.length}
          {captions[index] && `. ${captions[index]}`}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <IconX size={24} />
        </IconButton>
      </Box>
      <Box
        onTouchStart={(event) => {
          touch.current = event.touches[0]?.clientX;
        }}
        onTouchEnd={(event) => {
          const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
          if (Math.abs(moved) > SWIPE) go(index + (moved < 0 ? 1 : -1));
        }}
        sx={{ flex: 1, minHeight: 0, display: 'flex', justifyContent: 'center' }}
      >
        <Box
          component="img"
          key={photo}
          src={photoAt(photo, 1600)}
          srcSet={photoSources(photo)}
          sizes="100vw"
          alt={`Photo ${index + 1} of ${photos.length}: ${title}`}
          sx={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 4, p: 3, minHeight: 68 }}>
        {photos.length > 1 && (
          <>
            <IconButton aria-label="Previous photo" disabled={index === 0} onClick={() => go(index - 1)} sx={turn}>
              <IconChevronLeft size={24} />
            </IconButton>
            <IconButton aria-label="Next photo" disabled={index === last} onClick={() => go(index + 1)} sx={turn}>
              <IconChevronRight size={24} />
            </IconButton>
          </>
        )}
      </Box>
    </Dialog>
  );
}

const turn = { border: '1px solid #6C7C75', '&.Mui-disabled': { color: '#6C7C75' } } as const;
