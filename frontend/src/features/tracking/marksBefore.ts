import type { Condition, Mark, Reports } from '../../kit/format/conditionForms';

/** How an item was at its pickup. */
export interface Before {
  marks: Mark[];
  /** What stays the same on the way. */
  values: Record<string, string>;
}

/** What the road does not change, so that it is not asked twice; whether it runs or how full it is may have changed. */
const LASTING = ['vin', 'keys', 'pieces', 'trailer', 'crate'];

/**
 * How an item was at the pickup: as the server has it, or as this phone still waits to send it. A later report adds to an
 * earlier one, such as of a pickup where nobody was there at first.
 * @param itemId of several items; empty: all of it
 */
export function conditionBefore(
  reports: Reports,
  acts: readonly { kind: string; state: string; body: Readonly<Record<string, unknown>> }[],
  itemId = '',
): Before {
  const kept = acts
    .filter(({ kind, state }) => kind === 'pickup' && state !== 'refused')
    .flatMap(({ body }) => (body['condition'] as Condition | undefined) ?? []);
  const reported = about(
    reports.filter(({ end }) => end === 'pickup'),
    itemId,
  );
  const waiting = about(kept, itemId);
  const marks = reported.flatMap((report) => report.marks);
  return {
    marks: marks.length > 0 ? marks : waiting.flatMap((condition) => condition.marks ?? []),
    values: lasting([...waiting, ...reported].map((condition) => condition.values ?? {})),
  };
}

/** Those about this item. Of all of it: those about no item in particular or, without any, of the only one that was looked at. */
function about<Report extends { itemId?: string | null }>(reports: readonly Report[], itemId: string): Report[] {
  const of = (id: string) => reports.filter((report) => (report.itemId ?? '') === id);
  const ids = new Set(reports.flatMap((report) => report.itemId ?? []));
  const [only = ''] = ids;
  const exact = of(itemId);
  return exact.length > 0 || itemId !== '' || ids.size > 1 ? exact : of(only);
}

function lasting(reports: readonly Readonly<Record<string, unknown>>[]): Record<string, string> {
  const all: Record<string, unknown> = Object.assign({}, ...reports);
  return Object.fromEntries(
    Object.entries(all).filter(
      (each): each is [string, string] => LASTING.includes(each[0]) && typeof each[1] === 'string',
    ),
  );
}
