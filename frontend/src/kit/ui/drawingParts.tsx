import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface DrawingProps {
  /** What the drawing says; without it, the drawing is decoration. */
  title?: string;
  width?: number | string;
}

/** The frame of every drawing: side view, 2 px ink, three flat fills, all on the same road line. */
export function Drawing({ title, width = 220, children }: DrawingProps & { children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 132"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      sx={{
        display: 'block',
        width,
        maxWidth: '100%',
        height: 'auto',
        '--a': 'var(--mui-palette-haulway-drawA)',
        '--b': 'var(--mui-palette-haulway-drawB)',
        '--c': 'var(--mui-palette-haulway-drawC)',
        color: 'haulway.drawLine',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinejoin: 'round',
        strokeLinecap: 'round',
      }}
    >
      <path d="M4 118h232" />
      <path d="M18 126h22M62 126h22M106 126h22M150 126h22M194 126h22" stroke="var(--a)" strokeWidth="3" />
      {children}
    </Box>
  );
}

/** A wheel standing on the road line. */
export function Wheel({ x, r = 11 }: { x: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={118 - r} r={r} fill="currentColor" />
      <circle cx={x} cy={118 - r} r={r * 0.4} fill="var(--c)" stroke="none" />
    </>
  );
}

/** The cab of a heavy truck facing right, its nose at x + 44. */
export function Cab({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 104V62q0-4 4-4h18q3 0 5 3l12 19q5 1 5 6v18z`} fill="var(--b)" />
      <path d={`M${x + 12} 80V66h9l9 14z`} fill="var(--c)" />
      <Wheel x={x + 26} />
    </>
  );
}

/** A pickup facing right, its nose at x + 84. */
export function Pickup({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 104V84h34l8-18q1-3 5-3h14q4 0 6 3l8 16q9 1 9 8v14z`} fill="var(--b)" />
      <path d={`M${x + 41} 82l6-13h6v13zM${x + 57} 82V69h6l6 13z`} fill="var(--c)" />
      <Wheel x={x + 18} />
      <Wheel x={x + 66} />
    </>
  );
}
