import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { priceWords } from '../../features/shipments/headline';
import { OwnerActions } from '../../features/shipments/OwnerActions';
import { ShareButton } from '../../features/shipments/ShareButton';
import { ShareTracking } from '../../features/tracking/ShareTracking';
import { may } from '../../kit/api/acts';
import { categoryLabel } from '../../kit/format/labels';
import { PageTitle } from '../../kit/ui/Page';
import { StatusBadge, Tag } from '../../kit/ui/StatusBadge';
import type { Reading } from './useReading';

/** What it is, how it stands, what it pays, and what its owner can do with the listing itself. */
export function Head({ shipment, me, isOwner, deal }: Reading) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        gap: { xs: 3, sm: 4 },
        mb: { xs: 2, sm: 5 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
          <Tag>{categoryLabel(shipment.category ?? 'other')}</Tag>
          {shipment.template ? <Tag>Template</Tag> : <StatusBadge status={shipment.status} />}
          <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
            {priceWords(shipment, deal, me.isCarrier && !isOwner)}
          </Typography>
          {shipment.recurrenceId && (
            <Typography
              variant="body2"
              component={Link}
              to="/templates"
              sx={{ alignSelf: 'center', color: 'primary.main' }}
            >
              Listed from your template
            </Typography>
          )}
        </Box>
        <PageTitle title={shipment.title} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 2, sm: 3 },
          '&:empty': { display: 'none' },
          '& button': { px: { xs: 2, sm: 4 }, fontSize: { xs: 14, sm: 16 } },
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        <OwnerActions shipment={shipment} />
        {isOwner && <ShareButton shipment={shipment} />}
        {may(shipment, 'tracking-links') && <ShareTracking shipmentId={shipment.id} />}
      </Box>
    </Box>
  );
}
