import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SET_CLOCK = fileURLToPath(new URL('set-clock.mjs', import.meta.url));

/** The machine time of programs that are started `alone` with its settings. */
export class MachineClock {
  private readonly file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'now');
  private ahead = 0;

  /** What such a program is started with. */
  get env(): Record<string, string> {
    const options = [process.env['HAULWAY_TEST_NODE_OPTIONS'], `--import=${pathToFileURL(SET_CLOCK).href}`];
    return { TEST_CLOCK: this.file, NODE_OPTIONS: options.filter(Boolean).join(' ') };
  }

  /** While it goes on by itself. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** It stands still from now on, at a number of milliseconds. */
  standAt(now: number): void {
    this.write(String(now));
  }

  /** It goes on, so many seconds ahead of where it would be. */
  later(seconds: number): void {
    this.ahead += Math.ceil(seconds * 1_000);
    this.write(`+${this.ahead}`);
  }

  /** Whoever reads meanwhile finds either the old time or the new one. */
  private write(text: string): void {
    writeFileSync(`${this.file}.new`, text);
    renameSync(`${this.file}.new`, this.file);
  }
}
