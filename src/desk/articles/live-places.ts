import type { Article } from '#shared/api/article-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import { feedLength, homeArticleCount, idsPerSitemapPart } from '#shared/rules/business-constants.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { SitePage } from './site-requests.ts';

/** Fetches what visitors see on the live site, so that it can be checked after a save. */
export interface SiteReader {
  page(path: string): Promise<SitePage>;
  /** Returns the ids of the featured articles that the live site lists, newest first. */
  featuredIds(): Promise<readonly number[]>;
  newestIds(count: number): Promise<readonly number[]>;
}

/**
 * The result of a check. `as-saved`: the page shows the saved state. `not-yet`: the page still shows an earlier state.
 * `aside`: the article is rightly not on the page, for the reason in this sentence.
 */
export type LiveState = 'as-saved' | 'not-yet' | { readonly aside: string };

/** A page, or another document of the site, that changes when an article is saved. */
export interface LivePlace {
  readonly name: string;
  readonly path: string;
  /** Whether the page should show the article. If false, the article should no longer be on the page. */
  readonly isShown: boolean;
  /** Says which other list does not show the article, although a person may expect it there. */
  readonly note?: string;
  readonly look: (site: SiteReader) => Promise<LiveState>;
}

/**
 * How Resources lists articles. `cardsOfPage`: number of cards that each page adds. `pagesTogether`: maximum number of
 * pages whose cards are in one document.
 */
const resourcesList = { cardsOfPage: 24, pagesTogether: 4 } as const;

interface SaveOnSite {
  readonly article: Article;
  /** The article before the save, or `undefined` if the save created it. */
  readonly before: Article | undefined;
  /** The slug of the article's category. If it is `undefined`, the page of the category is not checked. */
  readonly categorySlug: string | undefined;
  readonly locale: Locale;
}

/**
 * Returns the pages to check after a save, in the desk's variant of the site. Returns none if the article was a draft
 * and still is one.
 */
export function livePlaces({ article, before, categorySlug, locale }: SaveOnSite): LivePlace[] {
  const now = placesOf(article);
  const earlier = before && placesOf(before);
  const concerned = (key: keyof typeof now) => now[key] || earlier?.[key] === true;
  // A page that should no longer show the article is searched for its texts from before the save.
  const wanted = (isShown: boolean) => (isShown ? article : (before ?? article));
  const home = localisedPath(locale, '/');
  const resources = localisedPath(locale, '/resources');
  const pagePath = (slug: string) => localisedPath(locale, `/resources/${slug}`);
  const places: (LivePlace | false)[] = [
    concerned('isListed') &&
      categorySlug !== undefined && {
        name: `Resources, “${article.category.name}”`,
        path: `${resources}?category=${encodeURIComponent(categorySlug)}`,
        isShown: now.isListed,
        ...(now.isListed && !now.isFeatured ? { note: onlyFeatured } : {}),
        look: (site) => lookAtResources(site, wanted(now.isListed), categorySlug, locale, now.isListed),
      },
    concerned('isFeatured') && {
      name: 'All Resources',
      path: resources,
      isShown: now.isFeatured,
      look: async (site) => {
        const { text } = await site.page(resources);
        if (hasCard(text, wanted(now.isFeatured), locale, 'resources-page') === now.isFeatured) return 'as-saved';
        if (!now.isFeatured) return 'not-yet';
        const position = (await site.featuredIds()).indexOf(article.id);
        if (position >= resourcesList.cardsOfPage)
          return { aside: `It is on page ${Math.floor(position / resourcesList.cardsOfPage) + 1} of All Resources.` };
        if (position >= 0) return 'not-yet';
        return { aside: `All Resources has the ${pageLimitMaximum} newest featured articles. This one is older.` };
      },
    },
    concerned('isFeatured') && {
      name: 'Home',
      path: home,
      isShown: now.isFeatured,
      look: async (site) => {
        const { text } = await site.page(home);
        if (hasCard(text, wanted(now.isFeatured), locale, 'homepage-resources') === now.isFeatured) return 'as-saved';
        const place = (await site.featuredIds()).indexOf(article.id);
        if (!now.isFeatured || (place >= 0 && place < homeArticleCount)) return 'not-yet';
        const rank = place < 0 ? 'This one is older.' : `This is number ${place + 1}.`;
        return { aside: `Home shows the ${homeArticleCount} newest featured articles. ${rank}` };
      },
    },
    concerned('hasPage') && {
      name: 'Article page',
      path: pagePath(wanted(now.hasPage).slug),
      isShown: now.hasPage,
      look: async (site) => {
        const { status, text } = await site.page(pagePath(wanted(now.hasPage).slug));
        const isThere = status === 200 && (!now.hasPage || text.includes(htmlText(article.title)));
        return isThere === now.hasPage ? 'as-saved' : 'not-yet';
      },
    },
    concerned('hasPage') && {
      name: 'Sitemap',
      path: '/sitemap.xml',
      isShown: now.hasPage,
      look: async (site) => {
        const entry = `${pagePath(wanted(now.hasPage).slug)}</loc>`;
        return (await readSitemap(site, article.id)).includes(entry) === now.hasPage ? 'as-saved' : 'not-yet';
      },
    },
    concerned('isListed') && {
      name: 'Feed',
      path: localisedPath(locale, '/rss.xml'),
      isShown: now.isListed,
      look: async (site) => {
        const { text } = await site.page(localisedPath(locale, '/rss.xml'));
        const isThere = text.includes(`<title>${xmlText(wanted(now.isListed).title)}</title>`);
        if (isThere === now.isListed) return 'as-saved';
        if (!now.isListed || (await site.newestIds(feedLength)).includes(article.id)) return 'not-yet';
        return { aside: `The feed has the ${feedLength} newest articles. This one is older.` };
      },
    },
  ];
  return places.filter((place) => place !== false);
}

