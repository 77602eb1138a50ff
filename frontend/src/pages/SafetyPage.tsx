import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useConfig } from '../kit/api/config';
import { claimWindow } from '../kit/format/terms';
import { Page } from '../kit/ui/Page';

/** Operators cancel listings of these. */
const PROHIBITED = [
  'People.',
  'Weapons, ammunition, explosives and fireworks.',
  'Drugs, and anything illegal to own or move at either end.',
  "Hazardous materials: fuel outside a vehicle's tank, gas bottles, acids, poisons, radioactive or infectious material.",
  'Cash, securities, jewelry and precious metals.',
  'Stolen or counterfeit goods.',
  'Wild or protected animals, and animals that are not fit to travel.',
];

export default function SafetyPage() {
  const config = useConfig();
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
    { title: 'What cannot be shipped here', points: PROHIBITED },
  ];
  return (
    <Page title="Safety guide" width="text" lead="What to check, step by step.">
      {parts.map((part) => (
        <Box
          component="section"
          key={part.title}
          id={part.points === PROHIBITED ? 'prohibited' : undefined}
          aria-label={part.title}
          sx={{ mb: 9, scrollMarginTop: 88 }}
        >
          <Typography variant="h2">{part.title}</Typography>
          <Box component="ul" sx={{ pl: 5, mt: 3, display: 'grid', gap: 2, maxWidth: '68ch' }}>
            {part.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        </Box>
      ))}
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
