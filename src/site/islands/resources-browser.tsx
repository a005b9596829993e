import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { apiPaths } from '#shared/api/api-paths.ts';
import { publicArticleSchema, publicArticlesSchema } from '#shared/api/article-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { toCardFacts } from '#site/sections/resources/article-card-facts.ts';
import {
  type CardSource,
  describeResults,
  type FilterCategory,
  loadCards,
  loadChoice,
  type Results,
  resourcesTexts,
  toResults,
} from '#site/sections/resources/load-choice.ts';
import {
  pageSize,
  type ResourcesChoice,
  readResourcesChoice,
  resourcesPath,
} from '#site/sections/resources/resources-address.ts';
import '#site/sections/resources/resources.css';
import '#site/sections/resources/article-card.css';
import { ArticleGrid } from '#site/sections/resources/article-grid.tsx';
import { CategoryFilter, PageLinks } from '#site/sections/resources/choice-links.tsx';
import { LoadingLine, MissingList, ResourcesError } from '#site/sections/resources/resources-states.tsx';

interface ResourcesProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  /** The query of the URL for which the server rendered the page. It begins with a question mark, or is empty. */
  readonly query: string;
  readonly choice: ResourcesChoice;
  readonly categories: readonly FilterCategory[];
  readonly results: Results;
}

interface ResourcesView {
  readonly choice: ResourcesChoice;
  readonly results: Results;
  readonly underWay: 'nothing' | 'choice' | 'more';
  /** Why more cards could not be loaded. The cards that were already loaded are still shown. */
  readonly moreFailure?: string;
}

type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'overtaken' };

/**
 * Returns what the Resources page shows, and functions that choose a category and load more cards. The URL changes with
 * the choice. If the visitor has made another choice, the response to the earlier one is ignored.
 */
function useResources(props: ResourcesProps) {
  const { locale, apiBaseUrl, categories } = props;
  const [view, setView] = useState<ResourcesView>({
    choice: props.choice,
    results: props.results,
    underWay: 'nothing',
  });
  const request = useRef<AbortController>(undefined);

  async function ask<Value>(read: (source: CardSource) => Promise<Value>): Promise<Outcome<Value>> {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    try {
      const value = await read(fetchedCards(apiBaseUrl, locale, own.signal));
      return own.signal.aborted ? { kind: 'overtaken' } : { kind: 'done', value };
    } catch (error) {
      if (own.signal.aborted) return { kind: 'overtaken' };
      console.error('Articles could not be read.', error);
      return { kind: 'failed', message: error instanceof AnswerError ? error.message : resourcesTexts.fetchFailed };
    }
  }

  async function load(choice: ResourcesChoice): Promise<void> {
    const before = view;
    setView({ ...before, choice, underWay: 'choice', moreFailure: undefined });
    const outcome = await ask((source) => loadChoice(source, categories, choice));
    if (outcome.kind === 'done') {
      setView({ choice: outcome.value.choice, results: toResults(outcome.value), underWay: 'nothing' });
    } else if (outcome.kind === 'failed' && choice.category) {
      setView({ choice, results: { state: 'failed', message: outcome.message }, underWay: 'nothing' });
    } else if (outcome.kind === 'failed') {
      // If the featured articles cannot be loaded, the failure is only logged. The page still shows the cards of the
      // previous choice, so the URL is set back to that choice.
      const stays = before.results.state === 'loaded' ? before.results.choice : before.choice;
      history.replaceState(null, '', resourcesPath(locale, stays));
      setView({ choice: stays, results: before.results, underWay: 'nothing' });
    }
  }

  function choose(choice: ResourcesChoice): void {
    const path = resourcesPath(locale, choice);
    if (path !== location.pathname + location.search) history.pushState(null, '', path);
    void load(choice);
  }

  /** Adds the next cards to the list. Returns the id of the first new article, or `undefined` if there is none. */
  async function showMore(): Promise<number | undefined> {
    const { results } = view;
    if (results.state !== 'loaded' || view.underWay !== 'nothing') return undefined;
    const { choice, cards } = results;
    setView({ ...view, underWay: 'more', moreFailure: undefined });
    const range = { skip: results.skip + cards.length, limit: pageSize };
    const outcome = await ask((source) => loadCards(source, categories, choice.category, range));
    if (outcome.kind === 'overtaken') return undefined;
    if (outcome.kind === 'failed') {
      setView({ ...view, underWay: 'nothing', moreFailure: choice.category ? outcome.message : undefined });
      return undefined;
    }
    const grown = { ...choice, page: choice.page + 1 };
    const added = outcome.value.cards.filter((card) => cards.every((shown) => shown.id !== card.id));
    history.replaceState(null, '', resourcesPath(locale, grown));
    setView({
      choice: grown,
      results: { ...results, choice: grown, cards: [...cards, ...added], total: outcome.value.total },
      underWay: 'nothing',
    });
    return added[0]?.id;
  }

  const followAddress = useEffectEvent(() => {
    const choice = readResourcesChoice(new URLSearchParams(location.search));
    if (resourcesPath(locale, choice) !== resourcesPath(locale, view.choice)) void load(choice);
  });

  useEffect(() => {
    const controller = request;
    // Before hydration, Back or Forward may have changed the URL.
    if (location.search !== props.query) followAddress();
    window.addEventListener('popstate', followAddress);
    return () => {
      window.removeEventListener('popstate', followAddress);
      controller.current?.abort();
    };
  }, [props.query]);

  return { view, choose, showMore };
}

