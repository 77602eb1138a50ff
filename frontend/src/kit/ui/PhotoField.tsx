import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { PHOTO_KINDS, type Photos } from '../api/uploads';
import { photoAt } from '../format/photos';

/** The server takes no more for one record. */
const MAX_PHOTOS = 12;

/** Photos that prove something: chosen or taken, sent at once, each with its outcome. */
export function PhotoField({ photos: { photos, add, remove }, label, help }: { photos: Photos; label: string; help: string }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const kept = photos.filter((photo) => !photo.error);
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="subtitle2" id={id} sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {kept.map((photo) => (
          <Box key={photo.key} sx={{ position: 'relative', width: 112, height: 84, borderRadius: '10px', overflow: 'hidden', bgcolor: 'haulway.soft', color: 'haulway.onSoft', display: 'grid', placeItems: 'center' }}>
            {photo.url ? (
              <Box component="img" src={photoAt(photo.url, 320)} alt={photo.name} sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
            ) : (
              <Typography variant="caption" role="status">
                Sending...
              </Typography>
            )}
            <IconButton aria-label={`Remove ${photo.name}`} onClick={() => remove(photo.key)} sx={{ position: 'absolute', right: 2, top: 2, minWidth: 32, minHeight: 32, p: 1, bgcolor: 'background.paper' }}>
              <IconX size={16} />
            </IconButton>
          </Box>
        ))}
        {kept.length < MAX_PHOTOS && (
          <Button variant="outlined" startIcon={<IconCamera size={20} />} onClick={() => input.current?.click()} sx={{ minHeight: kept.length > 0 ? 84 : 44 }}>
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
        aria-label={label}
        onChange={(event) => {
          add(Array.from(event.target.files ?? []).slice(0, MAX_PHOTOS - kept.length));
          event.target.value = '';
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {help} {kept.length > 0 ? `${kept.length} of ${MAX_PHOTOS}.` : `Up to ${MAX_PHOTOS}: JPEG, PNG or WebP, at most 10 MB each.`}
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
