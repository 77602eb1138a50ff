import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Estimate } from '../../kit/api/types';
import { displayFont } from '../../kit/theme/theme';

interface Props {
  estimates: Estimate[];
  withCurrency?: boolean;
  /** What the service means in plain words, if known. */
  wordsOf?: (serviceType: string) => string | undefined;
}

/** Estimates, cheapest first: carrier, service, days, cost. */
export function EstimateList({ estimates, withCurrency = false, wordsOf }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {estimates.map((estimate, index) => (
        <Box
          component="li"
          key={`${estimate.carrierName}-${estimate.serviceType}-${index}`}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 4,
            py: 3,
            borderTop: index > 0 ? '1px solid' : 0,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>
              <CarrierKind name={estimate.carrierName} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {estimate.serviceType}, {estimate.estimatedDays} {estimate.estimatedDays === 1 ? 'day' : 'days'}
            </Typography>
            {wordsOf?.(estimate.serviceType) && (
              <Typography variant="body2">{wordsOf(estimate.serviceType)}</Typography>
            )}
          </Box>
          <Box
            className="tabular"
            sx={{
              fontFamily: displayFont,
              fontWeight: 800,
              fontSize: 20,
              lineHeight: '26px',
              whiteSpace: 'nowrap',
              textAlign: 'right',
            }}
          >
            ${estimate.estimatedCost.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
            {withCurrency && (
              <Box component="span" sx={{ fontSize: 13, fontWeight: 600, color: 'text.secondary', ml: 1 }}>
                {estimate.currency || 'USD'}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const ABBREVIATION = /^[A-Z]{2,}$/;

/**
 * The rate card's names are those of kinds of carriers, written like those of firms: `Open Auto Carrier` shows as
 * `An open auto carrier`. Only the looks change, so that the text stays what the API says.
 */
function CarrierKind({ name }: { name: string }) {
  // "An RV hauler", "an LTL network": those two begin with a vowel when they are read.
  const article = /^([AEIOaeio]|RV|LTL)/.test(name) ? 'An' : 'A';
  return (
    <>
      {article}
      {name.split(' ').map((word, index) => (
        <Box component="span" key={index} sx={ABBREVIATION.test(word) ? {} : { textTransform: 'lowercase' }}>
          {` ${word}`}
        </Box>
      ))}
    </>
  );
}
