/** Long enough to notice a signal sent to both of us, whichever arrives first. */
const PATIENCE_MS = 250;

/**
 * Ends this process as SIGTERM does when the launcher that started it closes its channel or is gone, so that killing just npm or the launcher leaves nothing behind.
 *
 * Ctrl-C reaches this process and the launcher at once: the closed channel is then no news and is ignored, so that shutdown is requested only once.
 * Closing the terminal counts as SIGTERM too.
 */
export function followLauncher(): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.prependListener(signal, () => (ending = true));
  const end = (): void => {
    if (!ending) process.kill(process.pid, 'SIGTERM');
  };
  process.once('SIGHUP', end);
  if (process.channel === undefined || process.channel === null) return;
  process.once('disconnect', () => setTimeout(end, PATIENCE_MS));
  // After the listener, which would otherwise keep a finished program alive.
  process.channel.unref();
}
