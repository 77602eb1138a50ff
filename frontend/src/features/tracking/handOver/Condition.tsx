import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ShipmentItem } from '../../../kit/api/types';
import { FORMS, isVin, type Mark } from '../../../kit/format/conditionForms';
import { ItemChoice } from '../../../kit/ui/ItemChoice';
import { Marks } from '../Marks';
import { type Filling, Part } from './Part';

interface Props extends Filling {
  items: readonly ShipmentItem[] | undefined;
  /** Marks of the pickup. */
  before: readonly Mark[] | undefined;
}

/** How it is: the marks on it, what its form asks for, and a note. */
export function Condition({ form, filled, change, noRoom, items, before }: Props) {
  return (
    <Part title="Condition, as far as you know it">
      <ItemChoice items={items} value={filled.itemId} onChange={(itemId) => change({ itemId })} />
      <Marks
        form={form}
        marks={filled.marks}
        {...(before ? { before } : {})}
        isFull={noRoom}
        onChange={(marks) => change({ marks })}
      />
      <Fields form={form} values={filled.values} onChange={(values) => change({ values })} />
      <TextField
        label="Note"
        value={filled.note}
        onChange={(event) => change({ note: event.target.value })}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </Part>
  );
}

/** Too many to stand beside their label on a phone. */
const isLong = (choices: object): boolean => Object.keys(choices).length > 2;

/** What else the item's form asks for; all of it optional. */
function Fields({
  form,
  values,
  onChange,
}: {
  form: keyof typeof FORMS;
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}) {
  const set = (name: string, value: string) => onChange({ ...values, [name]: value });
  return FORMS[form].fields.map(({ name, label, kind, most, choices }) =>
    choices ? (
      <Box
        key={name}
        role="group"
        aria-label={label}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Typography sx={{ flex: isLong(choices) ? '1 0 100%' : '1 0 auto' }}>{label}</Typography>
        {Object.entries(choices).map(([value, word]) => (
          <Button
            key={value}
            variant={values[name] === value ? 'contained' : 'outlined'}
            aria-pressed={values[name] === value}
            onClick={() => set(name, value)}
            sx={{
              flex: isLong(choices) ? '1 1 auto' : '0 0 auto',
              minHeight: 44,
              minWidth: 52,
              px: isLong(choices) ? 1 : 2,
            }}
          >
            {word}
          </Button>
        ))}
      </Box>
    ) : (
      <TextField
        key={name}
        label={label}
        value={values[name] ?? ''}
        onChange={(event) =>
          set(name, kind === 'number' ? event.target.value.replace(/\D/g, '') : event.target.value.toUpperCase())
        }
        helperText={
          name === 'vin' && values[name] && !isVin(values[name])
            ? 'This is not a valid VIN. Check it; older vehicles have shorter ones.'
            : undefined
        }
        slotProps={{ htmlInput: { maxLength: most, inputMode: kind === 'number' ? 'numeric' : 'text' } }}
      />
    ),
  );
}
