import TextField from '@mui/material/TextField';

interface Props<Id extends string> {
  id: string;
  label: string;
  value: Id;
  choices: readonly { id: Id; label: string }[];
  onChoose: (id: Id) => void;
}

/** A choice of a few, in the browser's own dropdown. */
export function Choice<Id extends string>({ id, label, value, choices, onChoose }: Props<Id>) {
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value as Id)}
      slotProps={{ select: { native: true } }}
    >
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
