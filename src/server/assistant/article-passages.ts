import { articleLink } from '#domain/article-link.ts';
import type { Locale } from '#domain/locales.ts';
import { type ArticleText, articleSections } from '../search/article-text.ts';
import type { IndexedPassage } from './passage.ts';

/** What the assistant reads of a published article. */
export interface ReadableArticle extends ArticleText {
  readonly id: number;
  readonly slug: string;
  readonly content: string | null;
  readonly medium_url: string | null;
}

/** Returns the passages of an article, one for each section. */
export function articlePassages(article: ReadableArticle): IndexedPassage[] {
  const href = (locale: Locale) => articleLink(article, locale, 'resources-page')?.href;
  return articleSections(article).map(({ heading, text }) => ({
    passage: { kind: 'text', topic: `article:${article.slug}`, text, title: article.title, href },
    entries: [{ title: `${article.title} ${heading}`, aliases: heading, text }],
  }));
}
