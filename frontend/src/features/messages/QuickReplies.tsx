import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { Sheet } from '../../kit/ui/Sheet';
import { useSaveReplies } from './conversations';

const MOST = 10;
const LONGEST = 300;

/** A carrier's own quick replies: one tap puts a reply into the message. They are also added and removed here. */
export default function QuickReplies({
  replies,
  onPick,
  onClose,
}: {
  replies: string[];
  onPick: (text: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const save = useSaveReplies();
  const typed = text.trim();
  const add = () => save.mutate([...replies, typed], { onSuccess: () => setText('') });
  return (
    <Sheet title="Quick replies" onClose={onClose}>
      {save.isError && (
        <FormError key={save.submittedAt}>
          {explain(save.error, 'Your replies could not be saved. Please try again.')}
        </FormError>
      )}
      {replies.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Save answers you give often, such as &quot;I can pick up any weekday after 3 PM.&quot;
        </Typography>
      )}
      <Box component="ul" aria-label="Your replies" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {replies.map((reply, index) => (
          <Box
            component="li"
            key={`${index}-${reply}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: '1px solid', borderColor: 'divider' }}
          >
            <Button
              onClick={() => onPick(reply)}
              sx={{ flex: 1, minHeight: 48, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
            >
              {reply}
            </Button>
            <IconButton
              aria-label={`Remove "${reply}"`}
              disabled={save.isPending}
              onClick={() => save.mutate(replies.filter((_reply, place) => place !== index))}
            >
              <IconX size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      {replies.length < MOST ? (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed) add();
          }}
          sx={{ display: 'grid', gap: 3, mt: 5 }}
        >
          <TextField
            id="new-reply"
            label="New reply"
            multiline
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
            helperText={`${typed.length} of ${LONGEST} characters`}
          />
          <Button type="submit" variant="outlined" disabled={!typed || save.isPending} sx={{ justifySelf: 'start' }}>
            {save.isPending ? 'Saving...' : 'Save reply'}
          </Button>
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4 }}>
          That is all {MOST}. Remove one to add another.
        </Typography>
      )}
    </Sheet>
  );
}
