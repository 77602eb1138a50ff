import type { Condition, Mark, Reports } from '../../kit/format/conditionForms';

/** The marks of the pickup: as the server has them, or as this phone still waits to send them. */
export function marksBefore(
  reports: Reports,
  acts: readonly { kind: string; state: string; body: Readonly<Record<string, unknown>> }[],
): Mark[] {
  const reported = reports.filter(({ end }) => end === 'pickup').flatMap(({ marks }) => marks);
  if (reported.length > 0) return reported;
  return acts
    .filter(({ kind, state }) => kind === 'pickup' && state !== 'refused')
    .flatMap(({ body }) => (body['condition'] as Condition | undefined)?.marks ?? []);
}
