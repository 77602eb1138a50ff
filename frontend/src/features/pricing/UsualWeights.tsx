import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CategoryId } from '../../kit/format/labels';
import { middleOf, usualWeights, weightWords } from './usualWeights';

interface Props {
  category: CategoryId;
  /** The kind that the server priced; null while it is not known. */
  kind: string | null;
  onChoose: (lbs: string) => void;
}

/** For somebody who does not know the weight: what such items usually weigh, each a tap away. */
export default function UsualWeights({ category, kind, onChoose }: Props) {
  return (
    <Box role="group" aria-label="Usual weights">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Pick the closest one, or leave it blank and the preview uses the usual weight.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {usualWeights(category, kind).map((weight) => (
          <Button
            key={weight.what}
            variant="outlined"
            size="small"
            sx={{ minHeight: 44 }}
            onClick={() => onChoose(middleOf(weight))}
          >
            {weightWords(weight)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
