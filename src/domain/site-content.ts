import type { PublicArticle } from './contract/article-contract.ts';
import type { PublicCategory } from './contract/taxonomy-contract.ts';
import type { DemoAgentKey } from './demo-agent-keys.ts';
import type { EnquiryDetails, EnquiryFaultAt } from './enquiries/enquiry-rules.ts';

/** Part of a list, newest publish date first, with the number of all. */
export interface ArticlePage {
  readonly articles: readonly PublicArticle[];
  readonly total: number;
}

/** A part of the sitemap: a few thousand articles. */
export interface ArticlePagePart {
  /** Number of the part, from 1. A number without articles has no part. */
  readonly part: number;
  readonly updatedAt: string;
}

/**
 * Read access of pages to the stored content: published articles only. The server implements it and passes it as
 * `Astro.locals.content`, so pages never import the server.
 */
export interface SiteContent {
  /** Returns the featured articles, newest publish date first. */
  featuredArticles(limit: number): Promise<readonly PublicArticle[]>;
  /** Returns published articles of a category, newest publish date first. */
  articlesOfCategory(categoryId: number, range: { limit: number; skip: number }): Promise<ArticlePage>;
  /** Returns the published article with this slug, or `undefined`. */
  articleBySlug(slug: string): Promise<PublicArticle | undefined>;
  /** Returns the newest published articles, here or on the outside article site. */
  newestArticles(limit: number): Promise<readonly PublicArticle[]>;
  /** Returns the parts of the sitemap that list article pages, and when each last changed. */
  articlePageParts(): Promise<readonly ArticlePagePart[]>;
  /** Returns the article pages of one part of the sitemap. */
  articlePages(part: number): Promise<readonly { slug: string; updatedAt: string }[]>;
  /** Returns all categories, ordered by name. */
  categories(): Promise<readonly PublicCategory[]>;
}

/** A refused enquiry from the form without scripts: the details that were typed, and the faults. */
export interface RefusedEnquiry {
  readonly values: EnquiryDetails & { readonly website: string; readonly form_token: string };
  readonly faults: readonly EnquiryFaultAt[];
  readonly problem?: string;
}

/** The settings of the voice provider that pages need. An agent that is not configured is `undefined` (product 5.5). */
export interface VoiceSettings {
  /** Identifiers of the demo's agents. */
  readonly agents: Readonly<Record<DemoAgentKey, string | undefined>>;
  /** Identifier of the partner page's agent. */
  readonly partnerAgent: string | undefined;
  /** Where browsers fetch a signed address for a private agent: a path of this site, or an address elsewhere. */
  readonly signedUrlEndpoint: string | undefined;
  /** Whether visitors are asked before anything of the provider loads. */
  readonly consent: 'none' | 'ask';
}

/** What the server passes to every page besides its address. */
export interface PageContext {
  readonly content: SiteContent;
  /** The site's public origin without a trailing slash, such as `https://bellbird.example` (PUBLIC_SITE_URL). */
  readonly siteUrl: string;
  /** Origin of the API for browser code, or empty for the page's own origin (`PUBLIC_API_BASE_URL`, product 9.13). */
  readonly apiBaseUrl: string;
  /** The time of this render. Dates on pages are computed from it. */
  readonly now: Date;
  /** Time zone in which the editor's "today" is computed (SITE_TIME_ZONE). */
  readonly siteTimeZone: string;
  /** The voice agents that the demo and partner pages embed. */
  readonly voice: VoiceSettings;
  /** Returns a token that proves that the enquiry form is opened now. */
  readonly openEnquiryForm?: () => string;
  /** Logs why a page or an optional part of it could not be rendered. Such a page is not cached. */
  readonly noteFailure: (error: unknown) => void;
  /** The refused enquiry, when this page is the response to it. */
  readonly refusedEnquiry?: RefusedEnquiry;
}
