/**
 * Maximum growth after the warm-up, in MB per minute. `heap` is measured after garbage collection. `resident` is the
 * resident set.
 */
export const mostGrowth = { heap: 0.3, resident: 1 } as const;

/**
 * Returns by how much the values grow from one step to the next. This is the median of the slopes between all pairs of
 * values, so one outlier does not change it.
 */
export function growthOf(values: readonly number[]): number {
  const slopes = values.flatMap((value, index) =>
    values.slice(index + 1).map((later, distance) => (later - value) / (distance + 1)),
  );
  slopes.sort((left, right) => left - right);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

/**
 * Returns the values without the first third. At that time, caches are still filling and code is still being compiled.
 */
export function settled<Value>(values: readonly Value[]): readonly Value[] {
  return values.slice(Math.floor(values.length / 3));
}
