import type { PageContext } from '#domain/site-content.ts';
import type { Config } from '../config/config.ts';

/** What differs from one page to the next. */
type PageParts = Pick<PageContext, 'content' | 'now' | 'noteFailure'> & Required<Pick<PageContext, 'openEnquiryForm'>>;

/** What a page is given to render, at one moment. */
export function buildPageContext(config: Config, parts: PageParts): PageContext {
  return {
    ...parts,
    siteUrl: config.siteUrl,
    apiBaseUrl: config.apiBaseUrl,
    siteTimeZone: config.siteTimeZone,
    voice: {
      agents: config.voice.demoAgents,
      partnerAgent: config.voice.partnerAgent,
      signedUrlEndpoint: config.voice.signedUrlEndpoint,
      consent: config.voice.consent,
    },
  };
}
