import Alert from '@mui/material/Alert';
import { RecordContextProvider, ResourceContextProvider, useReference } from 'react-admin';
import { type Records, useRecord, useThose } from '../records';
import { nameOf } from '../ui/names';
import { RecordLink } from '../ui/RecordLink';
import { useName } from '../ui/useName';
import { moneyWords, type Sides, STUCK, stuckWords, type Told } from './moneyWords';
import { OperationActions } from './OperationActions';

/** So many calls to the provider are looked at, the newest. */
const LOOKED_AT = 25;

/**
 * What a caller is told who asks about the money: where it is, what keeps it, whose turn it is, and what can be done here. Elsewhere
 * than on the payment's own page it leads there.
 */
export function MoneyNow({ isElsewhere = false }: { isElsewhere?: boolean }) {
  const payment = useRecord('payments');
  const sides = useSides(payment);
  const { data } = useThose('money-operations', 'paymentId', payment?.id ?? null, LOOKED_AT);
  if (!payment) return null;
  const link = isElsewhere ? (
    <ResourceContextProvider value="payments">
      <RecordContextProvider value={payment}>
        <RecordLink words="Open the payment" />
      </RecordContextProvider>
    </ResourceContextProvider>
  ) : null;
  const stuck = (data ?? []).filter(({ state }) => STUCK.includes(state ?? ''));
  const isPayoutStuck = stuck.some(({ kind }) => kind === 'transfer');
  return (
    <>
      {stuck.map((operation) => (
        <RecordContextProvider key={operation.id} value={operation}>
          <Alert severity="warning" action={<OperationActions />} sx={ACTS_BELOW}>
            <Said {...stuckWords(operation, payment, sides)} /> {link}
          </Alert>
        </RecordContextProvider>
      ))}
      {isPayoutStuck ? null : (
        <Alert severity="info" icon={false}>
          <Said {...moneyWords(payment, sides)} /> {link}
        </Alert>
      )}
    </>
  );
}

/** On a phone, where the words need the whole width. */
const ACTS_BELOW = {
  '& .MuiAlert-action': { alignItems: 'center', pt: 0 },
  '@media (max-width: 599.95px)': {
    flexWrap: 'wrap',
    '& .MuiAlert-message': { flex: 1 },
    '& .MuiAlert-action': { width: '100%', ml: 0, pl: 3.5 },
  },
} as const;

function Said({ where, todo }: Told) {
  return (
    <>
      <strong>{where}</strong> {todo}
    </>
  );
}

function useSides(payment: Records['payments'] | undefined): Sides {
  const payer = useName(payment?.payerId, 'the shipper');
  const { referenceRecord: payee } = useReference<Records['users']>({
    reference: 'users',
    id: payment?.payeeId ?? '',
    options: { enabled: Boolean(payment?.payeeId) },
  });
  return {
    payer,
    payee: payee ? nameOf(payee) : 'the carrier',
    isPayeeSuspended: Boolean(payee?.suspendedAt),
  };
}
