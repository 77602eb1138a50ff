/** Where the database is; only known once the embedded one has started. */
export class DatabaseUrl {
  constructor(readonly value: string) {}
}
