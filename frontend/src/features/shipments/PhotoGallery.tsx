import Box from '@mui/material/Box';
import { photoAt, photoSources } from '../../kit/format/photos';

/** All photos of a shipment in a row that scrolls. */
export function PhotoGallery({ photos, title }: { photos: string[]; title: string }) {
  if (photos.length === 0) return null;
  return (
    <Box component="ul" tabIndex={0} aria-label="Photos" sx={{ listStyle: 'none', m: 0, p: 1, display: 'flex', gap: 3, overflowX: 'auto' }}>
      {photos.map((photo, index) => (
        <Box component="li" key={photo} sx={{ flex: 'none', width: { xs: 240, sm: 320 } }}>
          <a href={photo} target="_blank" rel="noreferrer">
            <Box component="img" src={photoAt(photo, 800)} srcSet={photoSources(photo)} sizes="320px" alt={`Photo ${index + 1} of ${photos.length}: ${title}`} loading={index > 1 ? 'lazy' : 'eager'} sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: '14px', bgcolor: 'haulway.soft' }} />
          </a>
        </Box>
      ))}
    </Box>
  );
}
