import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { AccountTypeCard } from '../features/account/AccountType';
import { GuaranteeCard } from '../features/account/GuaranteeCard';
import { NeedsYou } from '../features/account/NeedsYou';
import { CategoryDrawing } from '../kit/ui/drawings';
import { PageTitle } from '../kit/ui/Page';
import { Mailbox } from '../kit/ui/innerScenes';
import { Settled } from '../kit/ui/Settled';
import { useMe } from '../session/session';
import { useUnauthorized } from '../session/useUnauthorized';

/** The home screen of signed-in users. */
export default function WelcomePage() {
  const me = useMe();
  const onUnauthorized = useUnauthorized();
  const cards = [
    ...(me.isCarrier
      ? []
      : [
          {
            to: '/list-item',
            title: 'List a Shipment',
            text: 'Say what it is and where it is going.',
            drawing: <CategoryDrawing category="vehicles" width={190} />,
          },
        ]),
    {
      to: '/browse',
      title: 'Browse Shipments',
      text: me.isCarrier ? 'Find loads and send quotes.' : 'See what others are shipping, and where.',
      drawing: <CategoryDrawing category="freight" width={190} />,
    },
    { to: '/messages', title: 'Messages', text: 'Talk about dates and details.', drawing: <Mailbox width={190} /> },
  ];
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <PageTitle title={`Welcome back, ${me.firstName || 'User'}!`} documentTitle="Home" />
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        Ready to ship something or find new opportunities?
      </Typography>
      <Settled>
        <NeedsYou />
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            mt: 7,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${cards.length}, minmax(0, 1fr))` },
          }}
        >
          {cards.map((card) => (
            <ButtonBase
              key={card.to}
              component={Link}
              to={card.to}
              sx={{
                display: 'flex',
                flexDirection: { xs: 'row', sm: 'column' },
                // In large text the words go below the drawing.
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
                alignItems: { xs: 'center', sm: 'stretch' },
                gap: 4,
                textAlign: 'left',
                bgcolor: 'background.paper',
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: '14px',
                p: 4,
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Box
                sx={{
                  bgcolor: 'haulway.soft',
                  borderRadius: '10px',
                  p: 3,
                  display: 'grid',
                  placeItems: 'center',
                  width: { xs: 'clamp(84px, 28vw, 120px)', sm: 'auto' },
                  flex: 'none',
                }}
              >
                {card.drawing}
              </Box>
              <Box sx={{ flex: { xs: '1 1 0', sm: 'none' }, minWidth: { xs: 'min-content', sm: 0 } }}>
                <Typography variant="h3" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                  {card.title}
                  <IconArrowRight size={20} aria-hidden />
                </Typography>
                <Typography sx={{ color: 'text.secondary', mt: 1 }}>{card.text}</Typography>
              </Box>
            </ButtonBase>
          ))}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            mt: 4,
            gridTemplateColumns: { xs: '1fr', md: '1fr 1.2fr' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            <AccountTypeCard user={me} onUnauthorized={onUnauthorized} />
            <Button component={Link} to="/dashboard" variant="contained" size="large">
              View Dashboard
            </Button>
          </Box>
          <GuaranteeCard />
        </Box>
      </Settled>
    </Box>
  );
}
