import { categoryLabel, type CategoryId } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { NumberInput } from 'react-admin';
import { CATEGORY_COLUMNS, KIND_COLUMNS, rowsOf, type Card, type Faults, type FigureColumn } from './figures';
import { NumbersTable } from '../ui/NumbersTable';
import { Panel } from '../ui/Panel';

const TRADE_NAMES: Readonly<Record<string, string>> = {
  rv: 'RV',
  ltl: 'Less than truckload (LTL)',
  ftl: 'Truckload (FTL)',
};

interface TableProps {
  card: Card;
  /** Whether the figures are inputs of a form around them, by their place in its `card`. */
  isForm?: boolean;
  faults?: Faults;
}

/** How far each category's market is from the card, and how wide its price range is. */
export function CategoryFigures(props: TableProps) {
  return (
    <Figures
      {...props}
      title="Categories"
      head="Category"
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
      head="Kind of item"
      part="groups"
      columns={KIND_COLUMNS}
      nameOf={(id) => TRADE_NAMES[id] ?? sentence(id)}
    />
  );
}

interface FiguresProps extends TableProps {
  title: string;
  /** What a row is. */
  head: string;
  part: keyof Card;
  columns: readonly FigureColumn[];
  nameOf: (row: string) => string;
}

function Figures({ card, isForm = false, faults = {}, title, head, part, columns, nameOf }: FiguresProps) {
  const cell = (row: string, figures: Record<string, unknown>, { name, label }: FigureColumn) =>
    isForm ? (
      <Figure source={`${part}.${row}.${name}`} label={`${nameOf(row)}: ${label}`} faults={faults} />
    ) : (
      String(figures[name] ?? '-')
    );
  const rows = rowsOf(card, part).map(([row, figures]) => ({
    name: nameOf(row),
    cells: columns.map((column) => cell(row, figures, column)),
  }));
  return (
    <Panel title={title}>
      <NumbersTable title={title} head={head} columns={columns.map(({ label }) => label)} rows={rows} />
    </Panel>
  );
}

function Figure({ source, label, faults }: { source: string; label: string; faults: Faults }) {
  const fault = faults[source];
  return (
    <NumberInput
      source={`card.${source}`}
      label={false}
      error={fault !== undefined}
      helperText={fault ?? false}
      margin="none"
      sx={{ minWidth: { sm: 96 }, maxWidth: 140 }}
      slotProps={{ htmlInput: { 'aria-label': label, style: { textAlign: 'right' } } }}
    />
  );
}
