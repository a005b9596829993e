import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sanitiseArticleHtml } from '#server/content/article-html.ts';
import { diskStorage } from '#server/pictures/picture-storage.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { deskOfSuite, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine, testedEngines } from '#tests/support/every-engine.ts';
import { refusal } from '#tests/support/refusal.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readArticleFile, writeArticleFile } from './article-file.ts';
import { exportContent } from './export-content.ts';
import { checkContent, importContent } from './import-content.ts';

const folder = makeFolder();
let serial = 0;
const newFolder = () => join(folder, String(++serial));

const now = new Date('2026-11-21T00:00:00Z');
const storage = diskStorage(join(tmpdir(), `bellbird-content-pictures-${process.pid}`));
const options = { isReplacing: false, sanitiseHtml: sanitiseArticleHtml, storage, now };
const bringIn = (database: TestDatabase, from: string, changed: { isReplacing?: boolean } = {}) =>
  importContent(database.db, from, { ...options, ...changed });

/** Returns all rows of content. */
async function readRows({ db }: TestDatabase) {
  return {
    categories: await db.selectFrom('categories').selectAll().orderBy('id').execute(),
    tags: await db.selectFrom('tags').selectAll().orderBy('id').execute(),
    articles: await db.selectFrom('articles').selectAll().orderBy('id').execute(),
    ties: await db.selectFrom('article_tags').selectAll().orderBy('article_id').orderBy('tag_id').execute(),
    former: await db
      .selectFrom('former_addresses')
      .select(['kind', 'slug', 'record_id'])
      .orderBy('kind')
      .orderBy('slug')
      .execute(),
    searched: await db.selectFrom('article_search').selectAll().orderBy('article_id').execute(),
  };
}

function readFiles(of: string): Record<string, string> {
  const names = readdirSync(of, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(md|json)$/.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(of, name), 'utf8')]));
}

