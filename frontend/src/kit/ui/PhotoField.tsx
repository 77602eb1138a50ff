import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react';
import { MAX_PHOTOS, PHOTO_KINDS, type Photo, type Uploads } from '../api/uploads';
import { PhotoFault } from './PhotoFault';
import { PhotoTile } from './PhotoTile';

interface Props {
  uploads: Uploads;
  label?: string;
  /** A sentence about what the photos should show. */
  help?: string;
  /** How many there may be. */
  most?: number;
  /** The photos are in order, the first is the cover, and photos pasted anywhere on the page are added. */
  arranged?: boolean;
}

/**
 * Takes photos by button or drop and sends them at once. A refused photo says why; an interrupted one can be sent
 * again.
 */
export function PhotoField({ uploads, label = 'Photos', help, most = MAX_PHOTOS, arranged = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const { good, room, said, take, move } = useTaking(uploads, most, arranged);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take(Array.from(event.dataTransfer.files));
  };
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Typography variant="subtitle2" id={id}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          mt: 2,
          p: 3,
          border: '2px dashed',
          borderColor: over ? 'primary.main' : 'divider',
          bgcolor: over ? 'haulway.soft' : 'transparent',
          borderRadius: '14px',
        }}
      >
        {good.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            index={index}
            last={good.length - 1}
            onRemove={() => {
              // Or it would be gone with the photo.
              add.current?.focus();
              uploads.remove(photo.key);
            }}
            {...(arranged
              ? {
                  onMove: (to: number) => move(photo, to),
                  onCaption: (caption: string) => uploads.setCaption(photo.key, caption),
                }
              : {})}
            onDragStart={() => setDragged(photo.key)}
            onDropHere={() => {
              const moved = good.find(({ key }) => key === dragged);
              if (moved && moved !== photo) move(moved, index);
              setDragged(undefined);
            }}
          />
        ))}
        {room > 0 && (
          <Button
            ref={add}
            variant="outlined"
            startIcon={<IconCamera size={20} />}
            onClick={() => input.current?.click()}
            sx={{ minHeight: good.length > 0 ? 93 : 44 }}
          >
            Add photos
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        accept={PHOTO_KINDS}
        multiple
        hidden
        onChange={(event) => {
          take(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {help} {good.length} of {most}. JPEG, PNG or WebP.{' '}
        {arranged && 'Drop or paste them here; the first one is the cover.'}
      </Typography>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {said}
      </Typography>
      {uploads.photos.map(
        (photo) =>
          photo.error && (
            <PhotoFault
              key={photo.key}
              photo={photo}
              onRetry={() => uploads.retry(photo.key)}
              onDismiss={() => uploads.remove(photo.key)}
            />
          ),
      )}
    </Box>
  );
}

/** Takes photos as long as there is room, also pasted ones where they are arranged, and says what became of them. */
function useTaking(uploads: Uploads, most: number, arranged: boolean) {
  const [said, setSaid] = useState('');
  const good = uploads.photos.filter((photo) => !photo.error);
  const room = most - good.length;

  const take = (files: File[]) => {
    uploads.add(files.slice(0, room));
    if (files.length > room) setSaid(`Only ${most} photos fit. ${files.length - room} left out.`);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    if (files.length > 0) take(files);
  });
  useEffect(() => {
    if (!arranged) return;
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [arranged]);
  const move = (photo: Photo, to: number) => {
    uploads.move(photo.key, uploads.photos.indexOf(good[to] ?? photo));
    setSaid(`${photo.name} is now photo ${to + 1} of ${good.length}.`);
  };
  return { good, room, said, take, move };
}
