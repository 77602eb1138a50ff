import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconTrash } from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import {
  type DrawnMark,
  type FormName,
  FORMS,
  type Mark,
  MARK_KINDS,
  MARK_SIZES,
} from '../../kit/format/conditionForms';
import { MarkDot } from '../../kit/ui/MarkDot';
import { Outline } from '../../kit/ui/Outline';
import { RoadPhotos } from './RoadPhotos';

const MOST = 60;
const ROWS = ['upper', 'middle', 'lower'] as const;
const COLUMNS = ['left', 'center', 'right'] as const;

interface Props {
  form: FormName;
  marks: readonly DrawnMark[];
  /** No more photos fit on the phone. */
  isFull: boolean;
  /** Marks of the pickup, which stand there in gray. */
  before?: readonly Mark[];
  onChange: (marks: DrawnMark[]) => void;
}

/**
 * Damage on a drawing of the item: a tap on the drawing puts a mark there. The drawing is nine buttons, so that it can be
 * marked by keyboard and by screen reader too.
 */
export function Marks({ form, marks, before = [], isFull, onChange }: Props) {
  const { views } = FORMS[form];
  const [view, setView] = useState<string>(views[0] ?? '');
  /** The mark that is looked at closely. */
  const [open, setOpen] = useState<number>();
  if (views.length === 0) return null;
  const here = marks.filter((mark) => mark.view === view);
  const add = (event: MouseEvent<HTMLButtonElement>, row: number, column: number) => {
    if (marks.length >= MOST) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    // A press by keyboard has no place of its own.
    const byFinger = event.detail > 0 && box;
    const x = byFinger ? (event.clientX - box.left) / box.width : (column + 0.5) / COLUMNS.length;
    const y = byFinger ? (event.clientY - box.top) / box.height : (row + 0.5) / ROWS.length;
    onChange([...marks, { view, x: share(x), y: share(y), kind: 'scratch', size: 'small' }]);
    setOpen(marks.length);
  };
  return (
    <Box>
      <Box role="group" aria-label="Side" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        {views.map((each) => (
          <Button
            key={each}
            variant={each === view ? 'contained' : 'outlined'}
            aria-pressed={each === view}
            onClick={() => setView(each)}
            sx={{ minHeight: 44, px: 3, textTransform: 'capitalize' }}
          >
            {each}
          </Button>
        ))}
      </Box>
      <Box sx={{ position: 'relative', border: '1px solid', borderColor: 'haulway.control', borderRadius: '10px' }}>
        <Outline form={form} view={view} />
        {before
          .filter((mark) => mark.view === view)
          .map((mark, index) => (
            <MarkDot key={`before ${index}`} mark={mark} old />
          ))}
        {here.map((mark, index) => (
          <MarkDot key={index} mark={mark} />
        ))}
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', gridTemplate: 'repeat(3, 1fr) / repeat(3, 1fr)' }}>
          {ROWS.flatMap((row, y) =>
            COLUMNS.map((column, x) => (
              <ButtonBase
                key={`${row} ${column}`}
                aria-label={`Mark damage, ${view}, ${row} ${column}`}
                onClick={(event) => add(event, y, x)}
                sx={{ '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' } }}
              />
            )),
          )}
        </Box>
      </Box>
      <Typography sx={{ mt: 2 }}>
        {before.length > 0
          ? 'Gray marks are from the pickup. Tap the drawing where there is new damage.'
          : 'Tap the drawing where there is damage.'}
      </Typography>
      {marks.map((mark, index) => (
        <MarkRow
          key={index}
          mark={mark}
          isOpen={index === open}
          isFull={isFull}
          onOpen={() => setOpen(index === open ? undefined : index)}
          onChange={(changed) => onChange(marks.map((each) => (each === mark ? changed : each)))}
          onRemove={() => {
            setOpen(undefined);
            onChange(marks.filter((each) => each !== mark));
          }}
        />
      ))}
    </Box>
  );
}

interface RowProps {
  mark: DrawnMark;
  isOpen: boolean;
  isFull: boolean;
  onOpen: () => void;
  onChange: (mark: DrawnMark) => void;
  onRemove: () => void;
}

/** One mark in a line; opened, what it is, how large, a note and a photo of it. */
function MarkRow({ mark, isOpen, isFull, onOpen, onChange, onRemove }: RowProps) {
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button
          aria-expanded={isOpen}
          onClick={onOpen}
          sx={{ flex: 1, minHeight: 44, px: 0, justifyContent: 'flex-start', textAlign: 'left', color: 'text.primary' }}
        >
          <Box component="span" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {mark.view}: {mark.size} {MARK_KINDS[mark.kind].toLowerCase()}
            {mark.shot ? ', with a photo' : ''}
          </Box>
        </Button>
        <IconButton aria-label={`Remove this ${mark.kind}`} onClick={onRemove} sx={{ width: 44, height: 44 }}>
          <IconTrash size={20} />
        </IconButton>
      </Box>
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 3, mt: 2 }}>
          <Choices
            label="What it is"
            choices={MARK_KINDS}
            value={mark.kind}
            onChange={(kind) => onChange({ ...mark, kind })}
          />
          <Choices
            label="How large"
            choices={MARK_SIZES}
            value={mark.size}
            onChange={(size) => onChange({ ...mark, size })}
          />
          <TextField
            label="About this mark"
            value={mark.note ?? ''}
            onChange={(event) => onChange({ ...mark, note: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <RoadPhotos
            label="Take a photo of it"
            photos={mark.shot ? [mark.shot] : []}
            most={1}
            isFull={isFull}
            onChange={([shot]) => onChange({ ...mark, shot })}
          />
        </Box>
      )}
    </Box>
  );
}

function Choices<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(Object.keys(choices) as Value[]).map((each) => (
        <Button
          key={each}
          variant={each === value ? 'contained' : 'outlined'}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
          sx={{ minHeight: 44, px: 3 }}
        >
          {choices[each]}
        </Button>
      ))}
    </Box>
  );
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000;
}
