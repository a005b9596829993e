import { pageQueryKeys } from '#shared/page-queries.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import type { Config } from '../../config/config.ts';
import { readStoredValue } from '../../content/owner-facts.service.ts';
import { findOwnerSettings } from '../../content/owner-setting.repository.ts';
import { createArticleFacts } from '../../content-health/article-facts.ts';
import { findListedArticles } from '../../content-health/content-health.repository.ts';
import { readOwnPaths } from '../../content-health/own-paths.ts';
import type { Database } from '../../database/database.ts';
import { countRows } from '../../database/read-rows.ts';
import type { Queryable } from '../../database/schema.ts';
import { findMissingPictures } from '../../pictures/picture.repository.ts';
import { describeOtherFolder } from '../../pictures/picture-folder-claim.ts';
import { createPictureStorage } from '../../pictures/picture-storage.ts';
import { countOf, fault, fine, type Observation, warning } from './finding.ts';

const namedAtMost = 5;

/** Checks that each picture and recording has its original, and names some that do not. */
export async function checkPictures(db: Database, config: Config): Promise<Observation[]> {
  const otherFolder = await describeOtherFolder(db, config);
  if (otherFolder !== undefined) {
    const [text = '', ...advice] = otherFolder.split(/(?<=\.) /);
    return [fault(text, advice.join(' '))];
  }
  const originals = await createPictureStorage(config).list('originals');
  const { total, missing } = await findMissingPictures(db, new Set(originals));
  if (missing.length === 0) return [fine(`Each of the ${total} pictures and recordings has its file.`)];
  const place = config.pictures.areInStore ? 'the object store' : `${config.dataDirectory}/pictures`;
  const named = missing.slice(0, namedAtMost).map(({ id, file_name }) => `${file_name || 'without a name'} (${id})`);
  const more = missing.length - named.length;
  return [
    fault(
      `${missing.length} of ${total} pictures and recordings have no file in ${place}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      'Copy the folder pictures/originals from beside your newest backup to that place, or upload the files again in the desk.',
    ),
  ];
}

const shownMaximum = 20;

/** Checks that links from published articles to this site lead to a page. */
export async function checkLinks(db: Queryable, siteUrl: string): Promise<Observation[]> {
  const articles = await findListedArticles(db);
  const facts = await createArticleFacts(db, new URL(siteUrl).origin)(articles);
  // The server may not be running, so a list of articles is taken to exist.
  const paths = await readOwnPaths(db, articles, async (path) => (isPageOrCall(path) ? 200 : 404));
  await paths.learn([...facts.values()].flatMap((found) => found.paths));
  const broken = articles.flatMap(({ id, title }) =>
    (facts.get(id)?.paths ?? []).filter(paths.isDead).map((path) => `“${title}” links to ${path}`),
  );
  if (broken.length === 0) return [fine('Every link within the site leads to a page.')];
  const rest = broken.length - shownMaximum;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  return [...broken.slice(0, shownMaximum), ...more].map((text) =>
    warning(`${text}.`, 'There is no such page: change or remove the link in the desk.'),
  );
}

function isPageOrCall(path: string): boolean {
  return pageQueryKeys(path.replace(/[?#][\s\S]*/, '')) !== undefined || pathWithinLocale(path).startsWith('/api/');
}

/** Checks that the stored settings can be used. Pages show the default in place of any that cannot. */
export async function checkOwnerSettings(db: Queryable): Promise<Observation[]> {
  const rows = await findOwnerSettings(db);
  const read = rows.map((row) => ({ name: row.name, stored: readStoredValue(row) }));
  const unusable = read.flatMap(({ name: setting, stored }) =>
    stored.kind === 'unusable' ? [`${setting} (${stored.reason})`] : [],
  );
  if (unusable.length > 0) {
    const text = `Pages show the default of settings that cannot be used: ${unusable.join(', ')}`;
    return [warning(text, 'Save them again in the desk, under Settings.')];
  }
  const changed = read.filter(({ stored }) => stored.kind === 'value').length;
  return [fine(`${countOf(changed, 'setting')} changed in the desk; the others have their defaults.`)];
}

/** Returns what a database contains, one line for each kind of record. */
export async function summariseData(db: Queryable): Promise<string[]> {
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
