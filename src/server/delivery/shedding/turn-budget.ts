/** How long one turn of the event loop takes in new work. */
export interface TurnLimits {
  /** Milliseconds. */
  readonly usual: number;
  /** So many are taken in whatever they take: one page that is made for the first time is no overload. */
  readonly few: number;
  /** Milliseconds after which not even they are: a visitor still waits that long. */
  readonly longest: number;
}

const defaultLimits: TurnLimits = { usual: 250, few: 16, longest: 1500 };

/**
 * Says whether work that arrives now comes too late in this turn of the event loop. Everything that lies ready is begun
 * in one turn, so a turn is as long as the queue: bounding it bounds everybody's wait, and unlike a mean of past
 * delays it lets in exactly as much as can be done. Slow clients do not lengthen a turn.
 */
export function createTurnBudget(given: Partial<TurnLimits> = {}): () => boolean {
  const { usual, few, longest } = { ...defaultLimits, ...given };
  let began: number | undefined;
  let taken = 0;
  return () => {
    if (began === undefined) {
      began = performance.now();
      taken = 1;
      setImmediate(() => {
        began = undefined;
      });
      return false;
    }
    const passed = performance.now() - began;
    if (passed > longest || (passed > usual && taken >= few)) return true;
    taken += 1;
    return false;
  };
}
