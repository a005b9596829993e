/** Failures in a row after which a model is left alone, and for how long in milliseconds. */
const failuresInARow = 3;
const rest = 60_000;

/** Leaves a failing model alone for a minute, so that visitors do not all wait for what will not come. */
export function createModelRest(now: () => Date) {
  let failures = 0;
  let restsUntil = 0;
  return {
    isResting: () => now().getTime() < restsUntil,
    hasAnswered() {
      failures = 0;
    },
    hasFailed() {
      failures += 1;
      if (failures < failuresInARow) return;
      failures = 0;
      restsUntil = now().getTime() + rest;
    },
  };
}
