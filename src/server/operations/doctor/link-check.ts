import type { Kysely } from 'kysely';
import { pathWithinLocale } from '#domain/locales.ts';
import { pageQueryKeys } from '#domain/page-queries.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { type Finding, fine, warning } from './finding.ts';

const articlesPerQuery = 200;
const shownMaximum = 20;

/** Checks that the links in published articles to pages of this site work. */
export async function checkLinks(db: Kysely<DatabaseSchema>, siteUrl: string): Promise<Finding[]> {
  const name = 'links';
  const pages = await articlePages(db);
  const broken: string[] = [];
  for (let after = 0; ; ) {
    const articles = await db
      .selectFrom('articles')
      .select(['id', 'title', 'slug', 'content'])
      .where('is_published', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(articlesPerQuery)
      .execute();
    for (const article of articles) {
      for (const href of internalLinks(article.content ?? '', `${siteUrl}/resources/${article.slug}`)) {
        if (!leadsSomewhere(href, pages)) broken.push(`“${article.title}” links to ${href}`);
      }
    }
    const last = articles.at(-1);
    if (articles.length < articlesPerQuery || !last) break;
    after = last.id;
  }
  if (broken.length === 0) return [fine(name, 'Every link within the site leads to a page.')];
  const rest = broken.length - shownMaximum;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  return [...broken.slice(0, shownMaximum), ...more].map((text) =>
    warning(name, `${text}.`, 'There is no such page: change or remove the link in the desk.'),
  );
}

async function articlePages(db: Kysely<DatabaseSchema>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('articles')
    .select('slug')
    .where('is_published', '=', 1)
    .where('content', 'is not', null)
    .execute();
  return new Set(rows.map(({ slug }) => `/resources/${slug}`));
}

function leadsSomewhere(pathname: string, pages: ReadonlySet<string>): boolean {
  const path = pathWithinLocale(pathname);
  if (path.startsWith('/resources/')) return pages.has(path);
  return pageQueryKeys(pathname) !== undefined || path.startsWith('/api/');
}

/**
 * Returns the paths of this site that a text links to. Relative links are resolved against the address of the page that
 * contains the text.
 */
function internalLinks(html: string, pageAddress: string): string[] {
  const paths = [...html.matchAll(/\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&amp;', '&');
    if (!URL.canParse(address, pageAddress)) return [];
    const url = new URL(address, pageAddress);
    return url.origin === new URL(pageAddress).origin ? [url.pathname] : [];
  });
  return [...new Set(paths)];
}
