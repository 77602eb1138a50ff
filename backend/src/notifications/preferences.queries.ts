import { isMailedUsually, PREFERENCE_KINDS } from '../mails/preference-kinds.js';

/** Kinds that only some people are told about, by what those are in a row of users. */
const ONLY_FOR = { load: 'is_carrier', desk: 'is_admin' } as const;

/** SQL: what the person in this row of users is not told about in one way, of all that they could be. */
export function silenced(user: string, channel: 'mail' | 'in_app' | 'push'): string {
  const kinds = PREFERENCE_KINDS.map(
    (kind, place) => `('${kind}', ${channel !== 'mail' || isMailedUsually(kind)}, ${place})`,
  );
  const meant = Object.entries(ONLY_FOR).map(([kind, flag]) => `(k.kind <> '${kind}' OR ${user}.${flag})`);
  return `(SELECT coalesce(array_agg(k.kind ORDER BY k.place), '{}') FROM (VALUES ${kinds.join(', ')}) k (kind, usual, place)
    LEFT JOIN notification_preferences c ON c.user_id = ${user}.id AND c.kind = k.kind
    WHERE NOT coalesce(c.${channel}, k.usual) AND ${meant.join(' AND ')})`;
}
