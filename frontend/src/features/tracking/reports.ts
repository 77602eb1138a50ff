import type { LocationReport } from '../../kit/api/types';

/** The place in a location report, in words. */
export function placeName(report: Pick<LocationReport, 'address' | 'latitude' | 'longitude'>): string {
  return report.address ?? `On the way (${report.latitude.toFixed(4)}, ${report.longitude.toFixed(4)})`;
}
