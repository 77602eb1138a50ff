import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Chip from '@mui/material/Chip';
import { type FieldProps, useFieldValue } from 'react-admin';
import type { Column } from '../records';

const TONES: Record<string, readonly [string, string]> = {
  submitted: ['haulway.waiting', 'haulway.onWaiting'],
  verified: ['haulway.soft', 'haulway.onSoft'],
  rejected: ['haulway.danger', 'haulway.onDanger'],
};

/** The state of a carrier's fact. */
export function FactState(props: Omit<FieldProps, 'source'> & { source?: Column<'verifications'> }) {
  const status = useFieldValue(props as FieldProps) as string | undefined;
  if (!status) return null;
  const [bgcolor, color] = TONES[status] ?? ['haulway.neutral', 'haulway.onNeutral'];
  return (
    <Chip size="small" label={sentence(status)} sx={{ bgcolor, color, justifySelf: 'start', alignSelf: 'start' }} />
  );
}
