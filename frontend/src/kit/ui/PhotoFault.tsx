import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Photo } from '../api/uploads';

/** Why a photo is missing from the others, and what can be done about it. */
export function PhotoFault({
  photo,
  onRetry,
  onDismiss,
}: {
  photo: Photo;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography role="alert" variant="body2" color="error" sx={{ minWidth: 0 }}>
        {photo.error}
      </Typography>
      {photo.again && (
        <Button size="small" aria-label={`Send ${photo.name} again`} onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button size="small" color="inherit" aria-label={`Dismiss ${photo.name}`} onClick={onDismiss}>
        Dismiss
      </Button>
    </Box>
  );
}
