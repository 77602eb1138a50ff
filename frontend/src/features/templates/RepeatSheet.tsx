import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { explain } from '../../kit/api/errors';
import type { Recurrence, Shipment } from '../../kit/api/types';
import { calendarDate, today } from '../../kit/format/dates';
import { count as counted } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { toast } from '../../kit/ui/toasts';
import { addDays, type Every, LAST_OF_MONTH, ordinal, repeatWords, WEEKDAYS, withinWords } from './repeatDays';
import { bodyOf, type Chosen, chosenOf, missingIn, nextPickups } from './repeatChoice';
import { useRepeat } from './templates';

const EVERY: readonly { id: Every; label: string }[] = [
  { id: 'week', label: 'Every week' },
  { id: 'two_weeks', label: 'Every two weeks' },
  { id: 'month', label: 'Every month' },
];
const AHEAD = [1, 2, 3, 5, 7, 10, 14, 21, 30];
const WITHIN = [0, 1, 2, 3, 5, 7, 10, 14, 21, 30];
const NO_DAY = 'none';
const ENDS: Record<Chosen['end'], string> = {
  never: 'Until I end it',
  until: 'Until a day',
  count: 'After a number of listings',
};

interface Props {
  template: Shipment;
  /** How it repeats now. */
  recurrence?: Recurrence | undefined;
  onClose: () => void;
}

/** On which days a template is listed again: what is chosen, and the days that come of it. */
export default function RepeatSheet({ template, recurrence, onClose }: Props) {
  const [chosen, setChosen] = useState(() => chosenOf(recurrence));
  const [missing, setMissing] = useState<ReturnType<typeof missingIn>>();
  const repeat = useRepeat(template.id, recurrence?.id);
  const made = recurrence?.made ?? 0;
  const change = (changes: Partial<Chosen>) => setChosen((before) => ({ ...before, ...changes }));
  const submit = () => {
    const lacks = missingIn(chosen, made);
    setMissing(lacks);
    if (lacks) return;
    repeat.mutate(bodyOf(chosen), {
      onSuccess: ({ next: [first] }) => {
        toast({
          title: 'It repeats',
          description: first ? `The next pickup is on ${calendarDate(first)}.` : undefined,
        });
        onClose();
      },
    });
  };
  const next = nextPickups(chosen, made, today());
  return (
    <Sheet title={`Repeat ${template.title}`} onClose={onClose} locked={repeat.isPending}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'grid', gap: 5 }}
      >
        {repeat.isError && (
          <FormError key={repeat.submittedAt}>
            {explain(repeat.error, 'It could not be saved. Please try again.')}
          </FormError>
        )}
        <TextField
          id="every"
          select
          label="How often"
          value={chosen.every}
          onChange={({ target }) => {
            const every = target.value as Every;
            // A weekday is no day of a month.
            change({ every, ...((every === 'month') === (chosen.every === 'month') ? {} : { days: [] }) });
          }}
        >
          {EVERY.map(({ id, label }) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <DayChoice
          every={chosen.every}
          days={chosen.days}
          isMissing={missing === 'days' && chosen.days.length === 0}
          onChange={(days) => change({ days })}
        />
        <TextField
          id="ahead"
          select
          label="Listed"
          value={chosen.ahead}
          onChange={({ target }) => change({ ahead: Number(target.value) })}
          helperText="In the morning, so that carriers have time to quote."
        >
          {inOrder([...AHEAD, chosen.ahead]).map((each) => (
            <MenuItem key={each} value={each}>
              {counted(each, 'day')} before the pickup
            </MenuItem>
          ))}
        </TextField>
        <TextField
          id="within"
          select
          label="Delivered by"
          value={chosen.within ?? NO_DAY}
          onChange={({ target }) => change({ within: target.value === NO_DAY ? null : Number(target.value) })}
        >
          <MenuItem value={NO_DAY}>No set day</MenuItem>
          {inOrder([...WITHIN, ...(chosen.within === null ? [] : [chosen.within])]).map((each) => (
            <MenuItem key={each} value={each}>
              {withinWords(each)}
            </MenuItem>
          ))}
        </TextField>
        {!recurrence && (
          <TextField
            id="fromDay"
            type="date"
            label="First pickup on or after"
            value={chosen.fromDay}
            onChange={({ target }) => change({ fromDay: target.value })}
            slotProps={{ htmlInput: { min: addDays(today(), 1) }, inputLabel: { shrink: true } }}
          />
        )}
        <EndFields chosen={chosen} made={made} missing={missing} onChange={change} />
        <Box aria-live="polite" sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 4, minHeight: 88 }}>
          {chosen.days.length > 0 && (
            <>
              <Typography sx={{ fontWeight: 600 }}>{repeatWords(chosen)}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {next.length === 0 ? 'There are no pickups left.' : `Pickups: ${next.map(calendarDate).join('; ')}`}
              </Typography>
            </>
          )}
        </Box>
        <SheetFoot>
          <Button type="submit" variant="contained" size="large" fullWidth disabled={repeat.isPending}>
            {repeat.isPending ? 'Saving...' : recurrence ? 'Save' : 'Start repeating'}
          </Button>
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

