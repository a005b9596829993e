import type { PublicArticle } from '#shared/api/article-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import type { PageContext, SiteContent } from '#shared/site-content.ts';
import { type TagSlugs, toCardFacts } from './article-card-facts.ts';
import {
  type CardSource,
  type FilterCategory,
  loadChoice,
  type Results,
  resourcesTexts,
  toResults,
} from './load-choice.ts';
import { readResourcesChoice } from './resources-address.ts';

type ResourcesContent = Pick<SiteContent, 'featuredArticles' | 'articlesOfCategory' | 'categories' | 'tags'>;

function storedCards(content: ResourcesContent, locale: Locale, slugs: TagSlugs): CardSource {
  const toCard = (article: PublicArticle) => toCardFacts(article, locale, slugs);
  return {
    featured: async () => (await content.featuredArticles(pageLimitMaximum)).map(toCard),
    ofCategory: async (categoryId, range) => {
      const { articles, total } = await content.articlesOfCategory(categoryId, range);
      return { cards: articles.map(toCard), total };
    },
  };
}

/**
 * Returns the categories, and the cards for the query of a URL. If the categories cannot be read, the list of them is
 * empty. If the articles cannot be read, there is an error message in place of cards. Both failures are logged.
 */
export async function readResources(
  content: ResourcesContent,
  locale: Locale,
  query: URLSearchParams,
  noteFailure: PageContext['noteFailure'],
): Promise<{ categories: FilterCategory[]; results: Results }> {
  const categories = await content.categories().then(
    (all) => all.map(({ id, name, slug }) => ({ id, name, slug })),
    (error: unknown) => {
      noteFailure(error);
      return [];
    },
  );
  try {
    const slugs = new Map((await content.tags()).map(({ id, slug }) => [id, slug]));
    const chosen = await loadChoice(storedCards(content, locale, slugs), categories, readResourcesChoice(query));
    return { categories, results: toResults(chosen) };
  } catch (error) {
    noteFailure(error);
    return { categories, results: { state: 'failed', message: resourcesTexts.fetchFailed } };
  }
}
