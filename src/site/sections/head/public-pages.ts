import type { Locale } from '#domain/locales.ts';
import { demoHead } from '../demo/demo-head.ts';
import { homeHead } from '../home/home-head.ts';
import { privacyHead, termsHead } from '../legal/legal-head.ts';
import { partnersHead } from '../partners/partners-head.ts';
import { resourcesHead } from '../resources/resources-head.ts';
import type { PageHead } from './page-head.ts';

/** Every page that search engines may list and whose address is fixed: what the sitemap names and social pictures are made for. */
export const publicPages: readonly ((locale: Locale, siteUrl: string) => PageHead)[] = [
  homeHead,
  resourcesHead,
  partnersHead,
  demoHead,
  privacyHead,
  termsHead,
];
