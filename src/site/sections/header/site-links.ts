export const sitePages = [
  { key: 'home', label: 'Home', path: '/' },
  { key: 'resources', label: 'Resources', path: '/resources' },
  { key: 'partners', label: 'Partners', path: '/partners' },
  { key: 'demo', label: 'Demo', path: '/demo' },
] as const;

export type SitePage = (typeof sitePages)[number]['key'];

/** Anchor of the packages on Home, without the `#`. */
export const packagesAnchor = 'packages';
/** The form on the demo page that makes a link with the name of a business. */
export const exampleLinkAnchor = 'example-link';
/** The agents and the call on the demo page. */
export const demoCallAnchor = 'call';
