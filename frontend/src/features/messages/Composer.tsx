import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';

const MAX = 5_000;
const COUNT_FROM = 4_500;

/** Unsent text by conversation, for as long as the app is open. */
const drafts = new Map<string, string>();

/** The message input: Enter sends, Shift+Enter starts a new line. */
export function Composer({
  name,
  draftKey,
  onSend,
}: {
  name: string;
  draftKey: string;
  onSend: (content: string) => void;
}) {
  const [text, setText] = useState(() => drafts.get(draftKey) ?? '');
  const content = text.trim();
  const canSend = content !== '' && content.length <= MAX;
  const type = (typed: string) => {
    setText(typed);
    drafts.set(draftKey, typed);
  };
  const send = () => {
    if (!canSend) return;
    onSend(content);
    type('');
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ borderTop: '1px solid', borderColor: 'divider', p: 3 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: 2,
          border: '1px solid',
          borderColor: 'haulway.control',
          borderRadius: '10px',
          pl: 3,
          pr: 1,
          bgcolor: 'background.paper',
          '&:focus-within': { outline: '3px solid', outlineColor: 'haulway.focus', outlineOffset: '1px' },
        }}
      >
        <InputBase
          multiline
          maxRows={6}
          fullWidth
          value={text}
          placeholder="Write a message"
          slotProps={{ input: { 'aria-label': `Message to ${name}`, enterKeyHint: 'send' } }}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              send();
            }
          }}
          sx={{ py: 2.5, '& textarea:focus-visible': { outline: 'none' } }}
        />
        <IconButton type="submit" aria-label="Send" disabled={!canSend} color="primary">
          <IconSend size={22} />
        </IconButton>
      </Box>
      {content.length > COUNT_FROM && (
        <Typography
          variant="caption"
          role="status"
          sx={{ color: content.length > MAX ? 'error.main' : 'text.secondary' }}
        >
          {content.length.toLocaleString('en-US')} of {MAX.toLocaleString('en-US')} characters
        </Typography>
      )}
    </Box>
  );
}
