import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { groups, questions } from '../features/landing/questions';
import { useConfig } from '../kit/api/config';
import { NoMatch } from '../kit/ui/scenes';
import { Page } from '../kit/ui/Page';
import { EmptyState } from '../kit/ui/States';

export default function FaqPage() {
  const config = useConfig();
  const { hash } = useLocation();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = config
    ? questions(config).filter((entry) => `${entry.question} ${entry.answer}`.toLowerCase().includes(wanted))
    : [];
  useEffect(() => {
    if (config && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [config, hash]);
  return (
    <Page title="Questions and answers" width="text">
      <TextField
        id="faq-search"
        type="search"
        label="Search the questions"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {!config && <Skeleton variant="rounded" height={300} sx={{ mt: 6 }} />}
      {config && found.length === 0 && (
        <EmptyState
          drawing={<NoMatch />}
          text="No question matches. Try another word, or write to us on the contact page."
        />
      )}
      {groups.map((group) => {
        const entries = found.filter((entry) => entry.group === group.id);
        if (entries.length === 0) return null;
        return (
          <Box component="section" key={group.id} id={group.id} aria-label={group.label} sx={{ mt: 9 }}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {group.label}
            </Typography>
            {entries.map((entry) => (
              <Accordion key={entry.question} {...(wanted ? { expanded: true } : {})}>
                <AccordionSummary expandIcon={<IconChevronDown size={20} />}>{entry.question}</AccordionSummary>
                <AccordionDetails>{entry.answer}</AccordionDetails>
              </Accordion>
            ))}
          </Box>
        );
      })}
    </Page>
  );
}
