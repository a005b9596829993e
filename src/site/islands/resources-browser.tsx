import '#site/sections/resources/resources.css';
import '#site/sections/resources/article-card.css';
import { useEffect, useRef, useState } from 'react';
import { ArticleGrid } from '#site/sections/resources/article-grid.tsx';
import { CategoryFilter, PageLinks } from '#site/sections/resources/choice-links.tsx';
import { describeResults, resourcesTexts } from '#site/sections/resources/load-choice.ts';
import {
  ArticleSkeletons,
  LoadingLine,
  MissingList,
  ResourcesError,
} from '#site/sections/resources/resources-states.tsx';
import { type ResourcesProps, useResources } from './use-resources.ts';

const skeletonCount = { least: 4, most: 13 };

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
  const shownCount = results.state === 'loaded' ? results.cards.length : 0;
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
        {isLoading && (
          <ArticleSkeletons count={Math.min(skeletonCount.most, Math.max(skeletonCount.least, shownCount))} />
        )}
        {!isLoading && results.state === 'failed' && (
          <ResourcesError locale={locale} choice={choice} message={results.message} />
        )}
        {!isLoading && results.state === 'missing' && (
          <MissingList locale={locale} missing={results} onChoose={choose} />
        )}
        {!isLoading && results.state === 'loaded' && (
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
