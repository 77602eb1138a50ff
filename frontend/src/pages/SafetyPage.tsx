import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useConfig } from '../kit/api/config';
import { useRead } from '../kit/api/queries';
import { claimWindow } from '../kit/format/terms';
import { Page } from '../kit/ui/Page';
import { ErrorState } from '../kit/ui/States';

const PROHIBITED = 'What cannot be shipped here';

export default function SafetyPage() {
  const config = useConfig();
  const { data, error, refetch } = useRead('/api/texts');
  const parts = [
    {
      title: 'Before you book',
      points: [
        "Read the badges on the carrier's profile. Each names one checked fact and its date; for a carrier without badges, nothing has been checked.",
        'Take photos of all sides, and write down any existing damage.',
        'Keep the conversation in Messages. You can use it in a claim.',
      ],
    },
    {
      title: 'At pickup',
      points: [
        'Compare the name with the one on your booking before anything is loaded.',
        'Take photos once it is loaded and tied down.',
        'Sign a bill of lading, and keep your copy.',
      ],
    },
    {
      title: 'At delivery',
      points: [
        'Inspect everything before you confirm. Confirming releases the payment.',
        `Damaged? Do not confirm. Take photos and open a claim ${claimWindow(config)}.`,
        'If the driver cannot wait, write the damage on the bill of lading.',
      ],
    },
    {
      title: 'Never',
      points: [
        'Never pay outside Haulway. Cash, transfers and gift cards are not protected. Report anyone who asks for them.',
        'Never confirm a delivery before the item is in front of you, no matter what reason you are given.',
        'Never give anyone your password. We will not ask for it.',
      ],
    },
  ];
  return (
    <Page title="Safety guide" width="text" lead="What to check, step by step.">
      {parts.map((part) => (
        <Box component="section" key={part.title} aria-label={part.title} sx={{ mb: 9 }}>
          <Typography variant="h2">{part.title}</Typography>
          <Points points={part.points} />
        </Box>
      ))}
      <Box component="section" id="prohibited" aria-label={PROHIBITED} sx={{ mb: 9, scrollMarginTop: 88 }}>
        <Typography variant="h2">{PROHIBITED}</Typography>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={220} sx={{ mt: 3 }} />}
        {data && <Points points={data.prohibited} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button component={Link} to="/contact" variant="contained">
          Report a problem
        </Button>
        <Button component={Link} to="/what-we-check" variant="outlined">
          What we check
        </Button>
      </Box>
    </Page>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <Box component="ul" sx={{ pl: 5, mt: 3, display: 'grid', gap: 2, maxWidth: '68ch' }}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  );
}
