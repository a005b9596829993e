/**
 * Longest that one turn of the event loop takes in new work, in milliseconds: a visitor still waits that long, and a first
 * page on a cold and busy machine takes a good part of it.
 */
const longestTurn = 1500;

/**
 * Says whether work that arrives now comes too late in this turn of the event loop. Everything that lies ready is begun
 * in one turn, so a turn is as long as the queue: bounding it bounds everybody's wait, and unlike a mean of past
 * delays it lets in exactly as much as can be done. Slow clients do not lengthen a turn.
 */
export function createTurnBudget(longest = longestTurn): () => boolean {
  let began: number | undefined;
  return () => {
    if (began !== undefined) return performance.now() - began > longest;
    began = performance.now();
    setImmediate(() => {
      began = undefined;
    });
    return false;
  };
}
