import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Sheet } from '../kit/ui/Sheet';
import { sequences, singleKeysOn, switchSingleKeys } from './shortcuts';

/** What the keys do, and a switch for single-key shortcuts. */
export default function ShortcutHelp({ isCarrier, onClose }: { isCarrier: boolean; onClose: () => void }) {
  const [on, setOn] = useState(singleKeysOn);
  const rows = [
    { keys: ['Ctrl', 'K'], text: 'Go somewhere, find a shipment, or do something' },
    { keys: ['/'], text: 'Search' },
    { keys: ['?'], text: 'This help' },
    ...sequences(isCarrier).map(({ letter, label }) => ({ keys: ['g', letter], text: `Go to ${label}` })),
    { keys: ['Esc'], text: 'Close what is on top' },
  ];
  return (
    <Sheet title="Keyboard" onClose={onClose}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 6, rowGap: 3, alignItems: 'center' }}
      >
        {rows.map(({ keys, text }) => (
          <Box key={text} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', gap: 1 }}>
              {keys.map((key) => (
                <Box
                  component="kbd"
                  key={key}
                  sx={{
                    border: '1px solid',
                    borderColor: 'haulway.control',
                    borderBottomWidth: 3,
                    borderRadius: '6px',
                    px: 2,
                    minWidth: 28,
                    textAlign: 'center',
                    fontFamily: 'inherit',
                    fontSize: 14,
                    fontWeight: 600,
                  }}
                >
                  {key}
                </Box>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        sx={{ mt: 5 }}
        control={
          <Switch
            checked={on}
            onChange={(_event, checked) => {
              switchSingleKeys(checked);
              setOn(checked);
            }}
          />
        }
        label="Single keys work when you are not typing"
      />
    </Sheet>
  );
}
