import { slugify, slugMaximum } from '#domain/slugs.ts';

/** Which of some slugs are taken. */
export type FindTakenSlugs = (slugs: readonly string[]) => Promise<ReadonlySet<string>>;

/** How many numbered slugs the first question asks about; every further one asks about twice as many. */
const firstWindow = 20;
const windowMaximum = 500;

/**
 * A slug made from a name that nothing else has: `set-up`, else `set-up-2`, `set-up-3` … A name without Latin letters
 * or digits is numbered from 1 after the fallback word: `article-1` (design 3.8).
 */
export async function findFreeSlug(name: string, fallback: string, findTaken: FindTakenSlugs): Promise<string> {
  const made = slugify(name);
  const base = made === '' ? fallback : made;
  let number = made === '' ? 1 : 2;
  let window = firstWindow;
  let candidates = made === '' ? [] : [made];
  for (;;) {
    for (const end = number + window; number < end; number += 1) candidates.push(withNumber(base, number));
    const taken = await findTaken(candidates);
    const free = candidates.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
    window = Math.min(window * 2, windowMaximum);
    candidates = [];
  }
}

function withNumber(base: string, number: number): string {
  const suffix = `-${number}`;
  return `${base.slice(0, slugMaximum - suffix.length).replace(/-+$/, '')}${suffix}`;
}
