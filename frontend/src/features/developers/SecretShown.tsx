import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';

interface Props {
  /** What it is called: "key", "secret". */
  what: string;
  secret: string;
  onStored: () => void;
}

/** A secret that is shown once, with a button to copy it, until its owner says that they stored it. */
export function SecretShown({ what, secret, onStored }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(secret).then(() => setCopied(true));
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Typography>Copy the {what} and store it where your program reads it. You will not see it again.</Typography>
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
        <Button variant="contained" onClick={onStored}>
          I have stored it
        </Button>
      </Box>
    </Box>
  );
}
