import type { PageContext } from '#shared/site-content.ts';
import type { Config } from '../config/config.ts';
import { readOutsideServices } from './outside-services.ts';

/** The built site provides the renderer. In development Astro's own server renders pages. */
export type PageRenderer = (address: URL, context: PageContext) => Promise<Response>;

type PageParts = Pick<PageContext, 'content' | 'now' | 'noteFailure'> & Required<Pick<PageContext, 'openEnquiryForm'>>;

export function buildPageContext(config: Config, parts: PageParts): PageContext {
  const { content } = parts;
  return {
    ...parts,
    // All parts of a page show the same settings, also when one is saved while the page is rendered.
    content: { ...content, ownerFacts: once(content.ownerFacts), voiceConsent: once(content.voiceConsent) },
    siteUrl: config.siteUrl,
    apiBaseUrl: config.apiBaseUrl,
    siteTimeZone: config.siteTimeZone,
    isModelSet: config.assistantModel !== undefined,
    outsideServices: readOutsideServices(config),
    voice: {
      agents: config.voice.demoAgents,
      partnerAgent: config.voice.partnerAgent,
      signedUrlEndpoint: config.voice.signedUrlEndpoint,
    },
  };
}

/** Returns a function that calls `read` at the first call and then repeats its result. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= read();
    return value;
  };
}
