import { OnceAtATime } from '../../common/once-at-a-time.js';

interface Ways<Taken> {
  /** How many at once. */
  most: number;
  /** Leases at most so many that are due; undefined when none is. */
  take: (room: number) => Promise<readonly Taken[] | undefined>;
  /** Does one. `signal` ends it: then it is done again, by whoever leases it next. */
  work: (taken: Taken, signal: AbortSignal) => Promise<void>;
  /** Hears what could not be done, or looked for. */
  onProblem: (error: Error, taken?: Taken) => void;
}

/** Work whose schedule is a table: workers lease due rows, and a lease that runs out is taken again. */
export class LeasedWork<Taken> {
  private readonly ending = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private readonly looking = new OnceAtATime(() => this.takeAll());

  constructor(private readonly ways: Ways<Taken>) {}

  /** Takes what is due in hand, without waiting for its end. */
  look(): Promise<void> {
    return this.looking.ask();
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.ending.abort();
    await this.looking.ended();
    await Promise.all(this.running);
  }

  private async takeAll(): Promise<void> {
    for (let taken = await this.take(); taken; taken = await this.take()) for (const each of taken) this.start(each);
  }

  private async take(): Promise<readonly Taken[] | undefined> {
    const room = this.ways.most - this.running.size;
    return room <= 0 || this.ending.signal.aborted ? undefined : this.ways.take(room);
  }

  private start(taken: Taken): void {
    const work: Promise<void> = this.ways
      .work(taken, this.ending.signal)
      .catch((error: Error) => this.ways.onProblem(error, taken))
      .finally(() => {
        this.running.delete(work);
        if (!this.ending.signal.aborted) void this.look().catch(this.ways.onProblem);
      });
    this.running.add(work);
  }
}
