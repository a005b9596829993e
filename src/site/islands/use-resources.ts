import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '#domain/locales.ts';
import { AnswerError, fetchedCards } from '#site/browser/fetched-cards.ts';
import {
  type CardSource,
  type FilterCategory,
  knownChoice,
  loadCards,
  loadChoice,
  type Results,
  resourcesTexts,
} from '#site/sections/resources/load-choice.ts';
import {
  pageSize,
  type ResourcesChoice,
  readResourcesChoice,
  resourcesPath,
} from '#site/sections/resources/resources-address.ts';

/** The data that the server renders into the Resources page for its script. */
export interface ResourcesProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  /** The query of the rendered URL, with its question mark. */
  readonly query: string;
  readonly choice: ResourcesChoice;
  readonly categories: readonly FilterCategory[];
  readonly results: Results;
}

/** The state of the Resources page: the choice, the cards and the running request. */
interface ResourcesView {
  readonly choice: ResourcesChoice;
  readonly results: Results;
  readonly underWay: 'nothing' | 'choice' | 'more';
  /** Why the next cards failed to load; the earlier ones stay displayed. */
  readonly moreFailure?: string;
}

type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'overtaken' };

/** Keeps the choice, the cards and the URL in step. A response to an earlier choice is ignored (product 3.3). */
export function useResources(props: ResourcesProps) {
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
      setView({ choice: outcome.value.choice, results: { state: 'loaded', ...outcome.value }, underWay: 'nothing' });
    } else if (outcome.kind === 'failed' && choice.category) {
      setView({ choice, results: { state: 'failed', message: outcome.message }, underWay: 'nothing' });
    } else if (outcome.kind === 'failed') {
      // A failed featured list is only logged (product 3.6). The cards stay, and the URL matches them.
      const stays = before.results.state === 'loaded' ? before.results.choice : before.choice;
      history.replaceState(null, '', resourcesPath(locale, stays));
      setView({ choice: stays, results: before.results, underWay: 'nothing' });
    }
  }

  /** Shows a choice and updates the URL. */
  function choose(choice: ResourcesChoice): void {
    const path = resourcesPath(locale, choice);
    if (path !== location.pathname + location.search) history.pushState(null, '', path);
    void load(choice);
  }

  /** Appends the next cards. Returns the id of the first new one, if any. */
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
    const choice = knownChoice(readResourcesChoice(new URLSearchParams(location.search)), categories);
    if (resourcesPath(locale, choice) !== resourcesPath(locale, view.choice)) void load(choice);
  });

  useEffect(() => {
    const controller = request;
    // Back or Forward may have changed the URL before hydration.
    if (location.search !== props.query) followAddress();
    window.addEventListener('popstate', followAddress);
    return () => {
      window.removeEventListener('popstate', followAddress);
      controller.current?.abort();
    };
  }, [props.query]);

  return { view, choose, showMore };
}
