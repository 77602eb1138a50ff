import type { Condition, Mark, Reports } from '../../kit/format/conditionForms';

/** How an item was at its pickup. */
export interface Before {
  marks: Mark[];
  /** What stays the same on the way. */
  values: Record<string, string>;
}

/** What the road does not change, so that it is not asked twice; whether it runs or how full it is may have changed. */
const LASTING = ['vin', 'keys', 'pieces', 'trailer', 'crate'];

/** How it was at the pickup: as the server has it, or as this phone still waits to send it. */
export function conditionBefore(
  reports: Reports,
  acts: readonly { kind: string; state: string; body: Readonly<Record<string, unknown>> }[],
): Before {
  const reported = reports.filter(({ end }) => end === 'pickup');
  const kept = acts
    .filter(({ kind, state }) => kind === 'pickup' && state !== 'refused')
    .flatMap(({ body }) => (body['condition'] as Condition | undefined) ?? []);
  const marks = reported.flatMap((report) => report.marks);
  return {
    marks: marks.length > 0 ? marks : kept.flatMap((condition) => condition.marks ?? []),
    values: lasting([...kept, ...reported].map((condition) => condition.values ?? {})),
  };
}

/** Of several reports, nobody knows which item is delivered now. */
function lasting(reports: readonly Readonly<Record<string, unknown>>[]): Record<string, string> {
  const [only, ...more] = reports;
  if (!only || more.length > 0) return {};
  return Object.fromEntries(
    Object.entries(only).filter(
      (each): each is [string, string] => LASTING.includes(each[0]) && typeof each[1] === 'string',
    ),
  );
}
