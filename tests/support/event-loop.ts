/** Returns how many ticks the event loop makes before `work` ends. While the process is blocked, there are none. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  let turns = 0;
  for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  return turns;
}
