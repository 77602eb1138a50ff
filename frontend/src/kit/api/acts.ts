/** A record that says what its reader can do with it. In lists that everybody reads, it does not say. */
interface WithActs {
  can?: readonly string[];
}

type ActOf<R extends WithActs> = NonNullable<R['can']>[number];

/** Whether this call would change something now, and not be refused. The server says so with the record. */
export function may<R extends WithActs>(record: R | undefined, act: ActOf<R>): boolean {
  return record?.can?.includes(act) ?? false;
}
