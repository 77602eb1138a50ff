/** Takes work and does it in the order in which it came, at most so much at a time. Work that fails makes room as well. */
export function lane(most: number): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const next = () => {
    const work = running < most ? waiting.shift() : undefined;
    if (!work) return;
    running++;
    void work().finally(() => {
      running--;
      next();
    });
  };
  return (work) => {
    waiting.push(work);
    next();
  };
}
