import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConfig } from '../../kit/api/config';
import type { CategoryId } from '../../kit/format/labels';
import { soundsLike } from './soundsLike';

interface Props {
  title: string;
  category: CategoryId;
  chosen: string;
  /** Takes what the title says: its category, and the kind that follows from it. */
  onSwitch: (category: CategoryId) => void;
}

/** Asks about a title that names something else than what it is priced as. Part of the page: it may be typed without a connection. */
export function SoundsLikePlate({ title, category, chosen, onSwitch }: Props) {
  const said = soundsLike(title, { category, chosen }, useConfig()?.categories ?? []);
  if (!said) return null;
  const isElsewhere = said.category.id !== category;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 2,
        borderRadius: '10px',
        bgcolor: 'haulway.soft',
        color: 'haulway.onSoft',
      }}
    >
      This sounds like {said.kind.phrase}.
      <Button variant="outlined" size="small" onClick={() => onSwitch(said.category.id)} sx={{ minHeight: 44 }}>
        {isElsewhere ? `Switch to ${said.category.label}` : 'Price it as that'}
      </Button>
    </Box>
  );
}
