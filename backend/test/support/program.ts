import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../../dist/program/main.js', import.meta.url));
/** Where each program records its statements, in a run that looks at them. */
const statements = process.env['HAULWAY_TEST_STATEMENTS'];
const readyLine = /^(?:Haulway is ready at (http:\/\/localhost:\d+)|The Haulway worker is ready)$/m;

/** One run of the built program. */
export interface Program {
  pid: number;
  /** Everything it has printed so far, on both streams. */
  printed(): string;
  /** The address in its ready line, empty for a worker; rejects with what it printed when it exits before. */
  ready: Promise<string>;
  /** Its exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the built program with exactly these settings: nothing from the tests' own environment but the path to programs. */
export function startProgram(env: Record<string, string>): Program {
  const child: ChildProcess = spawn(
    process.execPath,
    [...(statements ? ['--import', writingDown(statements)] : []), mainFile],
    { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  let foundReady: (url: string) => void;
  let failed: (reason: Error) => void;
  const ready = new Promise<string>((done, fail) => {
    foundReady = done;
    failed = fail;
  });
  // A caller who only waits for the exit does not look at this one.
  ready.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      printed += piece.toString('utf8');
      const line = readyLine.exec(printed);
      if (line) foundReady(line[1] ?? '');
    });
  }
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => {
      failed(new Error(`The program ended (${code}) before it was ready:\n${printed}`));
      done(code);
    });
  });
  return { pid: child.pid ?? 0, printed: () => printed, ready, ended, kill: (signal) => void child.kill(signal) };
}

function writingDown(folder: string): string {
  const address = new URL('statements-seen.mjs', import.meta.url);
  address.searchParams.set('into', join(folder, `${randomUUID()}.jsonl`));
  return address.href;
}
