import Box from '@mui/material/Box';
import type { Estimate } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';

/** The ranges of the services, as figures. */
export function PriceTable({ options }: { options: Estimate[] }) {
  const cell = {
    py: 2,
    pr: 3,
    textAlign: 'left',
    borderTop: '1px solid',
    borderColor: 'divider',
    verticalAlign: 'top',
  } as const;
  return (
    <Box
      component="table"
      aria-label="All services in figures"
      className="tabular"
      sx={{ width: '100%', borderCollapse: 'collapse', fontSize: { xs: 14, sm: 16 } }}
    >
      <thead>
        <tr>
          {['Service', 'Typically', 'Estimate', 'Days'].map((title) => (
            <Box
              component="th"
              scope="col"
              key={title}
              sx={{ ...cell, borderTop: 0, color: 'text.secondary', fontWeight: 600 }}
            >
              {title}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={`${option.carrierName}-${option.serviceType}`}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: option.usual ? 700 : 400 }}>
              {option.serviceType}
            </Box>
            <Box component="td" sx={cell}>
              {shortMoney(option.low)} to {shortMoney(option.high)}
            </Box>
            <Box component="td" sx={cell}>
              {shortMoney(option.estimatedCost)}
            </Box>
            <Box component="td" sx={cell}>
              {option.estimatedDays}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
