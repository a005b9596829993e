/** The form of a slug: words of lower-case letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longest slug, in characters. */
export const slugMaximum = 100;

/**
 * Returns the slug of a name: `Set-up & cost` becomes `set-up-cost`. Accents are dropped, and a name without Latin letters
 * or digits becomes an empty string.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaximum)
    .replace(/^-|-$/g, '');
}
