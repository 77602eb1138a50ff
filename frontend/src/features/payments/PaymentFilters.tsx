import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Payment } from '../../kit/api/types';
import { PAYMENT_LABELS, type PaymentStatus } from '../../kit/format/words';

/** What the list is narrowed to; empty is everything. */
export interface PaymentFilter {
  status: string;
  /** `YYYY-MM` */
  month: string;
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Narrows the payments to a status and a month, of those that there are. */
export function PaymentFilters({ payments, filter, onChange }: { payments: Payment[]; filter: PaymentFilter; onChange: (filter: PaymentFilter) => void }) {
  const months = [...new Set(payments.map(monthOf))];
  const statuses = [...new Set(payments.map((payment) => payment.status))];
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr', maxWidth: 480 }}>
      <TextField id="payment-status" select label="Status" value={filter.status} onChange={(event) => onChange({ ...filter, status: event.target.value })} slotProps={{ select: { native: true } }}>
        <option value="">All</option>
        {statuses.map((status: PaymentStatus) => (
          <option key={status} value={status}>
            {PAYMENT_LABELS[status]}
          </option>
        ))}
      </TextField>
      <TextField id="payment-month" select label="Month" value={filter.month} onChange={(event) => onChange({ ...filter, month: event.target.value })} slotProps={{ select: { native: true } }}>
        <option value="">All</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthName.format(new Date(`${month}-01T00:00:00Z`))}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

/** The payments that pass. */
export function filtered(payments: Payment[], { status, month }: PaymentFilter): Payment[] {
  return payments.filter((payment) => (!status || payment.status === status) && (!month || monthOf(payment) === month));
}

function monthOf(payment: Payment): string {
  return payment.createdAt.slice(0, 7);
}
