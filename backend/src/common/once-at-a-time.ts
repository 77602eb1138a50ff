/** Work that is done once at a time: for all who ask for it while it runs, it runs once more. */
export class OnceAtATime {
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly work: () => Promise<void>) {}

  /** Resolves when it was done by a run that began after this call. @throws what that run throws */
  ask(): Promise<void> {
    if (this.running) this.next ??= this.running.catch(() => undefined).then(() => this.run());
    return this.next ?? this.run();
  }

  /** Resolves when it neither runs nor will. */
  async ended(): Promise<void> {
    while (this.next ?? this.running) await (this.next ?? this.running)?.catch(() => undefined);
  }

  private run(): Promise<void> {
    this.next = undefined;
    this.running = Promise.resolve()
      .then(this.work)
      .finally(() => (this.running = undefined));
    return this.running;
  }
}
