import TextField from '@mui/material/TextField';

interface Props {
  id: string;
  label: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

/** One of a few, in the browser's own list. */
export function Choice({ id, label, value, choices, onChoose }: Props) {
  return (
    <TextField id={id} select label={label} value={value} onChange={(event) => onChoose(event.target.value)} slotProps={{ select: { native: true } }}>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