/** Thrown when the API answered with an error status. The page displays the message. */
class AnswerError extends Error {
  override name = 'AnswerError';

  constructor(status: number) {
    super(`HTTP error! status: ${status}`);
  }
}

/** Returns a source that fetches cards. It throws {@link AnswerError}, or the errors of `fetch` and zod. */
function fetchedCards(apiBaseUrl: string, locale: Locale, signal: AbortSignal): CardSource {
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

export function ResourcesBrowser(props: ResourcesProps) {
  const { locale, categories } = props;
  const { view, choose, showMore } = useResources(props);
  const { results, choice } = view;
  const list = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<number>();

  // Moves the focus to the first new article. The clicked link "Show more" cannot keep it, because the link disappears
  // when all cards are shown.
  useEffect(() => {
    if (newest === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-article="${newest}"]`)?.focus({ preventScroll: true });
  }, [newest]);

  const isLoading = view.underWay === 'choice';
  const isEmpty = !isLoading && (results.state === 'missing' || (results.state === 'loaded' && results.total === 0));
  return (
    <div className="resources-browser">
      <CategoryFilter locale={locale} categories={categories} chosen={choice.category} onChoose={choose} />
      <p className={isEmpty ? 'resources-status is-empty' : 'resources-status'} role="status">
        {isLoading && (
          <>
            <LoadingLine />
            <span>{resourcesTexts.loading}</span>
          </>
        )}
        {!isLoading && results.state === 'loaded' && <span>{describeResults(results, categories)}</span>}
        {!isLoading && results.state === 'missing' && (
          <span>{results.missing === 'category' ? resourcesTexts.noCategory : resourcesTexts.noPage}</span>
        )}
      </p>
      <div className="resources-results" ref={list} aria-busy={isLoading}>
        {results.state === 'failed' && <ResourcesError locale={locale} choice={choice} message={results.message} />}
        {results.state === 'missing' && <MissingList locale={locale} missing={results} onChoose={choose} />}
        {results.state === 'loaded' && (
          <>
            <ArticleGrid shown={results} />
            {view.moreFailure && <ResourcesError locale={locale} choice={choice} message={view.moreFailure} />}
            <PageLinks
              locale={locale}
              shown={results}
              isBusy={view.underWay === 'more'}
              onNewer={choose}
              onMore={async () => setNewest(await showMore())}
            />
          </>
        )}
      </div>
    </div>
  );
}
