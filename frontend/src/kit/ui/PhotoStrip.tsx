import Box from '@mui/material/Box';
import { photoAt } from '../format/photos';

/** Small photos in a row; each opens full size in a new tab. */
export function PhotoStrip({ photos, about }: { photos: string[]; about: string }) {
  if (photos.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <Box
            component="a"
            href={photo}
            target="_blank"
            rel="noreferrer"
            sx={{ display: 'block', borderRadius: '10px' }}
          >
            <Box
              component="img"
              src={photoAt(photo, 320)}
              alt={`${about}, photo ${index + 1} of ${photos.length}`}
              loading="lazy"
              width={112}
              height={84}
              sx={{ display: 'block', objectFit: 'cover', borderRadius: '10px', bgcolor: 'haulway.soft' }}
            />
          </Box>
        </li>
      ))}
    </Box>
  );
}
