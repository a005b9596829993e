import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sanitiseArticleHtml } from '#server/content/article-html.ts';
import type { Database } from '#server/database/database.ts';
import { createFormTokens, receiveEnquiry } from '#server/enquiries/receive-enquiry.service.ts';
import { makeBackup, restoreBackup } from '#server/operations/backup/backup.service.ts';
import { exportContent } from '#server/operations/content-files/export-content.ts';
import { importContent } from '#server/operations/content-files/import-content.ts';
import { diskStorage } from '#server/pictures/picture-storage.ts';
import { fullNameSchema } from '#shared/api/account-contract.ts';
import { enquirySubmissionSchema } from '#shared/api/enquiry-contract.ts';
import { categorySaveSchema, tagSaveSchema } from '#shared/api/taxonomy-contract.ts';
import { slugPattern } from '#shared/rules/slugs.ts';
import { cleanLine, nameKey } from '#shared/rules/text-input.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { typedEnquiry } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine, testedEngines } from '#tests/support/every-engine.ts';
import { createTestDatabase, openDatabase } from '#tests/support/test-database.ts';

/** Every code point but those of surrogates and U+0000, which are refused at entry. */
const entries = Array.from({ length: 0x10ffff }, (_, index) => index + 1)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));
const isControl = (character: string) => /[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(character);
/** The characters that are stored. */
const characters = entries.filter((character) => !isControl(character) || /[\t\n]/.test(character));

/** Splits the characters into texts. Each begins and ends with a letter, because entry trims texts. */
function textsOf(list: readonly string[], size: number): string[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => `a${list.slice(index * size, (index + 1) * size).join('')}z`);
}

const contents = textsOf(characters, 45_000);
/** The first plane, in which all line ends, controls and separators are. */
const summaries = textsOf(characters.slice(0, 0xf800), 1900);

/** The first plane again, in names of up to 37 characters. The number keeps names apart that look the same. */
const names = textsOf(characters.slice(0, 0xf800), 30).map((text, index) => `${index} ${text}`);

/** Returns a text without what no full name may have: controls, and a word directly after a full stop. */
function asFullName(text: string): string {
  const separate = (character: string) =>
    /[.\u2024\u3002\uff0e\uff61]/u.test(nameKey(character)) ? `${character} ` : character;
  return [...text.replace(/\p{Cc}/gu, '')].map(separate).join('');
}

/**
 * Writes the names as entry accepts them to categories, tags and accounts. Writes them in batches, because thousands of
 * requests would take minutes.
 */
async function writeNames(db: Database): Promise<void> {
  const at = '2026-11-22T00:00:00.000Z';
  const dates = { created_at: at, updated_at: at };
  for (let start = 0; start < names.length; start += 100) {
    const batch = names.slice(start, start + 100).map((text, index) => ({ text, slug: `n-${start + index}` }));
    const terms = batch.map(({ text, slug }) => {
      const { name, description } = categorySaveSchema.parse({ name: text, description: text });
      return { name, name_key: nameKey(name), slug, description, version: 1, ...dates };
    });
    await db.insertInto('categories').values(terms).execute();
    await db
      .insertInto('tags')
      .values(
        terms.map(({ description: _, ...tag }) => ({ ...tag, name: tagSaveSchema.parse({ name: tag.name }).name })),
      )
      .execute();
    const people = batch.map(({ text, slug }) => ({
      ...{ full_name: fullNameSchema('').parse(asFullName(text)), email: `${slug}@example.com` },
      ...{ email_key: `${slug}@example.com`, password_hash: 'x', role: 'member' as const, search_key: '', ...dates },
    }));
    await db.insertInto('users').values(people).execute();
  }
}

async function readTexts(db: Database) {
  const categories = await db.selectFrom('categories').select(['name', 'description', 'slug']).orderBy('id').execute();
  const tags = await db.selectFrom('tags').select(['name', 'slug']).orderBy('id').execute();
  const accounts = await db.selectFrom('users').select('full_name').orderBy('id').execute();
  const articles = await db.selectFrom('articles').select(['title', 'summary', 'content']).orderBy('id').execute();
  const enquiries = await db.selectFrom('enquiries').select(['name', 'message']).orderBy('id').execute();
  return { articles, categories, tags, accounts, enquiries };
}

