/** Everything that was started, ended in reverse order; each step once. */
export class Shutdown {
  readonly closing = { started: false };
  private readonly steps: { what: string; end: () => unknown }[] = [];
  private urgent: (() => Promise<void>) | undefined;
  private current: string | undefined;

  /** @param what is being ended, for the line that names it when it hangs */
  last(what: string, end: () => unknown): void {
    this.steps.unshift({ what, end });
  }

  /** What must not be left behind even when a second signal asks to end at once. */
  alsoWhenUrgent(what: string, end: () => Promise<void>): void {
    this.urgent = end;
    this.last(what, end);
  }

  /** What is being ended now. */
  get at(): string | undefined {
    return this.current;
  }

  /** Ends only what must not be left behind. */
  async urgently(): Promise<void> {
    await this.urgent?.();
  }

  /** Ends all of it. @param onProblem hears what could not be ended; the others are ended all the same */
  async run(onProblem: (line: string) => void): Promise<void> {
    this.closing.started = true;
    for (const { what, end } of this.steps) {
      this.current = what;
      try {
        await end();
      } catch (error) {
        onProblem(`While closing ${what}: ${(error as Error).message}`);
      }
    }
  }
}
