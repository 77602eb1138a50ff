import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import { PAYMENT_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';

/** A record the search found. */
export type Found = AnswerOf<'GET', '/api/admin/search'>['found'][number];

const PAYMENT_WORDS: Record<string, string> = PAYMENT_LABELS;

/** What an amount is, if it is not what was agreed or paid. */
const AMOUNTS: Readonly<Record<string, string>> = { shipments: 'Budget ' };

/** A search result to choose: its name, and below it the amount, status and owner. */
export function FoundLine({ found, option }: { found: Found; option: ComponentProps<'li'> }) {
  const { resource, title, detail, amount, status } = found;
  const state = status && (resource === 'payments' ? PAYMENT_WORDS[status] : undefined);
  const facts = [
    amount === null ? '' : `${AMOUNTS[resource] ?? ''}${money(amount)}`,
    status ? (state ?? sentence(status)) : '',
    resource === 'verifications' ? sentence(detail) : detail,
  ];
  return (
    <Box
      component="li"
      {...option}
      sx={{
        px: 1,
        py: 0.75,
        minHeight: 48,
        borderRadius: 1,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'haulway.soft', color: 'haulway.onSoft' },
        '&.Mui-focused .detail': { color: 'inherit' },
      }}
    >
      <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography
        component="div"
        className="detail"
        variant="body2"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
