import Chip from '@mui/material/Chip';
import { useRecord } from '../records';
import { partsOf } from '../ui/parts';
import { reasonWords, statusWords } from './words';

const chargebacks = partsOf('chargebacks');

/** Why, in words. */
export function Reason() {
  return reasonWords(useRecord('chargebacks')?.reason);
}

/** How it stands; what waits for us stands out. */
export function BankStatus() {
  const chargeback = useRecord('chargebacks');
  if (!chargeback) return null;
  const waits = chargeback.status?.endsWith('needs_response');
  const colors = waits
    ? { bgcolor: 'haulway.danger', color: 'haulway.onDanger' }
    : { bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' };
  return <Chip size="small" label={statusWords(chargeback.status)} sx={colors} />;
}

/** Until when the bank waits; nothing once it does not. */
export function AnswerBy() {
  return useRecord('chargebacks')?.status?.endsWith('needs_response') ? <chargebacks.Until source="dueBy" /> : '-';
}