/** Each once. */
function inOrder(days: readonly number[]): number[] {
  return [...new Set(days)].sort((one, other) => one - other);
}

interface EndFieldsProps {
  chosen: Chosen;
  made: number;
  missing: ReturnType<typeof missingIn>;
  onChange: (changes: Partial<Chosen>) => void;
}

/** When it ends: when its owner says so, on a day, or after so many. */
function EndFields({ chosen, made, missing, onChange: change }: EndFieldsProps) {
  return (
    <>
      <TextField
        id="ends"
        select
        label="Ends"
        value={chosen.end}
        onChange={({ target }) => change({ end: target.value as Chosen['end'] })}
      >
        {Object.entries(ENDS).map(([id, label]) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {chosen.end === 'until' && (
        <TextField
          id="until"
          type="date"
          label="Last pickup"
          value={chosen.until}
          error={missing === 'until'}
          helperText={missing === 'until' ? 'Choose the last day' : undefined}
          onChange={({ target }) => change({ until: target.value })}
          slotProps={{ htmlInput: { min: addDays(today(), 1) }, inputLabel: { shrink: true } }}
        />
      )}
      {chosen.end === 'count' && (
        <TextField
          id="count"
          label="Total listings"
          value={chosen.times}
          error={missing === 'count'}
          helperText={missing === 'count' ? `A number above ${made}` : made > 0 ? `${made} made so far` : undefined}
          onChange={({ target }) => change({ times: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      )}
    </>
  );
}

interface DayChoiceProps {
  every: Every;
  days: readonly number[];
  isMissing: boolean;
  onChange: (days: number[]) => void;
}

const MOST_DAYS = 7;

function DayChoice({ every, days, isMissing, onChange }: DayChoiceProps) {
  const isMonthly = every === 'month';
  const options = Array.from({ length: isMonthly ? LAST_OF_MONTH : WEEKDAYS.length }, (_, at) => at + 1);
  const nameOf = (day: number) =>
    isMonthly ? (day === LAST_OF_MONTH ? 'Last day of the month' : `The ${ordinal(day)}`) : (WEEKDAYS[day - 1] ?? '');
  const labelOf = (day: number) =>
    isMonthly ? (day === LAST_OF_MONTH ? 'Last' : String(day)) : (WEEKDAYS[day - 1] ?? '').slice(0, 3);
  const toggle = (day: number) =>
    onChange(
      (days.includes(day) ? days.filter((each) => each !== day) : [...days, day]).sort((one, other) => one - other),
    );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 3 }}>
        Picked up on
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
        {options.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            aria-label={nameOf(day)}
            selected={days.includes(day)}
            disabled={!days.includes(day) && days.length >= MOST_DAYS}
            onChange={() => toggle(day)}
            sx={{
              minHeight: 44,
              px: 0,
              textTransform: 'none',
              color: 'text.primary',
              '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
            }}
          >
            {labelOf(day)}
          </ToggleButton>
        ))}
      </Box>
      {isMonthly && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          In a shorter month, it is the last day.
        </Typography>
      )}
      {isMissing && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 2 }}>
          Choose at least one day
        </Typography>
      )}
    </Box>
  );
}
