import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconTrash } from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import { type FormName, FORMS, type Mark, MARK_KINDS } from './conditionForms';
import { Outline } from './Outline';

const MOST = 60;
const ROWS = ['upper', 'middle', 'lower'] as const;
const COLUMNS = ['left', 'center', 'right'] as const;

interface Props {
  form: FormName;
  marks: readonly Mark[];
  /** Marks of the pickup, which stand there in gray. */
  before?: readonly Mark[];
  onChange: (marks: Mark[]) => void;
}

/**
 * Damage on a drawing of the item: a tap on the drawing puts a mark there. The drawing is nine buttons, so that it can be
 * marked by keyboard and by screen reader too.
 */
export function Marks({ form, marks, before = [], onChange }: Props) {
  const { views } = FORMS[form];
  const [view, setView] = useState<string>(views[0] ?? '');
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
            <Dot key={`before ${index}`} mark={mark} old />
          ))}
        {here.map((mark, index) => (
          <Dot key={index} mark={mark} />
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
      <Typography sx={{ mt: 2 }}>Tap the drawing where there is damage.</Typography>
      {marks.map((mark, index) => (
        <MarkRow
          key={index}
          mark={mark}
          onChange={(changed) => onChange(marks.map((each) => (each === mark ? changed : each)))}
          onRemove={() => onChange(marks.filter((each) => each !== mark))}
        />
      ))}
    </Box>
  );
}

function MarkRow({ mark, onChange, onRemove }: { mark: Mark; onChange: (mark: Mark) => void; onRemove: () => void }) {
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, textTransform: 'capitalize' }}>
          {mark.view}: {MARK_KINDS[mark.kind].toLowerCase()}
        </Typography>
        <IconButton aria-label={`Remove this ${mark.kind}`} onClick={onRemove} sx={{ width: 44, height: 44 }}>
          <IconTrash size={20} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {Object.entries(MARK_KINDS).map(([kind, label]) => (
          <Button
            key={kind}
            variant={kind === mark.kind ? 'contained' : 'outlined'}
            aria-pressed={kind === mark.kind}
            onClick={() => onChange({ ...mark, kind: kind as Mark['kind'] })}
            sx={{ minHeight: 44, px: 3 }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

export function Dot({ mark, old = false }: { mark: Pick<Mark, 'x' | 'y'>; old?: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: `${mark.x * 100}%`,
        top: `${mark.y * 100}%`,
        width: 18,
        height: 18,
        m: '-9px',
        borderRadius: '50%',
        border: '3px solid',
        borderColor: 'background.paper',
        bgcolor: old ? 'text.secondary' : 'error.main',
      }}
    />
  );
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000;
}
