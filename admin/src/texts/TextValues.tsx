import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Records } from '../records';
import { Panel } from '../ui/Panel';

/** What a text may say in braces: first what is its own, then what every text may say. */
export function TextValues({ values }: { values: Records['texts']['values'] }) {
  return (
    <Panel title="Values it may say">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {values.map(({ name, says, example, required }) => (
          <Box key={name} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              <Box component="code" sx={{ fontFamily: 'monospace', fontSize: 14 }}>{`{${name}}`}</Box>
              {required ? ' must be said' : ''}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {says}
              {example ? `: ${example}` : ''}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
