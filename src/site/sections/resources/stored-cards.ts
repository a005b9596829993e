import type { PublicArticle } from '#domain/contract/article-contract.ts';
import { pageLimitMaximum } from '#domain/contract/record-contract.ts';
import type { Locale } from '#domain/locales.ts';
import type { PageContext, SiteContent } from '#domain/site-content.ts';
import { toCardFacts } from './article-card-facts.ts';
import { type CardSource, type FilterCategory, loadChoice, type Results, resourcesTexts } from './load-choice.ts';
import { readResourcesChoice } from './resources-address.ts';

/** The part of the stored content that the page reads. */
type ResourcesContent = Pick<SiteContent, 'featuredArticles' | 'articlesOfCategory' | 'categories'>;

/** Cards from the stored content, for the server's rendering. */
function storedCards(content: ResourcesContent, locale: Locale): CardSource {
  const toCard = (article: PublicArticle) => toCardFacts(article, locale);
  return {
    featured: async () => (await content.featuredArticles(pageLimitMaximum)).map(toCard),
    ofCategory: async (categoryId, range) => {
      const { articles, total } = await content.articlesOfCategory(categoryId, range);
      return { cards: articles.map(toCard), total };
    },
  };
}

/**
 * Everything the Resources page shows at an address. Categories that cannot be read are left out; articles
 * that cannot be read become the error state (product 3.5 and 3.6). Both failures are noted.
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
    const chosen = await loadChoice(storedCards(content, locale), categories, readResourcesChoice(query));
    return { categories, results: { state: 'loaded', ...chosen } };
  } catch (error) {
    noteFailure(error);
    return { categories, results: { state: 'failed', message: resourcesTexts.fetchFailed } };
  }
}