describeOnEveryEngine('export and import', (database, engine) => {
  const desk = deskOfSuite(database);
  let exported = '';
  beforeAll(async () => {
    const category = await desk.make.category({
      name: 'Bookings & “calls”',
      description: 'Ā, 電話, 전화',
      slug: 'bookings',
    });
    const tag = await desk.make.tag({ name: 'Māori' });
    const gone = await desk.make.article({ category_id: category.id });
    await desk.make.article({
      title: '---\ntitle: "not this one"',
      summary: 'Two lines:\n- one: "x"\n- two # three',
      content: '<p>---</p>\n<pre><code>a: b\n\n  c</code></pre>\n---\n<p>Ende &amp; “fin” 😀</p>',
      category_id: category.id,
      tag_ids: [tag.id, (await desk.make.tag()).id],
      is_featured: true,
      search_description: 'Found by: "search"',
      social_picture: '/pictures/0123456789abcdef.webp',
    });
    const draft = await desk.make.article({
      content: null,
      medium_url: 'https://example.com/a?b=c&d',
      is_published: false,
    });
    await desk.admin(
      'PUT',
      `/api/admin/articles/${draft.id}`,
      await desk.make.articleSave({ title: 'Saved twice', is_published: false }),
    );
    const moved = await desk.make.article({ title: 'First address', category_id: category.id });
    for (const slug of ['second-address', 'third-address'])
      await desk.admin('PUT', `/api/admin/articles/${moved.id}/slug`, { slug });
    const { name, description } = category;
    await desk.admin('PUT', `/api/admin/categories/${category.id}`, { name, description, slug: 'bookings-calls' });
    await desk.admin('DELETE', `/api/admin/articles/${gone.id}`);
    const last = await desk.make.article();
    await desk.admin('DELETE', `/api/admin/articles/${last.id}`);
    exported = newFolder();
    await exportContent(database().db, exported, storage, { now });
  });

  test.each(testedEngines)('everything moves to %s and back, unchanged', async (other) => {
    const there = await createTestDatabase(other);
    const result = await bringIn(there, exported);
    expect(result).toMatchObject({ articles: 3, cleaned: [] });
    expect((await readRows(there)).former.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
      'article first-address',
      'article second-address',
      'category bookings',
    ]);
    expect(await readRows(there)).toEqual(await readRows(database()));
    const again = newFolder();
    await exportContent(there.db, again, storage, { now });
    expect(readFiles(again)).toEqual(readFiles(exported));
    const back = await createTestDatabase(engine);
    await bringIn(back, again);
    expect(await readRows(back)).toEqual(await readRows(database()));
  });

  test('links, pipes and identifiers that leave no room for others are refused by name', async () => {
    const broken = newFolder();
    cpSync(exported, broken, { recursive: true });
    const [first = '', second = '', third = ''] = readdirSync(join(broken, 'articles')).sort();
    rmSync(join(broken, 'articles', first));
    symlinkSync('/etc/hostname', join(broken, 'articles', first));
    rmSync(join(broken, 'articles', second));
    execFileSync('mkfifo', [join(broken, 'articles', second)]);
    const file = join(broken, 'articles', third);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^id: \d+$/m, 'id: 2147483647'));
    const there = await createTestDatabase(engine);
    const refused = await refusal(bringIn(there, broken));
    expect(refused).toContain(`articles/${first} is a link`);
    expect(refused).toContain(`articles/${second} is not a plain file`);
    expect(refused).toContain(`articles/${third}: id: can be at most 2000000000`);
  });

  test('an identifier that was assigned before is not assigned again', async () => {
    const there = await createTestDatabase(engine);
    await bringIn(there, exported);
    const other = await openDesk(there);
    const before = (await readRows(there)).articles.at(-1)?.id ?? 0;
    // The article with the highest id was deleted before the export. Its id must not be assigned again.
    expect((await other.make.article()).id).toBeGreaterThan(before + 1);
  });

  test('an import into a site with content needs --replace, which leaves nothing of the former content', async () => {
    const there = await createTestDatabase(engine);
    const other = await openDesk(there);
    await other.make.article({ title: 'Former' });
    const former = await readRows(there);
    expect(await refusal(bringIn(there, exported))).toMatch(/content already.*--replace/);
    expect(await readRows(there)).toEqual(former);
    await bringIn(there, exported, { isReplacing: true });
    expect((await readRows(there)).articles).toEqual((await readRows(database())).articles);
  });

  test('an export has no computed columns, and an import ignores the one that older exports have', async () => {
    const texts = Object.values(readFiles(exported));
    expect(texts.filter((text) => /has_content|title_key/.test(text))).toEqual([]);
    const older = await copyWith((_name, text) => text.replace(/^is_published: .*$/m, '$&\nhas_content: 1'));
    expect(readFileSync(join(older, 'articles/saved-twice.md'), 'utf8')).toContain('has_content: 1');
    const there = await createTestDatabase(engine);
    await bringIn(there, older);
    expect((await readRows(there)).articles).toEqual((await readRows(database())).articles);
  });

  test('a dry run writes nothing', async () => {
    const there = await createTestDatabase(engine);
    const found = { articles: 3, categories: 4, cleaned: [] };
    expect(await checkContent(there.db, exported, options)).toMatchObject(found);
    expect((await readRows(there)).articles).toEqual([]);
    expect(await checkContent(undefined, exported, options)).toMatchObject(found);
    await bringIn(there, exported);
    expect(await refusal(checkContent(there.db, exported, options))).toMatch(/content already.*--replace/);
  });

  test('HTML is cleaned as a save cleans it, and the articles are named', async () => {
    const there = await createTestDatabase(engine);
    const dirty = await copyWith((name, text) =>
      name === 'articles/saved-twice.md' ? `${text}<script>alert(1)</script><p onclick="x()">Fine</p>\n` : text,
    );
    const result = await bringIn(there, dirty);
    expect(result.cleaned).toEqual(['saved-twice']);
    const { content } = (await readRows(there)).articles.find(({ slug }) => slug === 'saved-twice') ?? {};
    expect(content).toMatch(/<p>Fine<\/p>$/);
    expect(content).not.toMatch(/script|onclick/);
  });

  test('names every faulty file with advice, and imports nothing', async () => {
    const there = await createTestDatabase(engine);
    const faulty = await copyWith((name, text) => {
      if (name === 'tags.json') return '[{';
      if (name === 'articles/saved-twice.md')
        return text.replace(/title: .*/, 'title: ""').replace(/read_time: .*/, 'read_time: 0');
      if (name.startsWith('articles/')) return text.replace(/category: .*/, 'category: "nowhere"');
      return text;
    });
    writeFileSync(join(faulty, 'articles/new.md'), 'No front matter\n');
    const said = await refusal(bringIn(there, faulty));
    expect(said).toMatch(/tags\.json is not JSON/);
    expect(said).toMatch(/articles\/saved-twice\.md: title: Please enter a title/);
    expect(said).toMatch(/articles\/saved-twice\.md: read_time: Please enter a valid read time/);
    expect(said).toMatch(/there is no category nowhere: add it/);
    expect(said).toMatch(/there is no tag maori/);
    expect(said).toMatch(/articles\/new\.md does not begin with front matter/);
    expect((await readRows(there)).categories).toEqual([]);
  });

  test('an article written by hand needs only what a person writes', async () => {
    const there = await createTestDatabase(engine);
    const handmade = await copyWith((_name, text) => text);
    writeFileSync(
      join(handmade, 'articles/by-hand.md'),
      '---\ntitle: By hand\nslug: by-hand\nsummary: "Short: and plain"\ncategory: bookings-calls\npublish_date: 2026-11-01\nread_time: 3\nis_published: true\n---\n<p>Hello</p>\n',
    );
    await bringIn(there, handmade);
    const article = (await readRows(there)).articles.find(({ slug }) => slug === 'by-hand');
    expect(article).toMatchObject({
      title: 'By hand',
      summary: 'Short: and plain',
      version: 1,
      content: '<p>Hello</p>',
    });
    expect(article?.first_published_at).toBe(now.toISOString());
  });

  test('a former slug that two articles claim is refused with a sentence', async () => {
    const there = await createTestDatabase(engine);
    const shared = await copyWith((_name, text) =>
      text.replace(/^(slug: "saved-twice")$/m, '$1\nformer_slugs: ["first-address"]'),
    );
    expect(await refusal(bringIn(there, shared))).toMatch(
      /articles: two of them have the former slug first-address: take it out of one/,
    );
  });

  test('an export contains no account', () => {
    expect(JSON.stringify(readFiles(exported))).not.toMatch(/admin@example\.com|argon2|password|token/i);
  });

  /** Returns the folder of a copy of the export in which `change` has rewritten the text of each file. */
  async function copyWith(change: (name: string, text: string) => string): Promise<string> {
    const copy = newFolder();
    mkdirSync(join(copy, 'articles'), { recursive: true });
    for (const [name, text] of Object.entries(readFiles(exported))) writeFileSync(join(copy, name), change(name, text));
    return copy;
  }
});

