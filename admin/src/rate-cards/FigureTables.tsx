import { categoryLabel, type CategoryId } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  CATEGORY_COLUMNS,
  KIND_COLUMNS,
  rowsOf,
  withFigure,
  type Card,
  type Faults,
  type FigureColumn,
} from './figures';
import { NumbersTable } from './NumbersTable';

const TRADE_NAMES: Readonly<Record<string, string>> = { ltl: 'Less than truckload (LTL)', ftl: 'Truckload (FTL)' };

interface TableProps {
  card: Card;
  /** Without it, the figures are read-only. */
  onChange?: (card: Card) => void;
  faults?: Faults;
}

/** How far each category's market is from the card, and how wide its price range is. */
export function CategoryFigures(props: TableProps) {
  return (
    <Figures
      {...props}
      title="Categories"
      part="categories"
      columns={CATEGORY_COLUMNS}
      nameOf={(id) => categoryLabel(id as CategoryId)}
    />
  );
}

/** The price curve of each kind of item. */
export function KindFigures(props: TableProps) {
  return (
    <Figures
      {...props}
      title="Kinds of items"
      part="groups"
      columns={KIND_COLUMNS}
      nameOf={(id) => TRADE_NAMES[id] ?? sentence(id)}
    />
  );
}

interface FiguresProps extends TableProps {
  title: string;
  part: keyof Card;
  columns: readonly FigureColumn[];
  nameOf: (row: string) => string;
}

function Figures({ card, onChange, faults = {}, title, part, columns, nameOf }: FiguresProps) {
  const cell = (row: string, figures: Record<string, unknown>, { name, label }: FigureColumn) =>
    onChange ? (
      <Figure
        label={`${nameOf(row)}: ${label}`}
        value={figures[name]}
        fault={faults[`${part}.${row}.${name}`]}
        onChange={(value) => onChange(withFigure(card, part, row, name, value))}
      />
    ) : (
      String(figures[name] ?? '-')
    );
  const rows = rowsOf(card, part).map(([row, figures]) => ({
    name: nameOf(row),
    cells: columns.map((column) => cell(row, figures, column)),
  }));
  return <NumbersTable title={title} head={title} columns={columns.map(({ label }) => label)} rows={rows} />;
}

/** A number while it is being typed. */
function Figure({
  label,
  value,
  fault,
  onChange,
}: {
  label: string;
  value: unknown;
  fault?: string;
  onChange: (value: number | null) => void;
}) {
  const [typed, setTyped] = useState(String(value ?? ''));
  return (
    <TextField
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = Number(target.value);
        onChange(target.value.trim() === '' || !Number.isFinite(number) ? null : number);
      }}
      error={fault !== undefined}
      helperText={fault}
      margin="none"
      sx={{ minWidth: 96, maxWidth: 140 }}
      slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'decimal', style: { textAlign: 'right' } } }}
    />
  );
}
