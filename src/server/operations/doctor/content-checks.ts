import type { Kysely } from 'kysely';
import { pageQueryKeys } from '#shared/page-queries.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import type { Config } from '../../config/config.ts';
import { readStoredValue } from '../../content/owner-facts.service.ts';
import { findOwnerSettings } from '../../content/owner-setting.repository.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { findMissingPictures } from '../../pictures/picture.repository.ts';
import { describeOtherFolder } from '../../pictures/picture-folder-claim.ts';
import { createPictureStorage } from '../../pictures/picture-storage.ts';
import { countOf, type Finding, fault, fine, warning } from './finding.ts';

const namedAtMost = 5;

/** Checks that each picture and recording has its original, and names some that do not. */
export async function checkPictures(db: Database, config: Config): Promise<Finding[]> {
  const name = 'pictures';
  const otherFolder = await describeOtherFolder(db, config);
  if (otherFolder !== undefined) {
    const [text = '', ...advice] = otherFolder.split(/(?<=\.) /);
    return [fault(name, text, advice.join(' '))];
  }
  const originals = await createPictureStorage(config).list('originals');
  const { total, missing } = await findMissingPictures(db, new Set(originals));
  if (missing.length === 0) return [fine(name, `Each of the ${total} pictures and recordings has its file.`)];
  const place = config.pictures.areInStore ? 'the object store' : `${config.dataDirectory}/pictures`;
  const named = missing.slice(0, namedAtMost).map(({ id, file_name }) => `${file_name || 'without a name'} (${id})`);
  const more = missing.length - named.length;
  return [
    fault(
      name,
      `${missing.length} of ${total} pictures and recordings have no file in ${place}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      'Copy the folder pictures/originals from beside your newest backup to that place, or upload the files again in the desk.',
    ),
  ];
}

const articlesPerQuery = 200;
const shownMaximum = 20;

/** Checks that links from published articles to this site lead to a page. */
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

/** Returns the paths of this site that the HTML links to. Relative links start from `pageAddress`. */
function internalLinks(html: string, pageAddress: string): string[] {
  const paths = [...html.matchAll(/\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&amp;', '&');
    if (!URL.canParse(address, pageAddress)) return [];
    const url = new URL(address, pageAddress);
    return url.origin === new URL(pageAddress).origin ? [url.pathname] : [];
  });
  return [...new Set(paths)];
}

/** Checks that the stored settings can be used. Pages show the default in place of any that cannot. */
export async function checkOwnerSettings(db: Kysely<DatabaseSchema>): Promise<Finding[]> {
  const name = 'owner settings';
  const rows = await findOwnerSettings(db);
  const read = rows.map((row) => ({ name: row.name, stored: readStoredValue(row) }));
  const unusable = read.flatMap(({ name: setting, stored }) =>
    stored.kind === 'unusable' ? [`${setting} (${stored.reason})`] : [],
  );
  if (unusable.length > 0) {
    const text = `Pages show the default of settings that cannot be used: ${unusable.join(', ')}`;
    return [warning(name, text, 'Save them again in the desk, under Settings.')];
  }
  const changed = read.filter(({ stored }) => stored.kind === 'value').length;
  return [fine(name, `${countOf(changed, 'setting')} changed in the desk; the others have their defaults.`)];
}

/** Returns what a database contains, one line for each kind of record. */
export async function summariseData(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const articles = await db
    .selectFrom('articles')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('updated_at').as('last')])
    .executeTakeFirstOrThrow();
  const enquiries = await db
    .selectFrom('enquiries')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('created_at').as('last')])
    .executeTakeFirstOrThrow();
  const accounts = await countRows(db.selectFrom('users'));
  const changes = await countRows(db.selectFrom('audit_entries'));
  return [
    `${countOf(Number(articles.count), 'article')}, the last saved ${articles.last ?? 'never'}`,
    `${Number(enquiries.count)} enquiries, the last received ${enquiries.last ?? 'never'}`,
    `${countOf(accounts, 'account')}, and ${changes} entries of the change history`,
  ];
}
