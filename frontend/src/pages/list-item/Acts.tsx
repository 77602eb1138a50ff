import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ItemForm } from './useItemForm';

/** List it, keep it as a draft, or start over. */
export function Acts({ uploads, isSending, save, reset }: Pick<ItemForm, 'uploads' | 'isSending' | 'save' | 'reset'>) {
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: '1fr 1fr',
        gap: 3,
        justifyContent: 'flex-end',
        pt: 2,
        // On a phone the act itself comes first, over the whole width.
        '& [type=submit]': { gridColumn: '1 / -1', order: { xs: -1, sm: 0 } },
      }}
    >
      <Button
        variant="outlined"
        size="large"
        onClick={() => void save()}
        disabled={isSending || uploads.busy}
        sx={{ mr: { sm: 'auto' }, px: { xs: 2, sm: 6 } }}
      >
        Save as draft
      </Button>
      <Button size="large" onClick={reset} disabled={isSending}>
        Reset
      </Button>
      <Button type="submit" variant="contained" size="large" disabled={isSending || uploads.busy}>
        {isSending ? 'Creating...' : 'List Shipment'}
      </Button>
    </Box>
  );
}
