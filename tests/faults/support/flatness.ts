/** Most that memory may grow once it has settled, in MB a minute: what is left after a collection, and the resident set. */
export const mostGrowth = { heap: 0.3, resident: 1 } as const;

/** Growth for each step of a series: the median of the slopes between all pairs, which one odd value does not move. */
export function growthOf(values: readonly number[]): number {
  const slopes = values.flatMap((value, index) =>
    values.slice(index + 1).map((later, distance) => (later - value) / (distance + 1)),
  );
  slopes.sort((left, right) => left - right);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

/** The part of a series after its first third, in which caches fill and code is compiled. */
export function settled<Value>(values: readonly Value[]): readonly Value[] {
  return values.slice(Math.floor(values.length / 3));
}
