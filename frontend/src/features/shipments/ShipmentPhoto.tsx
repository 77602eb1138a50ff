import Box from '@mui/material/Box';
import { photoAt, photoSources } from '../../kit/format/photos';
import { CategoryDrawing } from '../../kit/ui/drawings';

interface Props {
  photos: string[];
  category: string;
  title: string;
  /** Its width on screen, as a `sizes` attribute for the browser to choose by. */
  sizes?: string;
}

/** A shipment's first photo, 4:3, or a drawing of its category if there is none. */
export function ShipmentPhoto({ photos, category, title, sizes = '208px' }: Props) {
  return (
    <Box
      sx={{
        aspectRatio: '4 / 3',
        width: '100%',
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'haulway.soft',
        display: 'grid',
        placeItems: 'center',
        position: 'relative',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
          border: '1px solid rgb(20 35 31 / .08)',
        },
      }}
    >
      {photos[0] ? (
        <Box
          component="img"
          src={photoAt(photos[0], 800)}
          srcSet={photoSources(photos[0])}
          sizes={sizes}
          alt={`Photo of ${title}`}
          loading="lazy"
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <CategoryDrawing category={category} width="82%" />
      )}
    </Box>
  );
}
