import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { User } from '../../kit/api/types';

/** How complete the profile is, with links to what is missing; nothing once it is complete. */
export function Completeness({ user, canBePaid }: { user: User; canBePaid: boolean | undefined }) {
  const steps = [
    { label: 'Your name', done: Boolean(user.firstName && user.lastName), section: 'personal' },
    { label: 'A photo', done: user.profileImageUrl !== null, section: 'personal' },
    { label: 'A phone number', done: user.phone !== null, section: 'personal' },
    ...(user.isCarrier
      ? [
          { label: 'A few words about you and your equipment', done: user.about !== null, section: 'public' },
          { label: 'Photos of your truck', done: user.truckPhotos.length > 0, section: 'public' },
          {
            label: 'Where you run and what you take',
            done: user.lanes.length > 0 && user.takes.length > 0,
            section: 'public',
          },
        ]
      : []),
    { label: 'A confirmed email', done: user.emailVerified, section: 'account' },
    ...(canBePaid === undefined ? [] : [{ label: 'A bank account for payouts', done: canBePaid, section: 'payouts' }]),
  ];
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Box
      component="section"
      aria-label="What your profile is missing"
      sx={{ bgcolor: 'haulway.soft', color: 'haulway.onSoft', borderRadius: '14px', p: { xs: 4, sm: 5 } }}
    >
      <Typography sx={{ fontWeight: 700 }}>
        {done} of {steps.length} profile steps done
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, mt: 2, mb: 3 }}>
        {steps.map((step) => (
          <Box
            key={step.label}
            sx={{
              flex: 1,
              height: 8,
              borderRadius: 4,
              border: '1px solid currentColor',
              bgcolor: step.done ? 'currentColor' : 'transparent',
            }}
          />
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {steps.map((step) => (
          <Box component="li" key={step.label} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            {step.done ? (
              <IconCircleCheck size={20} aria-label="Done" />
            ) : (
              <IconCircle size={20} aria-label="Missing" />
            )}
            {step.done ? (
              step.label
            ) : (
              <Link
                href={`#${step.section}`}
                color="inherit"
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 28 } }}
              >
                {step.label}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
