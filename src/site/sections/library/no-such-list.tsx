import '../../styles/notice.css';
import './library.css';
import type { Locale } from '#shared/rules/locales.ts';
import { SearchForm } from './search-form.tsx';
import { LibraryLinks } from './search-results.tsx';

interface NoSuchListProps {
  readonly locale: Locale;
  readonly heading: string;
  readonly text: string;
}

export function NoSuchList({ locale, heading, text }: NoSuchListProps) {
  return (
    <div className="container page-shell">
      <header className="page-heading">
        <h1>{heading}</h1>
        <p>{text}</p>
      </header>
      <SearchForm locale={locale} />
      <LibraryLinks locale={locale} />
    </div>
  );
}
