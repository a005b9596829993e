import '../../styles/notice.css';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { ChoiceLink } from './choice-links.tsx';
import { type MissingChoice, resourcesTexts } from './load-choice.ts';
import { type ResourcesChoice, resourcesPath } from './resources-address.ts';

export function LoadingLine() {
  return (
    <svg className="loading-line" viewBox="0 0 48 20" width="48" height="20" aria-hidden="true" focusable="false">
      <path d="M0 10h8l3-4 3 9 4-14 4 18 4-13 3 8 3-4h16" />
    </svg>
  );
}

/** The error message, with a button that loads the page of the choice again. */
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
      <form method="get" action={localisedPath(locale, '/resources')}>
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
