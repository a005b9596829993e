import { articleLink } from '#domain/article-link.ts';
import type { Locale } from '#domain/locales.ts';
import type { IndexedPassage } from './passage.ts';

/** What an article says. */
export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  readonly content?: string | null | undefined;
}

/** What is read of a published article. */
export interface ReadableArticle extends ArticleText {
  readonly id: number;
  readonly slug: string;
  readonly content: string | null;
  readonly medium_url: string | null;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** An article cut at its headings; the first part is its summary. */
export function articlePassages(article: ReadableArticle): IndexedPassage[] {
  const href = (locale: Locale) => articleLink(article, locale, 'resources-page')?.href;
  return articleSections(article).map(({ heading, text }) => ({
    passage: { kind: 'text', topic: `article:${article.slug}`, text, title: article.title, href },
    entries: [{ title: `${article.title} ${heading}`, aliases: heading, text }],
  }));
}

/** An article's parts as plain text, each with its heading. */
export function articleSections({ summary, content }: ArticleText): { heading: string; text: string }[] {
  const [opening = '', ...parts] = (content ?? '').split(/<h[1-6][^>]*>/i);
  const sections = parts.map((part) => {
    const [heading = '', ...body] = part.split(/<\/h[1-6]>/i);
    return { heading: plainText(heading), text: plainText(body.join(' ')) };
  });
  return [{ heading: '', text: `${summary}\n${plainText(opening)}` }, ...sections];
}

/** The words of cleaned HTML, one line for each block. Never shown as HTML. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|tr|blockquote|ol|ul|table)>|<br\s*\/?>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|([a-z]+));/gi, (entity, code?: string, name?: string) => {
      if (code) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '';
      return named[name ?? ''] ?? entity;
    })
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
