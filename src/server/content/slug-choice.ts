import { slugify, slugMaximum } from '#domain/slugs.ts';
import { Problem } from '../problems/problem.ts';

/** Returns which of the given slugs are taken. */
export type FindTakenSlugs = (slugs: readonly string[]) => Promise<ReadonlySet<string>>;

/** Numbered slugs in the first query; each further query checks about twice as many. */
const firstBatch = 20;
const batchMaximum = 500;

/**
 * Returns a free slug made from a name: `set-up`, or `set-up-2`, `set-up-3` and so on when it is taken. A name without
 * Latin letters or digits becomes the fallback word with a number, such as `article-1` (product 9.8).
 */
export async function findFreeSlug(name: string, fallback: string, findTaken: FindTakenSlugs): Promise<string> {
  const slug = slugify(name);
  const base = slug === '' ? fallback : slug;
  let number = slug === '' ? 1 : 2;
  let batch = firstBatch;
  let candidates = slug === '' ? [] : [slug];
  for (;;) {
    for (const end = number + batch; number < end; number += 1) candidates.push(withNumber(base, number));
    const taken = await findTaken(candidates);
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free !== undefined) return free;
    batch = Math.min(batch * 2, batchMaximum);
    candidates = [];
  }
}

/**
 * Returns the slug of a category or tag: the typed one, or one made from the name. Throws a 409 that names it when it
 * is taken. A name without Latin letters or digits gets a free number instead (product 9.8).
 */
export async function chooseTaxonomySlug(
  noun: 'category' | 'tag',
  { name, slug }: { readonly name: string; readonly slug: string },
  findTaken: FindTakenSlugs,
): Promise<string> {
  const wanted = slug === '' ? slugify(name) : slug;
  if (wanted === '') return findFreeSlug(name, noun, findTaken);
  const taken = await findTaken([wanted]);
  if (!taken.has(wanted)) return wanted;
  throw new Problem('conflict', `Another ${noun} already has the slug “${wanted}”. Choose a different slug.`);
}

function withNumber(base: string, number: number): string {
  const suffix = `-${number}`;
  return `${base.slice(0, slugMaximum - suffix.length).replace(/(?<!-)-+$/, '')}${suffix}`;
}
