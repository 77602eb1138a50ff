import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Chip from '@mui/material/Chip';
import { type FieldProps, useFieldValue } from 'react-admin';
import { type Column, useRecord } from '../records';

const TONES: Record<string, readonly [string, string]> = {
  open: ['haulway.waiting', 'haulway.onWaiting'],
  under_review: ['haulway.moving', 'haulway.onMoving'],
  approved: ['haulway.soft', 'haulway.onSoft'],
  partly_approved: ['haulway.soft', 'haulway.onSoft'],
};

/** A claim's state. */
export function ClaimState(props: Omit<FieldProps, 'source'> & { source?: Column<'claims'> }) {
  const status = useFieldValue(props as FieldProps) as string | undefined;
  if (!status) return null;
  const [bgcolor, color] = TONES[status] ?? ['haulway.neutral', 'haulway.onNeutral'];
  return <Chip size="small" label={sentence(status)} sx={{ bgcolor, color }} />;
}

/** Marks a claim that should have been decided by now. */
export function Overdue() {
  const claim = useRecord('claims');
  return claim?.overdue ? (
    <Chip size="small" label="Overdue" sx={{ bgcolor: 'haulway.danger', color: 'haulway.onDanger', ml: 0.5 }} />
  ) : null;
}
