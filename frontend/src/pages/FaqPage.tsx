import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { groups, type Question } from '../features/landing/questions';
import type { Found } from '../features/landing/searchQuestions';
import { useRead } from '../kit/api/queries';
import { ErrorState } from '../kit/ui/States';
import { Page } from '../kit/ui/Page';

export default function FaqPage() {
  const { data, error, refetch } = useRead('/api/texts');
  const all = data?.questions;
  const { hash } = useLocation();
  const [typed, setTyped] = useState('');
  const found = useFound(all, typed.trim());
  useEffect(() => {
    if (all && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [all, hash]);
  return (
    <Page title="Questions and answers" width="text">
      <TextField
        id="faq-search"
        type="search"
        label="Search the questions"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!all && !error && <Skeleton variant="rounded" height={300} sx={{ mt: 6 }} />}
      {found ? (
        <Results found={found} />
      ) : (
        all &&
        groups.map((group) => (
          <Box component="section" key={group.id} id={group.id} aria-label={group.label} sx={{ mt: 9 }}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {group.label}
            </Typography>
            {all
              .filter((entry) => entry.group === group.id)
              .map((entry) => (
                <Entry key={entry.question} entry={entry} />
              ))}
          </Box>
        ))
      )}
    </Page>
  );
}

/** The search results, best first; undefined while nothing is typed. The search itself loads with the first letter. */
function useFound(all: Question[] | undefined, typed: string): Found | undefined {
  const [load, setLoad] = useState<{ search: (typed: string) => Found }>();
  const isAsked = typed !== '';
  useEffect(() => {
    if (!isAsked || !all) return;
    let isLeft = false;
    async function loadSearch(asked: Question[]) {
      try {
        const { questionSearch } = await import('../features/landing/searchQuestions');
        if (!isLeft) setLoad({ search: questionSearch(asked) });
      } catch (error) {
        console.warn('The search could not be loaded', error);
      }
    }
    void loadSearch(all);
    return () => {
      isLeft = true;
    };
  }, [isAsked, all]);
  return useMemo(() => (isAsked ? load?.search(typed) : undefined), [isAsked, load, typed]);
}

function Results({ found: { questions: entries, isGuess } }: { found: Found }) {
  return (
    <Box component="section" aria-label="Search results" sx={{ mt: 6 }}>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 3 }}>
        {isGuess
          ? 'Nothing matches that. Maybe one of these helps?'
          : `${entries.length} ${entries.length === 1 ? 'answer' : 'answers'}, best first`}
      </Typography>
      {entries.map((entry, index) => (
        // The best answer opens without another click.
        <Entry key={entry.question} entry={entry} open={!isGuess && index === 0} />
      ))}
      <Typography sx={{ mt: 6, mb: 3 }}>Not what you were looking for?</Typography>
      <Button component={Link} to="/contact" variant="outlined">
        Contact us
      </Button>
    </Box>
  );
}

function Entry({ entry, open = false }: { entry: Question; open?: boolean }) {
  return (
    <Accordion defaultExpanded={open}>
      <AccordionSummary expandIcon={<IconChevronDown size={20} />} sx={{ fontSize: 16 }}>
        {entry.question}
      </AccordionSummary>
      <AccordionDetails>{entry.answer}</AccordionDetails>
    </Accordion>
  );
}
