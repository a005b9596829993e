import type { PageContext } from '#domain/site-content.ts';
import type { Config } from '../config/config.ts';

/** The built site provides the renderer. In development Astro's own server renders pages. */
export type PageRenderer = (address: URL, context: PageContext) => Promise<Response>;

type PageParts = Pick<PageContext, 'content' | 'now' | 'noteFailure'> & Required<Pick<PageContext, 'openEnquiryForm'>>;

export function buildPageContext(config: Config, parts: PageParts): PageContext {
  return {
    ...parts,
    siteUrl: config.siteUrl,
    apiBaseUrl: config.apiBaseUrl,
    siteTimeZone: config.siteTimeZone,
    isModelSet: config.assistantModel !== undefined,
    voice: {
      agents: config.voice.demoAgents,
      partnerAgent: config.voice.partnerAgent,
      signedUrlEndpoint: config.voice.signedUrlEndpoint,
    },
  };
}
