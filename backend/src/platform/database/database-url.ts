/** Where the database is; known only once the embedded one has started. */
export class DatabaseUrl {
  constructor(readonly value: string) {}
}
