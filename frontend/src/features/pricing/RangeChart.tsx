import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Estimate } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';

const ROW = 52;
const LEFT = 6;
const WIDTH = 600;

/** The range of each service as a bar, its estimate as a dot; the table under it says the same in figures. */
export function RangeChart({ options }: { options: Estimate[] }) {
  const { vars, palette } = useTheme();
  const { primary, text, haulway } = vars?.palette ?? palette;
  const most = Math.max(...options.map((option) => option.high));
  const x = (dollars: number) => LEFT + (dollars / most) * (WIDTH - 2 * LEFT);
  return (
    <Box component="svg" viewBox={`0 0 ${WIDTH} ${options.length * ROW + 26}`} aria-hidden sx={{ width: '100%', height: 'auto', display: 'block', fontFamily: 'inherit' }}>
      {options.map((option, row) => {
        const y = row * ROW;
        return (
          <g key={`${option.serviceType}-${row}`} opacity={option.usual ? 1 : 0.72}>
            <text x={LEFT} y={y + 16} fontSize={15} fontWeight={option.usual ? 700 : 500} fill={text.primary}>
              {option.serviceType}
              {option.usual ? ' (usual)' : ''}
            </text>
            <rect x={x(option.low)} y={y + 24} width={Math.max(4, x(option.high) - x(option.low))} height={14} rx={7} fill={option.usual ? primary.main : haulway.control} />
            <circle cx={x(option.estimatedCost)} cy={y + 31} r={5} fill={haulway.accent} stroke={haulway.onAccent} strokeWidth={1.5} />
          </g>
        );
      })}
      <text x={LEFT} y={options.length * ROW + 16} fontSize={14} fill={text.secondary}>
        $0
      </text>
      <text x={WIDTH - LEFT} y={options.length * ROW + 16} fontSize={14} textAnchor="end" fill={text.secondary}>
        {shortMoney(most)}
      </text>
    </Box>
  );
}
