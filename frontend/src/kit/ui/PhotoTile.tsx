import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { Photo } from '../api/uploads';
import { photoAt } from '../format/photos';

interface Props {
  photo: Photo;
  index: number;
  /** The position of the last photo. */
  last: number;
  onRemove: () => void;
  /** Moves it to another position. Without it, the order does not matter. */
  onMove?: (to: number) => void;
  /** Writes its caption. */
  onCaption?: (caption: string) => void;
  onDragStart: () => void;
  onDropHere: () => void;
}

/** One photo of a form. If the order matters, it can be dragged to another place or moved there with its buttons. */
export function PhotoTile({ photo, index, last, onRemove, onMove, onCaption, onDragStart, onDropHere }: Props) {
  // A photo that moved takes its buttons along, which puts the focus out, and at an end one of them is off.
  const moves = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const both = [pressed.current, ...(moves.current?.querySelectorAll('button') ?? [])];
    if (pressed.current) both.find((button) => button?.disabled === false)?.focus();
    pressed.current = null;
  }, [index]);
  const moveTo = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
    onMove?.(to);
  };
  return (
    <Box
      draggable={onMove !== undefined}
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDropHere}
      sx={{ width: 124, cursor: onMove ? 'grab' : 'auto' }}
    >
      <Box
        sx={{
          position: 'relative',
          height: 93,
          borderRadius: '10px',
          overflow: 'hidden',
          bgcolor: 'haulway.soft',
          color: 'haulway.onSoft',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        {photo.url ? (
          <Box
            component="img"
            draggable={false}
            src={photoAt(photo.url, 320)}
            alt={`Photo ${index + 1}: ${photo.name}`}
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <Box sx={{ width: '80%' }}>
            <Typography variant="caption" role="status">
              {photo.waits ? 'Waiting for a connection' : 'Sending...'}
            </Typography>
            <Box
              component="progress"
              value={photo.sent ?? 0}
              aria-label={`${photo.name} is being sent`}
              sx={{ display: 'block', width: 1, height: 6, accentColor: 'var(--mui-palette-primary-main)' }}
            />
          </Box>
        )}
        {onMove && index === 0 && (
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: 6,
              bottom: 6,
              px: 1.5,
              borderRadius: '6px',
              fontSize: 12,
              fontWeight: 600,
              bgcolor: 'haulway.plate',
              color: 'haulway.onPlate',
            }}
          >
            Cover
          </Box>
        )}
        <IconButton
          aria-label={`Remove ${photo.name}`}
          onClick={onRemove}
          sx={{
            position: 'absolute',
            right: 2,
            top: 2,
            minWidth: 32,
            minHeight: 32,
            p: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            '&:hover': { bgcolor: 'haulway.neutral' },
          }}
        >
          <IconX size={16} />
        </IconButton>
      </Box>
      {onCaption && (
        <TextField
          size="small"
          fullWidth
          hiddenLabel
          placeholder="Caption"
          value={photo.caption ?? ''}
          onChange={({ target }) => onCaption(target.value)}
          slotProps={{ htmlInput: { 'aria-label': `Caption of ${photo.name}`, maxLength: 120 } }}
          sx={{ mt: 1 }}
        />
      )}
      {onMove && last > 0 && (
        <Box ref={moves} sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <IconButton
            aria-label={`Move ${photo.name} forward`}
            disabled={index === 0}
            onClick={moveTo(index - 1)}
            sx={{ p: 1 }}
          >
            <IconChevronLeft size={20} />
          </IconButton>
          <IconButton
            aria-label={`Move ${photo.name} back`}
            disabled={index === last}
            onClick={moveTo(index + 1)}
            sx={{ p: 1 }}
          >
            <IconChevronRight size={20} />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
