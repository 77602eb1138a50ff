import type { ComponentProps, ReactNode } from 'react';
import { BooleanField, DataTable, EmailField, TextField } from 'react-admin';
import type { Column, Records, Resource } from '../records';
import {
  Code,
  Count,
  Day,
  Fault,
  Labelled,
  LinkTo,
  LongText,
  Money,
  PaymentState,
  Phone,
  Place,
  Short,
  Status,
  Texts,
  Until,
  When,
  Word,
  WorkState,
} from './fields';
import { RecordList } from './RecordList';
import { Related } from './Related';

/** The components that show a record's field, alone or as a column. */
const FIELDS = {
  Col: DataTable.Col,
  NumberCol: DataTable.NumberCol,
  Text: TextField,
  Texts,
  Number: Count,
  Flag: BooleanField,
  Email: EmailField,
  Code,
  Day,
  Fault,
  Labelled,
  LinkTo,
  LongText,
  Money,
  PaymentState,
  Phone,
  Place,
  Short,
  Status,
  Until,
  When,
  Word,
  WorkState,
};

type Fields = typeof FIELDS;
type Props<Component extends (props: never) => unknown> = Parameters<Component>[0];
type ListProps<R extends Resource> = Omit<
  ComponentProps<typeof RecordList>,
  'sort' | 'ifRoom' | 'aside' | 'isRowSelectable'
> & {
  sort?: Column<R>;
  ifRoom?: Column<R>[];
  aside?: Column<R>[];
  isRowSelectable?: (record: Records[R]) => boolean;
};
type RelatedProps<R extends Resource> = Omit<ComponentProps<typeof Related>, 'reference' | 'target' | 'sort'> & {
  reference: R;
  target: Column<R>;
  sort?: Column<R>;
};

/** The parts of a screen that name a resource's fields. */
export type Parts<R extends Resource> = {
  [Name in keyof Fields]: (props: Omit<Props<Fields[Name]>, 'source'> & { source?: Column<R> }) => ReactNode;
} & {
  List: (props: ListProps<R>) => ReactNode;
  Related: (props: RelatedProps<R>) => ReactNode;
};

const PARTS = { ...FIELDS, List: RecordList, Related };

/** The same components for every resource, typed to take only the fields that the API document gives it. */
export function partsOf<R extends Resource>(_resource: R): Parts<R> {
  return PARTS as unknown as Parts<R>;
}
