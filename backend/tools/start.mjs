// npm start: from a bare checkout to a running Haulway. Only Node's own modules are there when it begins.
import { existsSync, readFileSync } from 'node:fs';
import { checkLibrary, checkNode, checkPort, checkRootCanBeDropped } from './machine.mjs';
import { prepare } from './prepare.mjs';
import { endTogether, exitOf, mainFile, start, tool } from './project.mjs';

await tool(async () => {
  endWithNpm(endTogether());
  checkNode();
  checkLibrary();
  checkRootCanBeDropped();
  await checkPort();
  await prepare();
  console.log('Starting ...');
  // The channel tells the program of our end, even when we are killed.
  const program = start(process.execPath, [mainFile], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const code = await exitOf(program);
  process.exit(code);
});

/**
 * Ends when the npm that started us is gone: killed outright, it passes nothing on.
 * @param {(signal: NodeJS.Signals) => Promise<void>} end
 */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = [[process.pid, process.ppid]];
  // npm starts scripts through a shell, which may stay in between and outlive npm.
  if (/^(ba|da)?sh$/.test(statOf(process.ppid).name)) ancestors.push([process.ppid, statOf(process.ppid).parent]);
  const gone = () => process.ppid !== ancestors[0]?.[1] || (ancestors[1] !== undefined && statOf(ancestors[1][0] ?? 0).parent !== ancestors[1][1]);
  setInterval(() => gone() && void end('SIGTERM'), 500).unref();
}

/** @param {number} pid */
function statOf(pid) {
  const file = `/proc/${pid}/stat`;
  const stat = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
  return { name, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0) };
}
