import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { scaledPhoto } from '../../kit/api/scaledPhoto';

const MOST = 12;

interface Props {
  label: string;
  /** What the next one is to show. */
  next?: string | undefined;
  photos: readonly Blob[];
  most?: number;
  /** No more fit on the phone before some are sent. */
  isFull: boolean;
  onChange: (photos: Blob[]) => void;
  /** What stands under a photo. */
  caption?: (photo: Blob, name: string) => ReactNode;
}

/** Photos that stay on the phone until they are sent. */
export function RoadPhotos({ label, next, photos, most = MOST, isFull, onChange, caption }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (files: File[]) => {
    const scaled = await Promise.all(files.slice(0, most - photos.length).map(scaledPhoto));
    onChange([...photos, ...scaled]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {photos.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(74px, 1fr))' }}>
          {photos.map((photo, index) => (
            <div key={index}>
              <Thumb
                photo={photo}
                name={`Photo ${index + 1}`}
                onRemove={() => onChange(photos.filter((each) => each !== photo))}
              />
              {caption?.(photo, `Photo ${index + 1}`)}
            </div>
          ))}
        </Box>
      )}
      {photos.length < most && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<IconCamera size={22} />}
          disabled={isFull}
          onClick={() => input.current?.click()}
          sx={{ minHeight: 56 }}
        >
          {next ? `${label}: ${next}` : label}
        </Button>
      )}
      {photos.length < most && isFull && (
        <Typography>This phone holds no more photos until some are sent. That needs signal.</Typography>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        multiple={most > 1}
        hidden
        aria-label={label}
        onChange={(event) => {
          void take(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
    </Box>
  );
}

function Thumb({ photo, name, onRemove }: { photo: Blob; name: string; onRemove: () => void }) {
  const url = useMemo(() => URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="img"
        src={url}
        alt={name}
        sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: '10px', display: 'block' }}
      />
      <IconButton
        aria-label={`Remove ${name.toLowerCase()}`}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 0, right: 0, width: 44, height: 44 }}
      >
        {/* Smaller than what a thumb needs, so that the photo is seen. */}
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 28,
            height: 28,
            borderRadius: '50%',
            bgcolor: 'background.paper',
          }}
        >
          <IconX size={18} />
        </Box>
      </IconButton>
    </Box>
  );
}
