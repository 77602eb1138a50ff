import Box from '@mui/material/Box';
import type { ShipmentStatus } from '../format/labels';
import { cityOf } from '../format/shipments';
import { words } from '../format/words';
import { displayFont } from '../theme/theme';
import { hidden } from './hidden';

/** How far along the route the truck is, in percent. */
const progress: Record<ShipmentStatus, number> = {
  draft: 0,
  listed: 0,
  quoted: 0,
  booked: 6,
  in_transit: 52,
  delivered: 100,
  cancelled: 0,
};

interface Props {
  from: string;
  to: string;
  status: ShipmentStatus;
  /** Road miles; left out when unknown. */
  miles: number | null;
  size?: 'card' | 'detail';
}

/** The road from origin to destination, with the truck placed by the status. A list tells screen readers the same. */
export function RouteStrip({ from, to, status, miles, size = 'card' }: Props) {
  const large = size === 'detail';
  const distance = miles === null ? undefined : `${Math.round(miles).toLocaleString('en-US')} mi`;
  return (
    <Box>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: large ? 96 : 40,
          borderRadius: large ? '14px' : '10px',
          bgcolor: 'haulway.asphalt',
          color: '#FFFFFF',
          overflow: 'hidden',
          px: large ? 7 : 4,
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            left: large ? 36 : 22,
            right: large ? 36 : 22,
            top: large ? 62 : 19,
            height: large ? 4 : 2,
            backgroundImage: (theme) =>
              `repeating-linear-gradient(90deg, ${theme.vars?.palette.haulway.accent} 0 ${large ? 18 : 10}px, transparent ${large ? 18 : 10}px ${large ? 32 : 18}px)`,
          }}
        />
        <Box sx={{ position: 'absolute', left: large ? 36 : 22, right: large ? 36 : 22, top: large ? 64 : 20 }}>
          <Box
            sx={{
              position: 'absolute',
              left: 0,
              top: 0,
              width: large ? 16 : 10,
              height: large ? 16 : 10,
              borderRadius: '50%',
              bgcolor: '#FFFFFF',
              transform: 'translate(-50%, -50%)',
            }}
          />
          <Pin size={large ? 30 : 18} />
          {distance && !(!large && status === 'in_transit') && (
            <Milepost text={distance} large={large} shifted={status === 'in_transit'} />
          )}
          {status !== 'cancelled' && (
            <Box
              sx={{
                position: 'absolute',
                left: `${progress[status]}%`,
                top: 0,
                transform: `translate(${progress[status] === 100 ? '-125%' : progress[status] === 0 ? '20%' : '-50%'}, -62%)`,
                transition: 'left 600ms ease-out',
                lineHeight: 0,
              }}
            >
              <Truck width={large ? 62 : 34} />
            </Box>
          )}
        </Box>
        {large && (
          <Box
            sx={{
              position: 'absolute',
              left: 28,
              right: 28,
              top: 12,
              display: 'flex',
              justifyContent: 'space-between',
              gap: 6,
              fontFamily: displayFont,
              fontWeight: 700,
              fontSize: { xs: 14, sm: 16 },
            }}
          >
            <Ellipsis>{cityOf(from)}</Ellipsis>
            <Ellipsis right>{cityOf(to)}</Ellipsis>
          </Box>
        )}
      </Box>
      <Box component="ol" sx={hidden}>
        <li>From {from}</li>
        <li>
          Status: {words(status)}
          {distance ? `, ${distance} of road` : ''}
        </li>
        <li>To {to}</li>
      </Box>
    </Box>
  );
}

function Ellipsis({ children, right }: { children: string; right?: boolean }) {
  return (
    <Box
      sx={{
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        textAlign: right ? 'right' : 'left',
      }}
    >
      {children}
    </Box>
  );
}

function Milepost({ text, large, shifted }: { text: string; large: boolean; shifted: boolean }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        left: shifted ? '26%' : '50%',
        top: 0,
        transform: 'translate(-50%, -50%)',
        bgcolor: 'haulway.plate',
        color: 'haulway.onPlate',
        border: '1.5px solid currentColor',
        borderRadius: '6px',
        px: 2,
        fontFamily: displayFont,
        fontWeight: 700,
        fontSize: large ? 14 : 12,
        lineHeight: large ? '24px' : '19px',
        whiteSpace: 'nowrap',
      }}
      className="tabular"
    >
      {text}
    </Box>
  );
}

function Pin({ size }: { size: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      sx={{
        position: 'absolute',
        right: 0,
        bottom: -2,
        width: size,
        height: size,
        transform: 'translateX(50%)',
        color: 'haulway.accent',
      }}
    >
      <path d="M12 1.5a8 8 0 0 0-8 8c0 5.6 8 13 8 13s8-7.4 8-13a8 8 0 0 0-8-8z" fill="currentColor" />
      <circle cx="12" cy="9.5" r="3" fill="#14231F" />
    </Box>
  );
}

function Truck({ width }: { width: number }) {
  return (
    <svg viewBox="0 0 62 34" width={width} height={(width * 34) / 62}>
      <rect x="1" y="3" width="38" height="22" rx="3" fill="#FBF8F2" />
      <rect x="5" y="7" width="30" height="4" rx="1" fill="#0B5D46" />
      <path d="M41 9h10l8 9v7H41z" fill="#FFB524" />
      <path d="M44 12h6l5 6H44z" fill="#14231F" />
      <path d="M1 25h58v2H1z" fill="#FBF8F2" />
      <circle cx="12" cy="27" r="5.5" fill="#14231F" stroke="#FBF8F2" strokeWidth="2" />
      <circle cx="49" cy="27" r="5.5" fill="#14231F" stroke="#FBF8F2" strokeWidth="2" />
    </svg>
  );
}
