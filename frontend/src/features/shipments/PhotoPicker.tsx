import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCamera } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { MAX_PHOTOS, type Photo } from './uploads';

// Most visits of the form choose none.
const PhotoTile = lazy(() => import('./PhotoTile'));

interface Props {
  photos: Photo[];
  onAdd: (files: File[]) => void;
  onRemove: (key: number) => void;
  /** Puts a photo at a place among the others. */
  onMove: (key: number, to: number) => void;
}

/** Chooses photos of the item by button, drop or paste, and puts them in order; what was refused says why. */
export function PhotoPicker({ photos, onAdd, onRemove, onMove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const good = photos.filter((photo) => !photo.error);
  const room = MAX_PHOTOS - good.length;

  const take = useEffectEvent((files: File[]) => {
    onAdd(files.slice(0, room));
    if (files.length > room) setSaid(`Only ${MAX_PHOTOS} photos fit. ${files.length - room} left out.`);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length > 0) take(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take(Array.from(event.dataTransfer.files));
  };
  const move = (photo: Photo, to: number) => {
    onMove(photo.key, photos.indexOf(good[to] ?? photo));
    setSaid(`${photo.name} is now photo ${to + 1} of ${good.length}.`);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Typography variant="subtitle2">Photos</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2, p: 3, border: '2px dashed', borderColor: over ? 'primary.main' : 'divider', bgcolor: over ? 'haulway.soft' : 'transparent', borderRadius: '14px' }}>
        <Suspense fallback={null}>
          {good.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              index={index}
              last={good.length - 1}
              onRemove={() => onRemove(photo.key)}
              onMove={(to) => move(photo, to)}
              onDragStart={() => setDragged(photo.key)}
              onDropHere={() => {
                const moved = good.find(({ key }) => key === dragged);
                if (moved && moved !== photo) move(moved, index);
                setDragged(undefined);
              }}
            />
          ))}
        </Suspense>
        {room > 0 && (
          <Button variant="outlined" startIcon={<IconCamera size={20} />} onClick={() => input.current?.click()} sx={{ minHeight: 84 }}>
            Add photos
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label="Photos"
        onChange={(event) => {
          take(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {good.length} of {MAX_PHOTOS}. JPEG, PNG or WebP, up to 10 MB each. Drop or paste them here; the first one is the cover.
      </Typography>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {said}
      </Typography>
      {photos.map(
        (photo) =>
          photo.error && (
            <Box key={photo.key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Typography role="alert" variant="body2" color="error">
                {photo.error}
              </Typography>
              <Button size="small" aria-label={`Dismiss ${photo.name}`} onClick={() => onRemove(photo.key)}>
                Dismiss
              </Button>
            </Box>
          ),
      )}
    </Box>
  );
}
