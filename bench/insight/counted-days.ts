import { addDays } from '#domain/insight/periods.ts';
import type { CountedFigure } from '#server/insight/figure-counter.ts';
import { pageNames } from '#server/insight/page-names.ts';

interface Article {
  readonly id: number;
  readonly slug: string;
}

const agents = ['takeaway', 'clinic', 'beauty', 'trades', 'hotels'] as const;

/**
 * Yields the figures of each day of a range, with 100,000 views a day. Each kind of figure is counted by name, such as
 * the path of a page. A day has more names than the site stores, and the names change from day to day.
 */
export function* countedDays(articles: readonly Article[], from: string, to: string): Generator<CountedFigure[]> {
  let turn = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    turn += 1;
    const figures: CountedFigure[] = [];
    const add = (kind: CountedFigure['kind'], name: string, sum: number) => figures.push({ day, kind, name, sum });
    for (const locale of ['en', 'en-NZ', 'en-AU']) add('view-variant', locale, 33_333);
    for (const path of pageNames.keys()) {
      add('view-page', path, 2000);
      add('contact-opened', path, 20);
      add('enquiry-contact', path, 2);
    }
    for (let index = 0; index < 120; index += 1) {
      const article = articles[(index * 7 + turn) % articles.length];
      if (!article) continue;
      add('view-page', `/nz/resources/${article.slug}`, 300);
      add('article-read', article.slug, 300);
      add('article-completed', String(article.id), 120);
      add('article-outbound', String(article.id), 15);
      add('contact-opened', `/nz/resources/${article.slug}`, 2);
      add('view-referrer', `site-${(index + turn) % 900}.example`, 200);
      add('view-campaign', `campaign ${(index + turn) % 500}`, 100);
    }
    for (const agent of agents) {
      add('call-started', agent, 200);
      add('call-confirmed', agent, 90);
      add('call-person', agent, 10);
    }
    add('question', 'answered', 500);
    add('question', 'unanswered', 60);
    yield figures;
  }
}
