import './library.css';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { pathOfPage } from './library-address.ts';

interface PageNumbersProps {
  readonly locale: Locale;
  /** The path of the first page, without the prefix of a variant. */
  readonly path: string;
  readonly page: number;
  readonly pages: number;
}

/** Links to pages of a list: the first and the last page, and the pages directly before and after this one. */
export function PageNumbers({ locale, path, page, pages }: PageNumbersProps) {
  if (pages <= 1) return null;
  const href = (number: number) => localisedPath(locale, pathOfPage(path, number));
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return (
    <nav className="page-numbers not-printed" aria-label="Pages">
      {page > 1 && (
        <a className="button secondary" rel="prev" href={href(page - 1)}>
          Newer
        </a>
      )}
      <ul>
        {shown.map((number, index) => (
          <li key={number} className={number - (shown[index - 1] ?? 0) > 1 ? 'after-gap' : undefined}>
            <a
              className="chip"
              href={href(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {formatCount(number)}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a className="button secondary" rel="next" href={href(page + 1)}>
          Older
        </a>
      )}
    </nav>
  );
}
