import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useConfig } from '../../kit/api/config';
import type { CategoryId } from '../../kit/format/labels';
import { kindLabel } from './pricing';

interface Props {
  category: CategoryId;
  /** The kind that the server priced; null if only category and weight counted. */
  kind: string | null;
  /** If empty, it is inferred from the title. */
  chosen: string;
  onChoose: (kind: string) => void;
}

/** The button that was pressed is gone, so move the focus here. */
const focus = (select: HTMLSelectElement | null) => select?.focus();

/** Below the title: what the item is priced as, and a way to change it. */
export default function KindLine({ category, kind, chosen, onChoose }: Props) {
  const kinds = useConfig()?.categories.find(({ id }) => id === category)?.kinds ?? [];
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <TextField
        id="subcategory"
        select
        size="small"
        label="Priced as"
        inputRef={focus}
        value={chosen}
        onChange={({ target }) => {
          onChoose(target.value);
          setOpen(false);
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">From the title</option>
        {kinds.map((each) => (
          <option key={each.id} value={each.id}>
            {kindLabel(each)}
          </option>
        ))}
      </TextField>
    );
  }
  const phrase = kinds.find(({ id }) => id === kind)?.phrase ?? kind;
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {phrase === null ? 'Priced by category and weight.' : `Priced as ${phrase}.`}{' '}
      <Button
        variant="text"
        size="small"
        onClick={() => setOpen(true)}
        aria-label="Change what it is priced as"
        sx={{ minWidth: 0, py: 0, verticalAlign: 'baseline' }}
      >
        Change
      </Button>
    </Typography>
  );
}