describeOnEveryEngine('every character', (database) => {
  const desk = deskOfSuite(database);
  let folder = '';
  let entered: Awaited<ReturnType<typeof readTexts>>;
  beforeAll(async () => {
    folder = makeFolder();
    const { id: category_id } = await desk.make.category();
    await writeNames(database().db);
    const tokens = createFormTokens(Buffer.alloc(32, 1));
    for (const [index, summary] of summaries.entries()) {
      const content = `<p>${(contents[index] ?? 'a').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
      await desk.make.article({ title: summary.slice(0, 290).toWellFormed(), summary, content, category_id });
      const now = new Date(Date.now() + index * 20_000);
      const form_token = tokens.issue(new Date(now.getTime() - 10_000));
      const sent = enquirySubmissionSchema.parse({ ...typedEnquiry, message: summary, form_token });
      await receiveEnquiry(database().db, { tokens, channels: [] }, sent, now);
    }
    entered = await readTexts(database().db);
  });

  test('is stored as it was entered, or as the rules of article HTML say', async () => {
    expect(contents.length).toBeLessThanOrEqual(summaries.length);
    expect(entered.articles.map(({ summary }) => summary)).toEqual(summaries);
    expect(entered.enquiries.map(({ message }) => message)).toEqual(summaries);
    expect(entered.categories.slice(1).map(({ name, description }) => [name, description])).toEqual(
      names.map((name) => [cleanLine(name), name]),
    );
    expect(entered.tags.map(({ name }) => name)).toEqual(names.map(cleanLine));
    const people = names.map((name) => cleanLine(asFullName(name)));
    expect(entered.accounts.slice(-names.length).map(({ full_name }) => full_name)).toEqual(people);
    const stored = new Set(entered.articles.flatMap(({ content }) => [...(content ?? '')]));
    const lost = characters.filter((character) => !stored.has(character));
    const [first = ''] = entered.articles.map(({ content }) => content ?? '');
    expect(await sanitiseArticleHtml(first)).toBe(first);
    // HTML writes these as entities.
    expect(lost.filter((character) => !'<>&\u00a0'.includes(character))).toEqual([]);
  });

  /** The other engine, as a copy on the same engine passes through fewer steps. */
  const otherEngine = () => testedEngines.find((engine) => engine !== database().engine) ?? 'sqlite';

  test('survives a backup that is restored on the other engine', async () => {
    const other = otherEngine();
    const file = join(folder, `${other}.backup`);
    await makeBackup(database().location, file, new Date());
    const target = await createTestDatabase(other);
    await target.db.destroy();
    await restoreBackup(target.location, file, new Date());
    const db = await openDatabase(target.location);
    expect(await readTexts(db)).toEqual(entered);
  });

  test('survives an export that is imported on the other engine', async () => {
    const other = otherEngine();
    const storage = diskStorage(join(folder, 'pictures'));
    const files = join(folder, `export-${other}`);
    await exportContent(database().db, files, storage, { now: new Date() });
    const fileNames = readdirSync(join(files, 'articles'));
    expect(fileNames).toHaveLength(entered.articles.length);
    expect(fileNames.filter((name) => !slugPattern.test(name.replace(/\.md$/, '')))).toEqual([]);
    const target = await createTestDatabase(other);
    // The HTML is clean already, and cleaning it again takes most of the time of an import.
    const options = { isReplacing: false, sanitiseHtml: (html: string) => html, storage, now: new Date() };
    await importContent(target.db, files, options);
    const { articles, categories, tags } = entered;
    expect(await readTexts(target.db)).toMatchObject({ articles, categories, tags });
  });

  test('that is a control or a noncharacter is left out at entry', async () => {
    const name = entries.filter(isControl).join('');
    const tag = await desk.admin('POST', '/api/admin/tags', { name: `a${name}z` });
    expect(tag).toMatchObject({ status: 201, body: { name: 'a z' } });
    const { id: category_id } = await desk.make.category();
    const article = await desk.make.article({ title: `b${name}z`, content: `<p>b${name}z</p>`, category_id });
    expect(article).toMatchObject({ title: 'b z', content: '<p>b\t\n\n\n\n\nz</p>' });
  });
});
