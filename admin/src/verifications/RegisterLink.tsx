import MuiLink from '@mui/material/Link';
import { IconExternalLink } from '@tabler/icons-react';
import { useRecord } from '../records';
import { registerPage } from './words';

/** Opens the number's page in the public register beside the console; nothing for a fact without such a page. */
export function RegisterLink() {
  const row = useRecord('verifications');
  const page = registerPage(row?.fact, row?.number);
  if (!page) return null;
  return (
    <MuiLink
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, width: 'fit-content' }}
    >
      {row?.number} in the FMCSA register
      <IconExternalLink size={16} aria-label="(opens in a new tab)" />
    </MuiLink>
  );
}
