import type { PublicArticle } from './api/article-contract.ts';
import type { PreviewShows } from './api/preview-contract.ts';
import type { PublicCategory, PublicTag } from './api/taxonomy-contract.ts';
import type { DemoAgentKey } from './demo-agent-keys.ts';
import type { EnquiryDetails, EnquiryFaultAt } from './enquiries/enquiry-rules.ts';
import type { OutsideServices, TrustChange } from './offer/legal/outside-services.ts';
import type { OwnerFacts } from './offer/owner-facts.ts';
import type { PicturedArticle, ShownPictures } from './pictures/article-pictures.ts';
import type { HeardRecording } from './pictures/recordings.ts';

/** A page of a list of articles, newest publish date first, and the number in the whole list. */
export interface ArticlePage {
  readonly articles: readonly PublicArticle[];
  readonly total: number;
}

export interface ArticleRange {
  readonly limit: number;
  readonly skip: number;
}

/** A piece of a text. The pages highlight the pieces that match a search. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** An article that a search found, with its title and the passage that matches best. */
export interface FoundArticle {
  readonly article: PublicArticle;
  readonly title: readonly TextPiece[];
  readonly passage: readonly TextPiece[];
}

/** A page of the articles that a search found, best first. */
export interface SearchResults {
  readonly found: readonly FoundArticle[];
  readonly total: number;
  /** Whether there are more articles than the pages show. */
  readonly hasMore: boolean;
}

export interface CountedMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly articles: number;
}

export interface CountedTaxonomy {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly articles: number;
}

export interface TagWithArticles extends ArticlePage {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export interface ArticlePagePart {
  /** Number of the part. The first part is 1. Each part covers a range of ids. A range without articles has no part. */
  readonly part: number;
  readonly updatedAt: string;
}

/**
 * The stored content that pages can read. It only contains published articles. The server implements this interface,
 * and passes the object to pages as `Astro.locals.content`, so that pages never import the server.
 */
export interface SiteContent {
  /** Returns featured articles. The newest publish date comes first. */
  featuredArticles(limit: number): Promise<readonly PublicArticle[]>;
  /** Returns a range of the published articles in a category. The newest publish date comes first. */
  articlesOfCategory(categoryId: number, range: ArticleRange): Promise<ArticlePage>;
  articleBySlug(slug: string): Promise<PublicArticle | undefined>;
  /** Returns the newest published articles, including those on other sites. */
  newestArticles(limit: number): Promise<readonly PublicArticle[]>;
  /** Returns a range of all published articles. The newest publish date comes first. */
  allArticles(range: ArticleRange): Promise<ArticlePage>;
  /** Returns a range of the articles of a month (YYYY-MM). The newest publish date comes first. */
  articlesOfMonth(month: string, range: ArticleRange): Promise<ArticlePage>;
  tagWithArticles(slug: string, range: ArticleRange): Promise<TagWithArticles | undefined>;
  /** Returns the months that have articles, newest first. */
  months(): Promise<readonly CountedMonth[]>;
  /** Returns the categories that have articles, ordered by name. */
  countedCategories(): Promise<readonly CountedTaxonomy[]>;
  /** Returns the tags that have articles, ordered by name. */
  countedTags(): Promise<readonly CountedTaxonomy[]>;
  tags(): Promise<readonly PublicTag[]>;
  nextReads(article: PublicArticle): Promise<readonly PublicArticle[]>;
  searchArticles(query: string, page: number): Promise<SearchResults>;
  /** Returns the parts of the sitemap that list articles, and when each of them last changed. */
  articlePageParts(): Promise<readonly ArticlePagePart[]>;
  /** Returns the articles that have a page and belong to one part of the sitemap. */
  articlePages(part: number): Promise<readonly { slug: string; updatedAt: string }[]>;
  picturesIn(article: PicturedArticle): Promise<ShownPictures>;
  /** Returns the recordings that visitors hear: at most one for each trade and language. */
  recordings(): Promise<readonly HeardRecording[]>;
  ownerFacts(): Promise<OwnerFacts>;
  voiceConsent(): Promise<VoiceSettings['consent']>;
  /** Returns when services outside this server were added or taken away, newest first. */
  trustChanges(): Promise<readonly TrustChange[]>;
  /** Returns the hosts that are told about articles. */
  webhookHosts(): Promise<Pick<OutsideServices, 'articleWebhooks'>>;
  categories(): Promise<readonly PublicCategory[]>;
  /**
   * Returns the current slug of the published article that had this slug before, or `undefined`. Pages redirect to the
   * current slug. Such redirects are not cached.
   */
  currentArticleSlug(slug: string): Promise<string | undefined>;
  currentCategorySlug(slug: string): Promise<string | undefined>;
  /** Returns where a path without a page leads, if an editor has chosen that. Neither path has the prefix of a variant. */
  ledPath(path: string): Promise<string | undefined>;
}

/** An enquiry that was sent without scripts and refused. It contains the typed details and their faults. */
export interface RefusedEnquiry {
  readonly values: EnquiryDetails & { readonly website: string; readonly form_token: string };
  readonly faults: readonly EnquiryFaultAt[];
  readonly problem?: string;
}

/**
 * The settings of the voice provider that pages need. The identifier of an agent that is not configured is `undefined`.
 */
export interface VoiceSettings {
  readonly agents: Readonly<Record<DemoAgentKey, string | undefined>>;
  readonly partnerAgent: string | undefined;
  /**
   * The address at which browsers fetch a signed URL for a private agent. It is a path of this site, or an address on
   * another site.
   */
  readonly signedUrlEndpoint: string | undefined;
  readonly consent: 'none' | 'ask';
}

export type PagePreview =
  | {
      /** The article as it is in the desk's edit form, whether or not it is saved. Its HTML has been cleaned. */
      readonly state: 'open';
      readonly article: PublicArticle;
      readonly shows: PreviewShows;
      /** Only set on the page of a preview link. The text was taken from the form at `from`. The link expires at `until`. */
      readonly sharedText?: { readonly from: string; readonly until: string; readonly takesComments: boolean };
    }
  | {
      /** There is nothing to show, because the preview link has expired, was closed or never existed. */
      readonly state: 'closed';
    };

export interface PageContext {
  readonly content: SiteContent;
  /**
   * The public origin of the site, without a slash at the end. Example: `https://bellbird.example` (PUBLIC_SITE_URL).
   */
  readonly siteUrl: string;
  /**
   * Origin of the API for code in the browser. If it is empty, the API has the origin of the page
   * (`PUBLIC_API_BASE_URL`).
   */
  readonly apiBaseUrl: string;
  /** The time at which the page is rendered. Dates on the page are computed from it. */
  readonly now: Date;
  /** The time zone that decides which day is today in the desk (SITE_TIME_ZONE). */
  readonly siteTimeZone: string;
  /** Whether a language model is set, which reads what visitors say to the built-in demo agents. */
  readonly isModelSet: boolean;
  readonly outsideServices: OutsideServices;
  readonly voice: Omit<VoiceSettings, 'consent'>;
  /** Returns a token that proves that the contact form was opened at the time of the call. */
  readonly openEnquiryForm?: () => string;
  /** Logs an error that kept the page, or an optional part of it, from being rendered. The page is then not cached. */
  readonly noteFailure: (error: unknown) => void;
  /** Set if this page is the response to an enquiry that was refused. */
  readonly refusedEnquiry?: RefusedEnquiry;
  readonly preview?: PagePreview;
}
