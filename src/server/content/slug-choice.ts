import anyAscii from 'any-ascii';
import { slugify, slugMaximum } from '#shared/rules/slugs.ts';
import { Problem } from '../problem.ts';

/**
 * Returns a text with the letters of other scripts written in Latin letters, so that a slug can be made from it:
 * Chinese as Pinyin without tones, Korean in the Revised Romanisation without sound changes. Each Chinese character
 * becomes a word. Letters that a slug already keeps are not changed.
 */
export function toLatin(text: string): string {
  return text.normalize('NFC').replace(/[^\p{ASCII}\p{P}\p{S}\p{Z}]/gu, (character) => {
    if (slugify(character) !== '') return character;
    const latin = anyAscii(character).replace(/[^A-Za-z0-9]/g, '');
    return /\p{Script=Han}/u.test(character) ? ` ${latin} ` : latin;
  });
}

export type FindTakenSlugs = (slugs: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Number of candidates such as `set-up-2` that the first query checks. Each further query checks twice as many, up to
 * `batchMaximum`.
 */
const firstBatch = 20;
const batchMaximum = 500;

/**
 * Returns a free slug made from a name: `set-up`, or `set-up-2`, `set-up-3` and so on when it is taken. Letters of
 * other scripts are written in Latin letters. A name without letters or digits becomes the fallback word with a number,
 * such as `article-1`.
 */
export async function findFreeSlug(name: string, fallback: string, findTaken: FindTakenSlugs): Promise<string> {
  const slug = slugOf(name);
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
 * Returns whether `findFreeSlug` of this or an older version of the program could have made this slug from this name.
 * Older versions left out the letters of other scripts.
 */
export function isSlugOf(slug: string, name: string, fallback: string): boolean {
  const number = /-(\d{1,9})$/.exec(slug)?.[1];
  return [slugOf(name), slugify(name)].some((made) => {
    const base = made || fallback;
    return slug === base || (number !== undefined && slug === withNumber(base, Number(number)));
  });
}

/**
 * Returns the slug of a category or tag: the typed slug or, if there is none, a free slug made from the name. Throws a
 * 409 that names the typed slug when it is taken. A slug made from the name gets a number instead, because different
 * names such as "C" and "C++" can become the same slug.
 */
export async function chooseTaxonomySlug(
  noun: 'category' | 'tag',
  { name, slug }: { readonly name: string; readonly slug: string },
  findTaken: FindTakenSlugs,
): Promise<string> {
  if (slug === '') return findFreeSlug(name, noun, findTaken);
  const taken = await findTaken([slug]);
  if (!taken.has(slug)) return slug;
  throw new Problem('conflict', `Another ${noun} already has the slug “${slug}”. Choose a different slug.`);
}

function slugOf(name: string): string {
  return slugify(toLatin(name));
}

function withNumber(base: string, number: number): string {
  const suffix = `-${number}`;
  return `${base.slice(0, slugMaximum - suffix.length).replace(/(?<!-)-+$/, '')}${suffix}`;
}
