import type { PageContext, SiteContent } from '#domain/site-content.ts';
import type { Config } from '../config.ts';

/** What a page is given to render, at one moment. */
export function buildPageContext(
  config: Config,
  content: SiteContent,
  now: Date,
  openEnquiryForm: () => string,
): PageContext {
  return {
    content,
    siteUrl: config.siteUrl,
    apiBaseUrl: config.apiBaseUrl,
    siteTimeZone: config.siteTimeZone,
    now,
    openEnquiryForm,
    voice: {
      agents: config.voice.demoAgents,
      partnerAgent: config.voice.partnerAgent,
      signedUrlEndpoint: config.voice.signedUrlEndpoint,
      consent: config.voice.consent,
    },
  };
}
