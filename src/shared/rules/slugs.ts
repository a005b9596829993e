/** Matches a slug. It consists of words of lower-case letters and digits, with one hyphen between two words. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Maximum length of a slug, in characters. */
export const slugMaximum = 100;

/**
 * Returns a name in lower case, with hyphens between its words. Example: `What's 新西兰?` becomes `what-s-新西兰`. All
 * scripts are kept, but Latin letters lose their accents.
 */
export function hyphenate(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns the slug of a name. Example: `Set-up & cost` becomes `set-up-cost`. Accents are removed. The result is empty
 * for a name without Latin letters and digits.
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

/**
 * Returns the slug that a form suggests for a name. It is empty if the name has non-Latin letters, because only the
 * server can convert them.
 */
export function suggestedSlug(name: string): string {
  return /\p{L}/u.test(name.normalize('NFKD').replace(/[a-z]/gi, '')) ? '' : slugify(name);
}
