import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../ui/Panel';
import type { Card } from './figures';

/** Every figure of the card as JSON, including services, seasons, days on the road and sea fares. Editable with `onChange`. */
export function WholeCard({ card, onChange }: { card: Card; onChange?: (card: Card) => void }) {
  const [text, setText] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  const take = () => {
    try {
      onChange?.(JSON.parse(text ?? '') as Card);
      setText(undefined);
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <Panel title="The whole card">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Also holds services, seasons, days on the road and sea fares.
      </Typography>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          Show as JSON
        </Box>
        <TextField
          multiline
          minRows={8}
          maxRows={30}
          value={text ?? JSON.stringify(card, null, 2)}
          onChange={({ target }) => setText(target.value)}
          error={isBroken}
          helperText={isBroken ? 'This is not valid JSON. Check the commas and brackets.' : undefined}
          slotProps={{
            htmlInput: {
              'aria-label': 'The card as JSON',
              readOnly: onChange === undefined,
              spellCheck: false,
              style: { fontFamily: 'monospace', fontSize: 13 },
            },
          }}
        />
        {onChange ? (
          <Button variant="outlined" onClick={take} disabled={text === undefined} sx={{ mt: 1 }}>
            Apply to the tables
          </Button>
        ) : null}
      </Box>
    </Panel>
  );
}
