import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { photoAt, photoSources } from '../../kit/format/photos';
import { lazy } from '../../kit/ui/lazy';

const PhotoViewer = lazy(() => import('./PhotoViewer'));

interface Props {
  photos: string[];
  /** One for each photo; empty if it has no caption. */
  captions?: string[];
  title: string;
}

/** All photos of a shipment, the first one large. Each opens in full screen. */
export function PhotoGallery({ photos, captions = [], title }: Props) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  const rest = photos.length > 1;
  return (
    <>
      <Box
        component="ul"
        aria-label="Photos"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: rest ? 'repeat(4, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          '& > li:first-of-type': { gridColumn: '1 / -1' },
        }}
      >
        {photos.map((photo, index) => (
          <li key={photo}>
            <ButtonBase
              onClick={() => setOpen(index)}
              sx={{
                display: 'block',
                width: '100%',
                borderRadius: index === 0 ? '14px' : '10px',
                overflow: 'hidden',
                bgcolor: 'haulway.soft',
              }}
            >
              <Box
                component="img"
                src={photoAt(photo, 800)}
                srcSet={photoSources(photo)}
                sizes={index === 0 ? '(min-width: 900px) 700px, 100vw' : '180px'}
                alt={`Photo ${index + 1} of ${photos.length}: ${title}`}
                loading={index === 0 ? 'eager' : 'lazy'}
                sx={{
                  display: 'block',
                  width: '100%',
                  aspectRatio: index === 0 ? '16 / 10' : '4 / 3',
                  objectFit: 'cover',
                }}
              />
            </ButtonBase>
            {captions[index] && (
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {captions[index]}
              </Typography>
            )}
          </li>
        ))}
      </Box>
      <Suspense fallback={null}>
        {open !== undefined && (
          <PhotoViewer
            photos={photos}
            captions={captions}
            title={title}
            start={open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
