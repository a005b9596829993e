/**
 * Where a link of an article leads: to a page of this site, to another site, or nowhere. For "nowhere" there is a
 * reason.
 */
export type LinkTarget =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'nowhere'; readonly reason: string };

/** The path of an article's page. Links that do not begin with a slash are relative to it. */
const articlePath = '/resources/article';

/** Returns where a link in an article leads. `siteOrigin` is the origin of the site that shows the article. */
export function linkTarget(href: string, siteOrigin: string): LinkTarget {
  if (href === '') return { kind: 'nowhere', reason: 'A link has no address.' };
  if (href.startsWith('#'))
    return { kind: 'nowhere', reason: `${href} leads nowhere, because parts of an article have no addresses.` };
  if (!URL.canParse(href, siteOrigin + articlePath))
    return { kind: 'nowhere', reason: `“${href}” is not a complete web address.` };
  const url = new URL(href, siteOrigin + articlePath);
  if (url.protocol === 'mailto:') return { kind: 'outside' };
  if (url.origin === siteOrigin) return { kind: 'own', path: url.pathname + url.search };
  if (!url.hostname.includes('.')) return { kind: 'nowhere', reason: `“${href}” is not a complete web address.` };
  return { kind: 'outside' };
}

/** Maximum number of this site's paths that are checked for one article. */
const ownLinkMaximum = 40;

/** Returns the paths of this site that an article links to, each only once. */
export function ownPaths(hrefs: readonly string[], siteOrigin: string): string[] {
  const paths = hrefs.flatMap((href) => {
    const target = linkTarget(href, siteOrigin);
    return target.kind === 'own' ? [target.path] : [];
  });
  return [...new Set(paths)].slice(0, ownLinkMaximum);
}
