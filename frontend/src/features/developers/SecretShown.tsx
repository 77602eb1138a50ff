import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

interface Props {
  /** What it is called: "key", "secret". */
  what: string;
  secret: string;
  /** It can be looked up later. */
  again?: boolean;
  onStored: () => void;
}

/** A new secret, with a button to copy it, until its owner says that they stored it. */
export function SecretShown({ what, secret, again = false, onStored }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Typography>
        Copy the {what} and store it where your program reads it.{' '}
        {again ? 'You can see it here again.' : 'You will not see it again.'}
      </Typography>
      <SecretText secret={secret}>
        <Button variant="contained" onClick={onStored}>
          I have stored it
        </Button>
      </SecretText>
    </Box>
  );
}

/** A secret with a button to copy it, and others beside that. */
export function SecretText({ secret, children }: { secret: string; children?: ReactNode }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(secret).then(() => setCopied(true));
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box
        component="code"
        sx={{
          display: 'block',
          p: 4,
          borderRadius: '8px',
          bgcolor: 'action.hover',
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {secret}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end' }}>
        <Button variant="outlined" startIcon={<IconCopy size={20} />} onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
