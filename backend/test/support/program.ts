import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../../dist/program/main.js', import.meta.url));
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

/** Starts the built program with exactly these settings: nothing from the tests' own environment but the path to programs, and Node's options in a run that looks at statements. */
export function startProgram(env: Record<string, string>): Program {
  const child: ChildProcess = spawn(process.execPath, [mainFile], {
    env: { PATH: process.env['PATH'], NODE_OPTIONS: process.env['HAULWAY_TEST_NODE_OPTIONS'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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

/**
 * Starts a program in the process that runs them for this worker, and waits until it is ready.
 * @returns shuts it down in order
 * @throws with what went wrong when it does not start
 */
export async function startHosted(env: Record<string, string>): Promise<() => Promise<void>> {
  const ports = process.env['HAULWAY_TEST_HOSTS']?.split(',') ?? [];
  const port = ports[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1];
  const ask = async (path: string, settings = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', body: JSON.stringify(settings) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { id: string };
  };
  const { id } = await ask('start', env);
  return async () => void (await ask(`stop/${id}`));
}
