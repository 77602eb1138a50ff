/**
 * Ends this process as SIGTERM does when the launcher that started it is gone, so that killing only npm or the launcher leaves nothing behind.
 * Does nothing when the process was not started over a channel.
 */
export function followLauncher(): void {
  if (process.channel === undefined || process.channel === null) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // After the listener, which would otherwise keep a finished program alive.
  process.channel.unref();
}
