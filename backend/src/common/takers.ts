/** Who takes each kind of work: a closed list of names, each with one taker before the program works. */
export class Takers<Name extends string, Take> {
  private readonly takers = new Map<string, Take>();

  /** @param what the names are of, for the sentence of a refused start */
  constructor(
    private readonly what: string,
    private readonly names: readonly Name[],
  ) {}

  on(name: Name, take: Take): void {
    if (this.takers.has(name)) throw new Error(`Two take the ${this.what} ${name}.`);
    this.takers.set(name, take);
  }

  /** Undefined for what stands in a row or on a queue and is of a newer program. */
  of(name: string): Take | undefined {
    return this.takers.get(name);
  }

  /** @throws when a name has nobody: the program does not start. */
  requireAll(): void {
    const missing = this.names.filter((name) => !this.takers.has(name));
    if (missing.length > 0) throw new Error(`Nobody takes the ${this.what} ${missing.join(', ')}.`);
  }
}
