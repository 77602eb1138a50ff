import Box from '@mui/material/Box';
import { onUsMap } from '../format/albers';
import { frameOf, LandAndBorders, placeIn, SHAPE, StateNames, type Frame, type Point } from './usMapParts';

/** A place on the map, in decimal degrees. */
export interface MapPlace {
  label: string;
  latitude: number;
  longitude: number;
}

interface Props {
  from: MapPlace;
  to: MapPlace;
  /** The stops between, in their order. */
  via?: MapPlace[];
  /** Where it was seen, oldest first. */
  seen: MapPlace[];
  /** Other places near the way. */
  marks?: MapPlace[];
  /** Everything the map shows, in words. */
  text: string;
}

/** A route across the United States, drawn without tiles from anybody; nothing if a place lies outside. */
export default function UsMap({ from, to, via = [], seen, marks = [], text }: Props) {
  const [start, end] = [onUsMap(from), onUsMap(to)];
  if (!start || !end) return null;
  const stops = pointsOf(seen);
  const last = stops.at(-1);
  const [between, marked] = [pointsOf(via), pointsOf(marks)];
  const frame = frameOf([start, end, ...between, ...stops, ...marked]);
  const at = (point: Point) => placeIn(frame, point);
  // A state's letters keep clear of the points and their names.
  const free = ([x, y]: Point) =>
    [start, end].every(
      (point) => Math.abs(x - point[0]) > frame.width * 0.2 || Math.abs(y - point[1]) > frame.height * 0.2,
    ) &&
    (!last || Math.hypot(x - last[0], y - last[1]) > frame.width * 0.07);
  return (
    <Box
      role="img"
      aria-label={text}
      sx={{
        position: 'relative',
        aspectRatio: SHAPE,
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'haulway.moving',
        fontSize: 13,
        fontWeight: 600,
        lineHeight: '18px',
      }}
    >
      <LandAndBorders frame={frame}>
        <Road points={last ? [last, end] : [start, ...between, end]} ahead />
        {last && <Road points={[start, ...stops]} />}
      </LandAndBorders>
      <Box aria-hidden sx={{ '& > *': { position: 'absolute' } }}>
        <StateNames frame={frame} isFree={free} />
        {marked.map((point) => (
          <Box key={point.join()} sx={{ ...dot, ...mark }} style={at(point)} />
        ))}
        {between.map((point) => (
          <Box key={point.join()} sx={{ ...dot, ...stopBetween }} style={at(point)} />
        ))}
        <Box sx={{ ...dot, bgcolor: '#FFFFFF', borderColor: 'haulway.asphalt' }} style={at(start)} />
        <Box
          sx={{
            ...dot,
            borderRadius: '50% 50% 50% 0',
            transform: 'translate(-50%, -115%) rotate(-45deg)',
            bgcolor: 'haulway.accent',
            borderColor: '#14231F',
            width: 20,
            height: 20,
          }}
          style={at(end)}
        />
        {last && (
          <Box
            sx={{
              ...dot,
              bgcolor: 'haulway.plate',
              borderColor: '#FFFFFF',
              width: 20,
              height: 20,
              boxShadow: '0 0 0 6px rgb(11 93 70 / .28)',
            }}
            style={at(last)}
          />
        )}
        <Label point={start} frame={frame} style={at(start)} avoid={[end, ...(last ? [last] : [])]}>
          {from.label}
        </Label>
        <Label point={end} frame={frame} style={at(end)} avoid={[start, ...(last ? [last] : [])]}>
          {to.label}
        </Label>
      </Box>
    </Box>
  );
}

/** Where they are on the map; those that lie outside are left out. */
const pointsOf = (places: readonly MapPlace[]) => places.map(onUsMap).filter((point) => point !== null);

const dot = {
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '3px solid',
  transform: 'translate(-50%, -50%)',
  boxSizing: 'border-box',
} as const;

const stopBetween = { bgcolor: '#FFFFFF', borderColor: 'haulway.asphalt', width: 12, height: 12 } as const;
const mark = { bgcolor: 'haulway.plate', borderColor: '#FFFFFF', borderWidth: 2, width: 14, height: 14 } as const;

function Road({ points, ahead = false }: { points: Point[]; ahead?: boolean }) {
  const d = `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
  return (
    <>
      <Box component="path" d={d} sx={{ fill: 'none', stroke: '#1B2622', strokeWidth: 7 }} />
      <Box
        component="path"
        d={d}
        sx={{
          fill: 'none',
          stroke: (theme) => theme.vars?.palette.haulway.accent,
          strokeWidth: 3,
          strokeDasharray: ahead ? '7 8' : 'none',
        }}
      />
    </>
  );
}

/** A name next to its point, on the side that stays inside the map and away from the nearest other point. */
function Label({
  point: [x, y],
  frame,
  style,
  avoid,
  children,
}: {
  point: Point;
  frame: Frame;
  style: object;
  avoid: Point[];
  children: string;
}) {
  const nearest = [...avoid].sort(
    (one, other) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(other[0] - x, other[1] - y),
  )[0];
  const share = (x - frame.x) / frame.width;
  const side = share > 0.72 ? '-100%' : share < 0.28 ? '0' : '-50%';
  const below = !nearest || nearest[1] < y;
  return (
    <Box
      style={style}
      sx={{
        transform: `translate(${side}, ${below ? '14px' : 'calc(-100% - 26px)'})`,
        px: 2,
        borderRadius: '6px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: '1px solid',
        borderColor: 'haulway.control',
        whiteSpace: 'nowrap',
        maxWidth: '60%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {children}
    </Box>
  );
}
