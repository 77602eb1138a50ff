import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { photoAt } from '../../kit/format/photos';
import { MAX_PHOTOS, type Photo } from './uploads';

interface Props {
  photos: Photo[];
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
}

/** Chooses photos of the item; what was refused says why. */
export function PhotoPicker({ photos, onAdd, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const stored = photos.filter((photo) => !photo.error);
  return (
    <Box>
      <Typography variant="subtitle2">Photos</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {photos.map(
          (photo, index) =>
            !photo.error && (
              <Box key={photo.key} sx={{ position: 'relative', width: 112, height: 84, borderRadius: '10px', overflow: 'hidden', bgcolor: 'haulway.soft', display: 'grid', placeItems: 'center' }}>
                {photo.url ? (
                  <Box component="img" src={photoAt(photo.url, 320)} alt={`Photo ${index + 1}: ${photo.name}`} sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
                ) : (
                  <Typography variant="caption" role="status">
                    Sending...
                  </Typography>
                )}
                <IconButton aria-label={`Remove ${photo.name}`} onClick={() => onRemove(index)} sx={{ position: 'absolute', right: 2, top: 2, minWidth: 32, minHeight: 32, p: 1, bgcolor: 'background.paper' }}>
                  <IconX size={16} />
                </IconButton>
              </Box>
            ),
        )}
        {stored.length < MAX_PHOTOS && (
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
          onAdd(Array.from(event.target.files ?? []).slice(0, MAX_PHOTOS - stored.length));
          event.target.value = '';
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {stored.length} of {MAX_PHOTOS}. JPEG, PNG or WebP, up to 10 MB each. Carriers quote better when they can see it.
      </Typography>
      {photos.map(
        (photo) =>
          photo.error && (
            <Typography key={photo.key} role="alert" variant="body2" color="error">
              {photo.error}
            </Typography>
          ),
      )}
    </Box>
  );
}
