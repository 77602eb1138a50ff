import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { IconBolt, IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { lazy } from '../../kit/ui/lazy';
import { ATTACHMENT_KINDS, filesOnly, useAttachments } from './attachments';
import { keepDraft, readDraft } from './unsent';

const QuickReplies = lazy(() => import('./QuickReplies'));

const MAX = 5_000;
const COUNT_FROM = 4_500;

/** Where messages are typed: Enter sends, Shift+Enter starts a new line. Pictures and PDFs can be attached. */
export function Composer({
  name,
  draftKey,
  quickReplies,
  onSend,
}: {
  name: string;
  draftKey: string;
  /** The reader's quick replies; undefined for those who cannot have any. */
  quickReplies: string[] | undefined;
  onSend: (content: string, attachments: string[]) => void;
}) {
  const [text, setText] = useState(() => readDraft(draftKey));
  const content = text.trim();
  const attached = useAttachments();
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setPicking] = useState(false);
  const canSend = (content !== '' || attached.urls.length > 0) && content.length <= MAX && !attached.busy;
  const type = (typed: string) => {
    setText(typed);
    keepDraft(draftKey, typed);
  };
  const send = () => {
    if (!canSend) return;
    onSend(content || filesOnly(attached.urls.length), attached.urls);
    type('');
    attached.clear();
    // The button is off now, and would take the focus with it.
    field.current?.focus();
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
          px: 1,
          bgcolor: 'background.paper',
          '&:focus-within': { outline: '3px solid', outlineColor: 'haulway.focus', outlineOffset: '1px' },
        }}
      >
        <IconButton
          aria-label="Attach pictures or PDFs"
          disabled={attached.full}
          onClick={() => input.current?.click()}
        >
          <IconPaperclip size={22} />
        </IconButton>
        {quickReplies && (
          <IconButton aria-label="Quick replies" onClick={() => setPicking(true)}>
            <IconBolt size={22} />
          </IconButton>
        )}
        <input
          ref={input}
          type="file"
          accept={ATTACHMENT_KINDS}
          multiple
          hidden
          aria-label="Pictures or PDFs"
          onChange={(event) => {
            attached.add(Array.from(event.target.files ?? []));
            event.target.value = '';
          }}
        />
        <InputBase
          multiline
          maxRows={6}
          fullWidth
          inputRef={field}
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
      <Box component="ul" aria-live="polite" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attached.files.map(({ key, name: file, url, error }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography
              variant="body2"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              {...(error ? { role: 'alert', color: 'error' } : {})}
            >
              {error ?? `${file}${url ? '' : ', uploading...'}`}
            </Typography>
            <IconButton
              aria-label={`Remove ${file}`}
              onClick={() => {
                attached.remove(key);
                field.current?.focus();
              }}
            >
              <IconX size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Suspense fallback={null}>
        {isPicking && quickReplies && (
          <QuickReplies
            replies={quickReplies}
            onPick={(reply) => {
              type(text.trim() === '' ? reply : `${text.trimEnd()} ${reply}`);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
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
