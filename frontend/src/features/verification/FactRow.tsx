import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FactSubmission, PassportFact } from '../../kit/api/types';
import { dateWithYear } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { FACT_LABELS } from '../../kit/format/labels';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { PURPOSES, verbOf, waitsForCarrier } from './factWords';
import { Rejection } from './Rejection';

/** One fact: what it is for, its state, what was submitted, and what to do next. */
export function FactRow({ fact, onOpen }: { fact: PassportFact; onOpen: () => void }) {
  const label = FACT_LABELS[fact.fact];
  const verb = verbOf(fact);
  return (
    <Box
      component="li"
      sx={{
        py: 4,
        borderTop: '1px solid',
        borderColor: 'divider',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Typography variant="h4" component="h3">
            {label}
          </Typography>
          <StatusBadge status={fact.state} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {PURPOSES[fact.fact]}
        </Typography>
        <Given submission={fact} />
        {fact.renewal && (
          <Box sx={{ mt: 2, pl: 4, borderLeft: '3px solid', borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Typography variant="body2">The renewal</Typography>
              <StatusBadge status={fact.renewal.state} />
            </Box>
            <Given submission={fact.renewal} />
          </Box>
        )}
      </Box>
      <Button
        variant={fact.state === 'not_given' || waitsForCarrier(fact) ? 'contained' : 'outlined'}
        onClick={onOpen}
        aria-label={`${verb}: ${label}`}
      >
        {verb}
      </Button>
    </Box>
  );
}

/** What was submitted, if anything, and why it was rejected. */
function Given({ submission }: { submission: FactSubmission }) {
  const { number, limit, expiresOn, description, provider, checkedOn, result, documents, verifiedOn, reason, state } =
    submission;
  const parts = [
    number,
    provider && `by ${provider}`,
    checkedOn && `made on ${dateWithYear(checkedOn)}`,
    result && (result === 'clear' ? 'clear' : 'with findings'),
    limit === null ? null : `up to ${money(limit)}`,
    expiresOn && `${state === 'expired' ? 'was good until' : 'good until'} ${dateWithYear(expiresOn)}`,
    state === 'verified' && verifiedOn && `checked on ${dateWithYear(verifiedOn)}`,
  ].filter(Boolean);
  return (
    <>
      {parts.length > 0 && <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>{parts.join(', ')}</Typography>}
      {description && (
        <Typography dir="auto" sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      {state === 'rejected' && reason && <Rejection>{reason}</Rejection>}
      {documents.length > 0 && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {documents.map((url, index) => (
            <MuiLink key={url} href={url} target="_blank" rel="noreferrer">
              Document{documents.length > 1 ? ` ${index + 1}` : ''}
            </MuiLink>
          ))}
        </Box>
      )}
    </>
  );
}
