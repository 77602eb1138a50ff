import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useConfig } from '../../kit/api/config';
import type { CategoryId } from '../../kit/format/labels';
import { soundsLike } from './kinds';

interface Props {
  title: string;
  category: CategoryId;
  chosen: string;
  /** Takes what the title says: its category, and the kind that follows from it. */
  onSwitch: (category: CategoryId) => void;
}

/** Asks about a title that names something else than what it is priced as. */
export default function SoundsLike({ title, category, chosen, onSwitch }: Props) {
  const said = soundsLike(title, { category, chosen }, useConfig()?.categories ?? []);
  if (!said) return null;
  const isElsewhere = said.category.id !== category;
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" onClick={() => onSwitch(said.category.id)} sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
          Switch
        </Button>
      }
    >
      This sounds like {said.kind.phrase}. {isElsewhere ? `Switch to ${said.category.label}?` : 'Price it as that?'}
    </Alert>
  );
}
