/** Most that memory may grow after warming up, in MB a minute: the heap after a collection, and the resident set. */
export const mostGrowth = { heap: 0.3, resident: 1 } as const;

/**
 * Returns the growth per step of a series: the median of the slopes between all pairs, which one outlier does not
 * change.
 */
export function growthOf(values: readonly number[]): number {
  const slopes = values.flatMap((value, index) =>
    values.slice(index + 1).map((later, distance) => (later - value) / (distance + 1)),
  );
  slopes.sort((left, right) => left - right);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

/** Returns the part of a series after its first third, in which caches fill and code is compiled. */
export function settled<Value>(values: readonly Value[]): readonly Value[] {
  return values.slice(Math.floor(values.length / 3));
}
