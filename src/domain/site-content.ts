import type { PublicArticle } from './contract/article-contract.ts';
import type { PublicCategory } from './contract/taxonomy-contract.ts';
import type { EnquiryDetails, EnquiryFaultAt } from './enquiries/enquiry-rules.ts';
import type { VoiceSettings } from './voice-settings.ts';

/** One part of a list, newest publish date first, and how many there are in all. */
export interface ArticlePage {
  readonly articles: readonly PublicArticle[];
  readonly total: number;
}

/** A part of the sitemap: some thousands of articles. */
export interface ArticlePagePart {
  /** Its number, from 1; a number without articles has no part. */
  readonly part: number;
  readonly updatedAt: string;
}

/**
 * What pages may ask of the stored content: published articles only. The server implements it and passes it in as
 * `Astro.locals.content`, so pages never import the server.
 */
export interface SiteContent {
  /** Featured articles, newest publish date first. */
  featuredArticles(limit: number): Promise<readonly PublicArticle[]>;
  /** Published articles of one category, newest publish date first. */
  articlesOfCategory(categoryId: number, range: { limit: number; skip: number }): Promise<ArticlePage>;
  /** The published article with this slug, if there is one. */
  articleBySlug(slug: string): Promise<PublicArticle | undefined>;
  /** The newest published articles, wherever they are read. */
  newestArticles(limit: number): Promise<readonly PublicArticle[]>;
  /** The parts of the sitemap that hold articles with a page of their own, and when each last changed. */
  articlePageParts(): Promise<readonly ArticlePagePart[]>;
  /** The published articles of one such part. */
  articlePages(part: number): Promise<readonly { slug: string; updatedAt: string }[]>;
  /** All categories by name. */
  categories(): Promise<readonly PublicCategory[]>;
}

/** Details that came from the form without scripts and were not taken: what was typed, and why. */
export interface RefusedEnquiry {
  readonly values: EnquiryDetails & { readonly website: string; readonly form_token: string };
  readonly faults: readonly EnquiryFaultAt[];
  readonly problem?: string;
}

/** What the server hands to every page besides its address. */
export interface PageContext {
  readonly content: SiteContent;
  /** The site's public origin without a trailing slash, such as `https://bellbird.example` (PUBLIC_SITE_URL). */
  readonly siteUrl: string;
  /** Host of the API for browser code; empty means the page's own origin (PUBLIC_API_BASE_URL, design 3.14). */
  readonly apiBaseUrl: string;
  /** The moment of this rendering; dates on pages come from it. */
  readonly now: Date;
  /** Time zone in which the editor's "today" is computed (SITE_TIME_ZONE). */
  readonly siteTimeZone: string;
  /** Voice agents that the demo and partner pages embed (design 3.13). */
  readonly voice: VoiceSettings;
  /** Gives a token that says that the form for leaving details is opened now. */
  readonly openEnquiryForm?: () => string;
  /** Hears why a page, or a part that it can be read without, could not be rendered; the page is then not kept. */
  readonly noteFailure: (error: unknown) => void;
  /** Set while the page answers a form that was refused. */
  readonly refusedEnquiry?: RefusedEnquiry;
}
