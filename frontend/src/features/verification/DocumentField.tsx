import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { DOCUMENT_KINDS, type Documents } from './documents';

/** Takes documents and sends them at once, each with its outcome. */
export function DocumentField({
  documents: { documents, add, remove },
  label,
  help,
}: {
  documents: Documents;
  label: string;
  help: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="subtitle2" id={id} sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Button variant="outlined" startIcon={<IconFileUpload size={20} />} onClick={() => input.current?.click()}>
        Add documents
      </Button>
      <input
        ref={input}
        type="file"
        accept={DOCUMENT_KINDS}
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          add(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {help} PDF, JPEG, PNG or WebP, at most 10 MB each.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-live="polite">
        {documents.map(({ key, name, url, error }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1.5 }}>
            <Typography
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              {...(error ? { role: 'alert', color: 'error' } : {})}
            >
              {error ?? `${name}${url ? '' : ', being sent...'}`}
            </Typography>
            <IconButton aria-label={`Remove ${name}`} onClick={() => remove(key)}>
              <IconX size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
