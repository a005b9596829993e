import '../../styles/notice.css';
import '../../styles/skeleton.css';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { ChoiceLink } from './choice-links.tsx';
import { type MissingChoice, resourcesTexts } from './load-choice.ts';
import { type ResourcesChoice, resourcesPath } from './resources-address.ts';

export function ArticleSkeletons({ count }: { count: number }) {
  const keys = Array.from({ length: count }, (_, index) => `skeleton-${index}`);
  return (
    <ul className="article-grid" aria-hidden="true">
      {keys.map((key, index) => (
        <li key={key}>
          <div className={index === 0 ? 'article-card lead' : 'article-card'}>
            <p className="article-card-facts note skeleton short">&nbsp;</p>
            <div className="article-card-head">
              <p className="article-card-title skeleton">&nbsp;</p>
              <p className="article-card-title skeleton short">&nbsp;</p>
              <p className="note skeleton short">&nbsp;</p>
            </div>
            <div className="article-card-summary">
              <p className="skeleton">&nbsp;</p>
              <p className="skeleton">&nbsp;</p>
              <p className="skeleton">&nbsp;</p>
              <p className="skeleton short">&nbsp;</p>
            </div>
            <div className="article-card-foot">
              <p className="tag skeleton">&nbsp;</p>
              <p className="arrow-link skeleton">&nbsp;</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function LoadingLine() {
  return (
    <svg className="loading-line" viewBox="0 0 48 20" width="48" height="20" aria-hidden="true" focusable="false">
      <path d="M0 10h8l3-4 3 9 4-14 4 18 4-13 3 8 3-4h16" />
    </svg>
  );
}

/** The error message, with a button that reloads the page. It also works without scripts. */
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
    <div className="resources-error notice problem" role="alert">
      <h2>{resourcesTexts.error}</h2>
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
        <button className="button" type="submit">
          {resourcesTexts.tryAgain}
        </button>
      </form>
    </div>
  );
}

interface MissingListProps {
  readonly locale: Locale;
  readonly missing: MissingChoice;
  readonly onChoose: (choice: ResourcesChoice) => void;
}

/**
 * A link for a visitor whose category or page does not exist. If the category does not exist, the link leads to All
 * Resources, otherwise to the first page of the category.
 */
export function MissingList({ locale, missing: { choice, missing }, onChoose }: MissingListProps) {
  const next = { category: missing === 'page' ? choice.category : '', page: 1 };
  return (
    <p>
      <ChoiceLink className="button secondary" href={resourcesPath(locale, next)} onChoose={() => onChoose(next)}>
        {missing === 'page' ? 'Show the first page' : `Show ${resourcesTexts.all}`}
      </ChoiceLink>
    </p>
  );
}
