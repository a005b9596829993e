import '../../styles/notice.css';
import './preview-page.css';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { dateInZone, formatDate, formatMoment } from '#shared/rules/dates.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { Insights } from '../home/insights.tsx';
import { toCardFacts } from '../resources/article-card-facts.ts';
import { ArticleGrid } from '../resources/article-grid.tsx';

interface PreviewNoticeProps {
  readonly from: string;
  readonly until: string;
  readonly takesComments: boolean;
  readonly isPublished: boolean;
  readonly timeZone: string;
}

export function PreviewNotice({ from, until, takesComments, isPublished, timeZone }: PreviewNoticeProps) {
  const last = formatDate(dateInZone(timeZone, new Date(until)));
  return (
    <div className="preview-notice container">
      <p className="notice">
        <strong>{isPublished ? 'Preview.' : 'Preview, not published.'}</strong>{' '}
        {takesComments ? 'Select words to comment on them.' : 'You can read this, not comment on it.'}{' '}
        {`This is the text of ${formatMoment(from, 'long', timeZone)}. The link works until ${last}.`}
      </p>
    </div>
  );
}

interface CardPreviewProps {
  readonly article: PublicArticle;
  readonly locale: Locale;
}

export function CardPreview({ article, locale }: CardPreviewProps) {
  // The first card of a list is larger. With `skip: 1`, this card is not the first one.
  const shown = { cards: [toCardFacts(article, locale)], total: 1, choice: { category: '', page: 1 }, skip: 1 };
  return (
    <>
      <div className="container page-shell card-preview">
        <h1 className="visually-hidden">{article.title}</h1>
        <ArticleGrid shown={shown} />
      </div>
      {article.is_featured && <Insights locale={locale} articles={[article]} />}
    </>
  );
}

export function ClosedPreview() {
  return (
    <div className="container page-shell narrow">
      <h1>This preview is closed</h1>
      <p className="page-lead">
        The link expired, was closed, or was not copied completely. Ask the person who sent it to you for a new one.
      </p>
    </div>
  );
}
