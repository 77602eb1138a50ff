import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import usa from 'virtual:us-map';

export type Point = [x: number, y: number];
/** The visible part of the map, in map units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width over height of every map. */
export const SHAPE = 16 / 10;
const NARROWEST = 230;

/** A style that places a point of the map in the visible part. */
export function placeIn({ x, y, width, height }: Frame, point: Point): { left: string; top: string } {
  return { left: `${((point[0] - x) / width) * 100}%`, top: `${((point[1] - y) / height) * 100}%` };
}

/** The outlines of land and states, behind everything else on a map. */
export function LandAndBorders({ frame, children }: { frame: Frame; children?: ReactNode }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        '& path': { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round', strokeLinecap: 'round' },
      }}
    >
      <Box
        component="path"
        d={usa.land}
        sx={{
          fill: (theme) => theme.vars?.palette.background.default,
          stroke: (theme) => theme.vars?.palette.haulway.control,
          strokeWidth: 1,
        }}
      />
      <Box
        component="path"
        d={usa.borders}
        sx={{ fill: 'none', stroke: (theme) => theme.vars?.palette.divider, strokeWidth: 1.5 }}
      />
      {children}
    </Box>
  );
}

/** The letters of the states that are large enough for them, where nothing is in the way. */
export function StateNames({ frame, isFree }: { frame: Frame; isFree: (point: Point) => boolean }) {
  return usa.states.map(
    ({ name, x, y, width }) =>
      width / frame.width > 0.05 &&
      inside([x, y], frame) &&
      isFree([x, y]) && (
        <Box
          key={name}
          sx={{
            position: 'absolute',
            transform: 'translate(-50%, -50%)',
            color: 'text.secondary',
            fontSize: 12,
          }}
          style={placeIn(frame, [x, y])}
        >
          {name}
        </Box>
      ),
  );
}

/** Space around the ends of a route, for their names. */
const FOR_NAMES = { wide: 1.5, tall: 2.2 };

/** The part of the map that holds the points with some space around them, never narrower than a large state. */
export function frameOf(points: Point[], shape = SHAPE, room = FOR_NAMES): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(NARROWEST, (right - left) * room.wide, (bottom - top) * room.tall * shape);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

function inside([x, y]: Point, frame: Frame): boolean {
  const edge = frame.width * 0.03;
  return (
    x > frame.x + edge && x < frame.x + frame.width - edge && y > frame.y + edge && y < frame.y + frame.height - edge
  );
}
