/** The handlers of one kind of work: a closed list of names, each with one handler before the program starts working. */
export class HandlerRegistry<Name extends string, Handler> {
  private readonly handlers = new Map<string, Handler>();

  /** @param what the names stand for, used in the error when the program refuses to start */
  constructor(
    private readonly what: string,
    private readonly names: readonly Name[],
  ) {}

  on(name: Name, handler: Handler): void {
    if (this.handlers.has(name)) throw new Error(`Two handlers for the ${this.what} ${name}.`);
    this.handlers.set(name, handler);
  }

  /** Undefined for a name that a newer program left in a row or on a queue. */
  of(name: string): Handler | undefined {
    return this.handlers.get(name);
  }

  /** @throws when a name has none: the program does not start. */
  requireAll(): void {
    const missing = this.names.filter((name) => !this.handlers.has(name));
    if (missing.length > 0) throw new Error(`No handler for the ${this.what} ${missing.join(', ')}.`);
  }
}
