import Box from '@mui/material/Box';
import type { Estimate } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';

/** The range of each service as a bar, its estimate as a dot. The table below has the same figures. */
export function RangeChart({ options }: { options: Estimate[] }) {
  const most = Math.max(...options.map((option) => option.high));
  const at = (dollars: number) => `${(dollars / most) * 100}%`;
  return (
    <Box aria-hidden className="tabular" sx={{ display: 'grid', gap: 3 }}>
      {options.map(({ serviceType, usual, low, high, estimatedCost }) => (
        <Box key={serviceType}>
          <Box sx={{ fontSize: 14, fontWeight: usual ? 700 : 500, mb: 1 }}>
            {serviceType}
            {usual && ' (usual)'}
          </Box>
          <Box sx={{ position: 'relative', height: 14, borderRadius: '7px', bgcolor: 'haulway.neutral' }}>
            <Box
              sx={{
                position: 'absolute',
                left: at(low),
                width: at(high - low),
                minWidth: 4,
                height: '100%',
                borderRadius: '7px',
                bgcolor: usual ? 'primary.main' : 'haulway.control',
              }}
            />
            <Box
              sx={{
                position: 'absolute',
                left: at(estimatedCost),
                top: 1,
                width: 12,
                height: 12,
                ml: '-6px',
                borderRadius: '50%',
                bgcolor: 'haulway.accent',
                border: '2px solid',
                borderColor: 'haulway.onAccent',
              }}
            />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 14, color: 'text.secondary' }}>
        <span>$0</span>
        <span>{shortMoney(most)}</span>
      </Box>
    </Box>
  );
}
