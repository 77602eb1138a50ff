import { useState } from 'react';
import { keep, readKept } from '../../kit/ui/useKept';

/** Where the reader is, as they said: a city is enough. */
export interface Where {
  label: string;
  latitude: number;
  longitude: number;
}

const KEY = 'haulway_where';
const EARTH_MILES = 3958.8;

/** Where the reader is. Asked once, and kept only on this device. */
export function useWhere(): [Where | undefined, (where: Where) => void] {
  const [where, setWhere] = useState(readWhere);
  return [
    where,
    (next) => {
      setWhere(next);
      keep(KEY, JSON.stringify(next));
    },
  ];
}

function readWhere(): Where | undefined {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? 'null');
    return isWhere(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isWhere(value: unknown): value is Where {
  const { label, latitude, longitude } = (value ?? {}) as Partial<Record<keyof Where, unknown>>;
  return (
    typeof label === 'string' &&
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180
  );
}

type Point = Pick<Where, 'latitude' | 'longitude'>;

/** Great-circle distance between two points, in miles. */
export function milesApart(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const a =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude);
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(a)));
}

/**
 * How far it is from the reader to a pickup, whose position is known to a tenth of a degree: `near you`, `38 mi away`.
 */
export function awayWords(where: Where | undefined, point: Point | null): string | undefined {
  if (!where || !point) return undefined;
  const miles = Math.round(milesApart(where, point));
  return miles < 10 ? 'near you' : `${miles.toLocaleString('en-US')} mi away`;
}
