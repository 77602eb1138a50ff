// Loaded into the program: on SIGUSR2 it reports for how long its event loop was held at most since the last report, in
// milliseconds of processor time of its own thread, so that it does not count when other processes had the core. Needs a channel to the parent.
import { readFileSync } from 'node:fs';

const LOOK_MS = 1;
/** The first thread of a process has its number. */
const FILE = `/proc/self/task/${process.pid}/schedstat`;

const cpuMs = () => Number(readFileSync(FILE, 'latin1').split(' ')[0]) / 1e6;

let held = 0;
let last = cpuMs();
// A timer runs once a turn of the loop.
setInterval(() => {
  const now = cpuMs();
  held = Math.max(held, now - last);
  last = now;
}, LOOK_MS).unref();

process.on('SIGUSR2', () => {
  process.send?.({ heldMs: held });
  held = 0;
});
process.channel?.unref();
