import { slugify } from '#domain/slugs.ts';
import { Problem } from '../problems/problem.ts';
import { type FindTakenSlugs, findFreeSlug } from './free-slug.ts';

/**
 * The slug of a category or tag: the one given, else made from the name. One that is taken is a 409 that names it; a
 * name without Latin letters or digits gets a free number instead (design 3.8).
 */
export async function chooseTermSlug(
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
