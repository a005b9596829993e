import { apiPaths } from '#domain/api-paths.ts';
import { publicArticleSchema, publicArticlesSchema } from '#domain/contract/article-contract.ts';
import type { Locale } from '#domain/locales.ts';
import { toCardFacts } from '#site/sections/resources/article-card-facts.ts';
import type { CardSource } from '#site/sections/resources/load-choice.ts';

/** An error response of the public content API. The page displays its message (product 3.5). */
export class AnswerError extends Error {
  override name = 'AnswerError';

  constructor(status: number) {
    super(`HTTP error! status: ${status}`);
  }
}

/** Returns a card source over the API (product 3.5). Throws {@link AnswerError}, or what `fetch` or parsing throws. */
export function fetchedCards(apiBaseUrl: string, locale: Locale, signal: AbortSignal): CardSource {
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${apiBaseUrl}${path}`, { signal, headers: { accept: 'application/json' } });
    if (!answer.ok) throw new AnswerError(answer.status);
    return answer.json();
  };
  return {
    featured: async () =>
      publicArticleSchema
        .array()
        .parse(await read(apiPaths.featuredArticles))
        .map((article) => toCardFacts(article, locale)),
    ofCategory: async (categoryId, { skip, limit }) => {
      const query = new URLSearchParams({
        category_id: String(categoryId),
        limit: String(limit),
        skip: String(skip),
      });
      const { articles, total } = publicArticlesSchema.parse(await read(`${apiPaths.publicArticles}?${query}`));
      return { cards: articles.map((article) => toCardFacts(article, locale)), total };
    },
  };
}
