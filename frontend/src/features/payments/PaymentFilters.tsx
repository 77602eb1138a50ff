import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { PAYMENT_LABELS, type PaymentStatus } from '../../kit/format/labels';
import type { PaymentFilter } from './payments';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface Props {
  /** The choices. */
  statuses: PaymentStatus[];
  months: string[];
  filter: PaymentFilter;
  onChange: (filter: PaymentFilter) => void;
}

/** Filters the payments by status and month, offering only those that occur. */
export function PaymentFilters({ statuses, months, filter, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr', maxWidth: 480 }}>
      <TextField
        id="payment-status"
        select
        label="Status"
        value={filter.status}
        onChange={(event) => onChange({ ...filter, status: event.target.value as PaymentFilter['status'] })}
        slotProps={{ select: { native: true } }}
      >
        <option value="">All</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {PAYMENT_LABELS[status]}
          </option>
        ))}
      </TextField>
      <TextField
        id="payment-month"
        select
        label="Month"
        value={filter.month}
        onChange={(event) => onChange({ ...filter, month: event.target.value })}
        slotProps={{ select: { native: true } }}
      >
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
