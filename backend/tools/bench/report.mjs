// Loaded into the program by the soak: on SIGUSR2 it reports what is left after a collection. Needs --expose-gc and a channel to the parent.
process.on('SIGUSR2', () => {
  const { gc } = globalThis;
  gc?.();
  gc?.();
  process.send?.({
    heapBytes: process.memoryUsage().heapUsed,
    handles: process.getActiveResourcesInfo().filter((name) => name !== 'Timeout' && name !== 'Immediate').length,
  });
});
// The channel alone must not keep the program alive.
process.channel?.unref();
