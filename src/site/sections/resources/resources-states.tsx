import type { Locale } from '#domain/locales.ts';
import { localisedPath } from '#domain/locales.ts';
import type { ResourcesChoice } from './resources-address.ts';
import { resourcesTexts } from './results.ts';

/** Grey shapes of the size of what comes, while it loads (look: Resources). */
export function ArticleSkeletons({ count }: { count: number }) {
  return (
    <ul className="article-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key, index) => (
        <li key={key}>
          <div className={index === 0 ? 'resource-card resource-card-lead skeleton' : 'resource-card skeleton'}>
            <p className="skeleton-line skeleton-short" />
            <p className="skeleton-line skeleton-title" />
            <p className="skeleton-line skeleton-short" />
            <p className="skeleton-line skeleton-block" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The error state: what went wrong, and a button that reloads the page, with and without scripts (specification 2 and 8). */
export function ResourcesError({
  locale,
  choice,
  message,
}: {
  locale: Locale;
  choice: ResourcesChoice;
  message: string;
}) {
  return (
    <div className="resources-error" role="alert">
      <h2 className="resources-error-title">{resourcesTexts.error}</h2>
      <p>{message}</p>
      <form
        method="get"
        action={localisedPath(locale, '/resources')}
        onSubmit={(event) => {
          event.preventDefault();
          location.reload();
        }}
      >
        {choice.category && <input type="hidden" name="category" value={choice.category} />}
        {choice.page > 1 && <input type="hidden" name="page" value={choice.page} />}
        <button className="button button-primary" type="submit">
          {resourcesTexts.tryAgain}
        </button>
      </form>
    </div>
  );
}
