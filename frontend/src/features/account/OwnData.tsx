import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { lazy } from '../../kit/ui/lazy';
import { useExport } from './ownData';

const EraseDialog = lazy(() => import('./EraseDialog'));

/** Exports all of the user's data, and deletes the account. */
export function OwnData({ onErased }: { onErased: () => void }) {
  const save = useExport();
  const [erasing, setErasing] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {save.isError && (
        <FormError key={save.submittedAt}>
          {explain(save.error, 'Your data could not be exported. Please try again.')}
        </FormError>
      )}
      <Typography>
        Your profile, shipments, quotes, payments, messages, reviews and everything else that is stored about you, as
        one JSON file.
      </Typography>
      <Button
        variant="outlined"
        startIcon={<IconDownload size={20} />}
        disabled={save.isPending}
        onClick={() => save.mutate()}
      >
        {save.isPending ? 'Exporting...' : 'Export my data'}
      </Button>
      <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 4, mt: 2, width: '100%' }}>
        <Typography sx={{ mb: 3 }}>
          Deleting your account removes your name, contacts and listings for good. You can do it once no job is open and
          all money is sent. What was sent to your bank still arrives, and you can no longer answer a claim.
        </Typography>
        <Button color="error" variant="outlined" onClick={() => setErasing(true)}>
          Delete my account
        </Button>
      </Box>
      <Suspense fallback={null}>
        {erasing && <EraseDialog onClose={() => setErasing(false)} onErased={onErased} />}
      </Suspense>
    </Box>
  );
}
