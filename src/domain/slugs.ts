/** The form of a slug: lower-case letters and digits in words joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Most characters of a slug. */
export const slugMaximum = 100;

/**
 * The slug of a name: macrons and accents dropped, everything else that is no letter or digit a hyphen.
 * `Set-up & cost` gives `set-up-cost`. A name without Latin letters or digits gives an empty string.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaximum)
    .replace(/^-+|-+$/g, '');
}
