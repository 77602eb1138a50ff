import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('../../tools/', import.meta.url));

export interface ToolRun {
  code: number | null;
  /** Its lines, on both streams. */
  lines: string[];
}

/** Runs `npm run backup`, `npm run restore` or another to its end, with exactly these settings; `argument` is a folder or an address. */
export function runTool(
  name: 'backup' | 'restore' | 'check-money' | 'check-provider',
  argument: string | undefined,
  env: Record<string, string>,
): Promise<ToolRun> {
  const child = spawn(process.execPath, [`${tools}${name}.mjs`, ...(argument === undefined ? [] : [argument])], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (printed += piece.toString('utf8')));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, lines: printed.trimEnd().split('\n') }));
  });
}