describe('an article’s file', () => {
  test('keeps any text unchanged', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, fc.array(text), text, (title, tags, content) => {
        const file = { fields: { title, tags, read_time: 5, medium_url: null }, content };
        const read = readArticleFile(writeArticleFile(file));
        expect(read).toMatchObject({ content, fields: file.fields });
      }),
    );
  });

  test('writes every value on one line, even values with characters that parsers treat as line ends', () => {
    const fields = { title: 'a\u2028b\u2029c\u0085d\r\ne' };
    const written = writeArticleFile({ fields, content: '' });
    expect(written.split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(5);
    expect(readArticleFile(written)).toMatchObject({ fields });
  });

  test.each([
    ['---\ntitle "x"\n---\n', /not lines of “name: value”/],
    ['---\nslug: x\ntitle: "x\n---\n', /line \d that is not YAML/],
    ['---\ntitle: A\ntitle: B\n---\n', /line 3 that is not YAML \(Map keys must be unique\)/],
    ['title: x', /does not begin with front matter/],
  ])('%j is refused with a sentence', (text, sentence) => {
    expect(readArticleFile(text)).toMatch(sentence);
  });

  test('reads what other programs write: quotes with a comment, lists of lines, texts without quotes', () => {
    const lines = ["title: 'It is a test' # a note", 'tags:', '  - voice', '  - "night shift"', 'slug: it-is-a-test'];
    const fields = { title: 'It is a test', tags: ['voice', 'night shift'], slug: 'it-is-a-test' };
    expect(readArticleFile(`---\n${lines.join('\n')}\n---\n<p>Hi</p>\n`)).toEqual({ fields, content: '<p>Hi</p>' });
  });

  test('a name like __proto__ is a line like any other and changes nothing', () => {
    expect(readArticleFile('---\n__proto__: {"is_admin": true}\n---\n')).toMatchObject({ content: '' });
    expect(Object.prototype).not.toHaveProperty('is_admin');
  });
});
