/** The pages that the header links to (product 2.7). */
export const sitePages = [
  { key: 'home', label: 'Home', path: '/' },
  { key: 'resources', label: 'Resources', path: '/resources' },
  { key: 'partners', label: 'Partners', path: '/partners' },
  { key: 'demo', label: 'Demo', path: '/demo' },
] as const;

/** One of the header's pages. */
export type SitePage = (typeof sitePages)[number]['key'];

/** Anchor of the packages on Home. */
export const packagesAnchor = 'packages';
