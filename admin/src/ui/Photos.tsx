import { photoAt } from '@haulway/frontend/kit/format/photos.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEndedSession } from '../session/call';
import { readFile } from '../session/file';

const THUMBNAIL = { width: 128, height: 96 };

/** Photos in a row; click one to enlarge it. Photos of deals and claims are only for the parties and operators, so they are read with the token. */
export function Photos({ urls, about }: { urls: readonly string[]; about: string }) {
  const [open, setOpen] = useState<number>();
  if (urls.length === 0) return null;
  const large = open === undefined ? undefined : urls[open];
  const name = (index: number) => `${about}, photo ${index + 1} of ${urls.length}`;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {urls.map((url, index) => (
          <li key={url}>
            <Box
              component="button"
              type="button"
              onClick={() => setOpen(index)}
              sx={{
                p: 0,
                border: 0,
                borderRadius: '10px',
                cursor: 'zoom-in',
                display: 'block',
                bgcolor: 'transparent',
              }}
            >
              <Photo url={photoAt(url, 320)} alt={name(index)} small />
            </Box>
          </li>
        ))}
      </Box>
      <Dialog open={large !== undefined} onClose={() => setOpen(undefined)} maxWidth="lg">
        <DialogTitle>{open === undefined ? about : name(open)}</DialogTitle>
        <DialogContent>{large ? <Photo url={photoAt(large, 1600)} alt={about} /> : null}</DialogContent>
        <DialogActions>
          {urls.length > 1 ? (
            <Button onClick={() => setOpen(((open ?? 0) + 1) % urls.length)}>Next photo</Button>
          ) : null}
          <Button onClick={() => setOpen(undefined)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Photo({ url, alt, small = false }: { url: string; alt: string; small?: boolean }) {
  const { data, error } = useUpload(url);
  const size = small ? THUMBNAIL : { width: '100%', maxHeight: '70vh' };
  if (error)
    return (
      <Box
        sx={{
          ...THUMBNAIL,
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'haulway.neutral',
          color: 'haulway.onNeutral',
          borderRadius: '10px',
          fontSize: 13,
        }}
      >
        No photo
      </Box>
    );
  if (!data) return <Skeleton variant="rounded" {...THUMBNAIL} />;
  return (
    <Box
      component="img"
      src={data.address}
      alt={alt}
      sx={{ ...size, display: 'block', objectFit: small ? 'cover' : 'contain', borderRadius: '10px' }}
    />
  );
}

/** A photo or document, read with the token and kept while the console is open. */
export function useUpload(url: string) {
  const answer = useQuery({
    queryKey: ['upload', url],
    queryFn: () => readUpload(url),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  useEndedSession(answer.error);
  return answer;
}

/** An object URL for its bytes, and their type. */
async function readUpload(url: string): Promise<{ address: string; type: string }> {
  const content = await readFile(url);
  return { address: URL.createObjectURL(content), type: content.type };
}
