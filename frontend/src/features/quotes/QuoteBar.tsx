import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Shipment } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { payOf, perMile } from '../../kit/format/shipments';

/** On a phone: what a load may pay and a button to the form, at the bottom of the screen. */
export function QuoteBar({ shipment, onQuote }: { shipment: Shipment; onQuote: () => void }) {
  const pay = payOf(shipment);
  const aMile = pay && perMile(pay.amount, shipment);
  return (
    <>
      {/* How much of the page would be hidden by the bar. */}
      <Box aria-hidden sx={{ height: 68, display: { md: 'none' } }} />
      <Box
        role="region"
        aria-label="Quote on this load"
        sx={{
          display: { xs: 'flex', md: 'none' },
          position: 'fixed',
          insetInline: 0,
          bottom: 'calc(60px + env(safe-area-inset-bottom))',
          zIndex: 'appBar',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          px: 4,
          py: 2,
          bgcolor: 'background.paper',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography className="tabular" sx={{ lineHeight: 1.25, minWidth: 0 }}>
          {pay ? (
            <>
              <strong>{shortMoney(pay.amount)}</strong> {pay.basis}
              {aMile && (
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {aMile} a mile
                </Typography>
              )}
            </>
          ) : (
            'No price yet'
          )}
        </Typography>
        <Button variant="contained" onClick={onQuote} sx={{ flexShrink: 0 }}>
          Send quote
        </Button>
      </Box>
    </>
  );
}