/**
 * A note for a published article that is not featured. Resources first shows All Resources, which lists only featured
 * articles.
 */
const onlyFeatured = 'not under All Resources, which lists featured articles';

/**
 * Returns where the site shows an article. `isListed`: in its category and in the feed. `isFeatured`: on Home and in
 * All Resources. `hasPage`: on its own page and in the sitemap.
 */
function placesOf({ is_published, is_featured, content }: Article) {
  return {
    isListed: is_published,
    isFeatured: is_published && is_featured,
    hasPage: is_published && content !== null,
  };
}

/** Maximum number of pages of a category that are searched for the article. */
const pageMaximum = 12;

async function lookAtResources(
  site: SiteReader,
  article: Article,
  categorySlug: string,
  locale: Locale,
  isShown: boolean,
): Promise<LiveState> {
  const path = `${localisedPath(locale, '/resources')}?category=${encodeURIComponent(categorySlug)}`;
  const missing = isShown ? 'not-yet' : 'as-saved';
  for (let page = 1; page <= pageMaximum; page += 1) {
    const { status, text } = await site.page(page === 1 ? path : `${path}&page=${page}`);
    // The page before was the last one, and it was full.
    if (status === 404 && page > 1) return missing;
    if (status !== 200) return 'not-yet';
    if (hasCard(text, article, locale, 'resources-page')) return isShown ? 'as-saved' : 'not-yet';
    const cards = text.split('<article').length - 1;
    if (cards < resourcesList.cardsOfPage * Math.min(page, resourcesList.pagesTogether)) return missing;
  }
  return isShown ? { aside: 'It is far down in the list of its category.' } : 'as-saved';
}

/** Returns whether a page contains the card of an article: its title and, if the article has a link, that link. */
function hasCard(html: string, article: Article, locale: Locale, campaign: Parameters<typeof articleLink>[2]): boolean {
  const link = articleLink(article, locale, campaign);
  if (link && !html.includes(`href="${htmlText(link.href)}"`)) return false;
  return html.includes(htmlText(article.title));
}

async function readSitemap(site: SiteReader, id: number): Promise<string> {
  const { text } = await site.page('/sitemap.xml');
  if (!text.includes('<sitemapindex')) return text;
  return (await site.page(`/sitemap-${Math.floor(id / idsPerSitemapPart) + 1}.xml`)).text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML in the same way as the pages of the site, so that the text can be found in them. */
function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '&#x27;');
}

/** Escapes a text for XML in the same way as the feed, so that the text can be found in it. */
function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '&apos;');
}
