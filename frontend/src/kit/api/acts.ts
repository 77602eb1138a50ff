/** A record that says what its reader can do with it; in lists that everybody reads, it does not. */
interface WithActs {
  can?: readonly string[];
}

type ActOf<R extends WithActs> = NonNullable<R['can']>[number];

/** Would this call change something now, and not be refused? The server says so with the record. */
export function may<R extends WithActs>(record: R | undefined, act: ActOf<R>): boolean {
  return record?.can?.includes(act) ?? false;
}
