/** How work is spread over turns of the event loop, in milliseconds. */
export interface TurnLimits {
  /** New work begun in one turn. */
  readonly turn: number;
  /** Whoever comes while somebody else has waited so long would wait longer still. */
  readonly longest: number;
}

const defaultLimits: TurnLimits = { turn: 2, longest: 1500 };

/** Work in the order of its arrival, a little in each turn. */
export interface ShortTurns {
  /** Begins work now, or in one of the next turns. */
  begin(work: () => void): void;
  /** Whether somebody has waited too long already. */
  isTooLate(): boolean;
}

/**
 * Keeps turns of the event loop short however much lies ready: a turn takes in one new connection, so long ones leave
 * visitors at the door who could be told at once that there is too much to do.
 */
export function createShortTurns(given: Partial<TurnLimits> = {}, now = () => performance.now()): ShortTurns {
  const { turn, longest } = { ...defaultLimits, ...given };
  let waiting: { readonly work: () => void; readonly since: number }[] = [];
  let next = 0;
  let turnBegan: number | undefined;

  const isSpent = () => turnBegan !== undefined && now() - turnBegan > turn;

  const endTurn = () => {
    turnBegan = undefined;
    while (next < waiting.length && !isSpent()) {
      markTurn();
      const first = waiting[next];
      next += 1;
      first?.work();
    }
    if (next < waiting.length) return;
    waiting = [];
    next = 0;
  };

  const markTurn = () => {
    if (turnBegan !== undefined) return;
    turnBegan = now();
    setImmediate(endTurn);
  };

  return {
    begin(work) {
      markTurn();
      if (next === waiting.length && !isSpent()) work();
      else waiting.push({ work, since: now() });
    },
    isTooLate() {
      const first = waiting[next];
      return first !== undefined && now() - first.since > longest;
    },
  };
}
