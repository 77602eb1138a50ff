import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PassportFact } from '../../kit/api/types';
import { Panel } from '../../kit/ui/Panel';
import { ErrorState } from '../../kit/ui/States';
import { FactRow } from './FactRow';
import { FactSheet } from './FactSheet';
import { waitsForCarrier } from './factWords';
import { usePassport } from './verification';

/** The carrier's verified facts: each one that can be checked, its state, and a way to submit or renew it. */
export function PassportPanel() {
  const { data, isPending, isError, error, refetch } = usePassport();
  const [open, setOpen] = useState<PassportFact>();
  return (
    <Panel title="Your verified facts">
      <Typography sx={{ mb: 5, color: 'text.secondary' }}>
        Shippers see a badge with its date for each fact that we have checked, on your profile and beside your quotes.
        What you send stays between you and us. None of it is needed to quote.{' '}
        <MuiLink component={Link} to="/what-we-check">
          What we check
        </MuiLink>
      </Typography>
      {isPending && <Skeleton variant="rounded" height={420} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} text="Your facts could not be loaded." />}
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {waitingFirst(data.facts).map((fact) => (
            <FactRow key={fact.fact} fact={fact} onOpen={() => setOpen(fact)} />
          ))}
        </Box>
      )}
      {open && <FactSheet fact={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

/** What was rejected or has expired first: a notice about it leads here. */
function waitingFirst(facts: readonly PassportFact[]): PassportFact[] {
  return [...facts].sort((one, other) => Number(waitsForCarrier(other)) - Number(waitsForCarrier(one)));
}
