import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CHECKS } from '../features/verification/checks';
import { useConfig } from '../kit/api/config';
import { CATEGORIES, FACT_LABELS, wordsOf } from '../kit/format/labels';
import { Page } from '../kit/ui/Page';
import { Details, Panel } from '../kit/ui/Panel';

/** Every fact about carriers that can be checked: who checks it, how, for how long, and where it is required. */
export default function WhatWeCheckPage() {
  const asked = useConfig()?.factsToBeAccepted;
  const asking = CATEGORIES.flatMap(({ id, label }) => {
    const facts = asked?.[id] ?? [];
    return facts.length > 0 ? [{ label, value: facts.map((fact) => FACT_LABELS[fact]).join(', ') }] : [];
  });
  return (
    <Page
      settles
      title="What we check"
      width="text"
      lead="A badge on a carrier's profile names one thing that we checked, and the day. If there is no badge, we did not check it."
    >
      <Box sx={{ display: 'grid', gap: 6 }}>
        {asked && (
          <Panel title="Required before a quote can be accepted">
            {asking.length > 0 ? (
              <Details details={asking} />
            ) : (
              <Typography>
                Nothing right now: carriers choose what to have checked. Before you accept a quote we tell you if the
                carrier's identity or cargo insurance has not been checked.
              </Typography>
            )}
          </Panel>
        )}
        <Panel title="The checks">
          <Box component="dl" sx={{ m: 0 }}>
            {wordsOf(FACT_LABELS).map((fact, index) => (
              <Box
                key={fact}
                sx={{ py: 4, borderTop: index > 0 ? '1px solid' : 0, borderColor: 'divider', pt: index > 0 ? 4 : 0 }}
              >
                <Typography component="dt" variant="h4">
                  {FACT_LABELS[fact]}
                </Typography>
                <Typography component="dd" sx={{ m: 0, mt: 1 }}>
                  {CHECKS[fact].how}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
                  {CHECKS[fact].lasts}
                </Typography>
              </Box>
            ))}
          </Box>
        </Panel>
        <Typography sx={{ color: 'text.secondary' }}>
          Carriers are reminded 30 and 7 days before something runs out. If a badge comes off between your booking and
          the pickup, we tell you, and you can end the booking for a full refund. Only the carrier and our operators see
          the documents.
        </Typography>
      </Box>
    </Page>
  );
}
