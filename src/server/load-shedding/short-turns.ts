/** How work is spread over turns of the event loop, in milliseconds. */
export interface TurnLimits {
  /** New work begun in one turn. */
  readonly turn: number;
  /** Turns without work, one for each connection that came in, before some is begun again; a number. */
  readonly arrivals: number;
  /** Whoever comes while somebody else has waited so long would wait longer still. */
  readonly longest: number;
}

const defaultLimits: TurnLimits = { turn: 2, arrivals: 64, longest: 1500 };

/** Work in the order of its arrival, a little in each turn. */
export interface ShortTurns {
  /** Begins work now, or in one of the next turns. */
  begin(work: () => void): void;
  /** Says that a connection came in: there may be more at the door, and a turn takes in one. */
  noteArrival(): void;
  /** Whether somebody has waited too long already. */
  isTooLate(): boolean;
}

/**
 * Keeps turns of the event loop short however much lies ready: a turn takes in one new connection, so long ones leave
 * visitors at the door who could be told at once that there is too much to do.
 */
export function createShortTurns(given: Partial<TurnLimits> = {}, now = () => performance.now()): ShortTurns {
  const { turn, arrivals, longest } = { ...defaultLimits, ...given };
  let waiting: { readonly work: () => void; readonly since: number }[] = [];
  let next = 0;
  let turnBegan: number | undefined;
  let hasArrived = false;
  let turnsForArrivals = 0;

  const isSpent = () => turnBegan !== undefined && now() - turnBegan > turn;

  const endTurn = () => {
    if (hasArrived && next < waiting.length && turnsForArrivals < arrivals) {
      hasArrived = false;
      turnsForArrivals += 1;
      setImmediate(endTurn);
      return;
    }
    turnsForArrivals = 0;
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
    noteArrival() {
      hasArrived = true;
    },
    isTooLate() {
      const first = waiting[next];
      return first !== undefined && now() - first.since > longest;
    },
  };
}
