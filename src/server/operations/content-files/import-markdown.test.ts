import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sanitiseArticleHtml } from '#server/content/article-html.ts';
import { diskStorage } from '#server/pictures/picture-storage.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { exportContent } from './export-content.ts';
import { importMarkdown } from './import-markdown.ts';
import { normaliseHtml, readMarkdown, writeMarkdown } from './markdown-text.ts';

const now = new Date('2026-11-21T00:00:00Z');
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describeOnEveryEngine('Markdown in and out', (database, engine) => {
  const desk = deskOfSuite(database);
  const folder = makeFolder();

  const put = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const bringIn = async ({ db }: Pick<TestDatabase, 'db'>, isWriting: boolean, from = folder) => {
    const lines: string[] = [];
    const storage = diskStorage(join(folder, '.pictures'));
    const options = { isWriting, sanitiseHtml: sanitiseArticleHtml, storage, now };
    const result = await importMarkdown(db, from, { ...options, report: (line) => lines.push(line) });
    return { ...result, lines };
  };
  const readArticles = async ({ db }: Pick<TestDatabase, 'db'>) => {
    const rows = await db
      .selectFrom('articles')
      .innerJoin('categories', 'categories.id', 'articles.category_id')
      .select(['articles.slug', 'title', 'summary', 'content', 'publish_date', 'is_published', 'is_featured'])
      .select(['medium_url', 'read_time', 'search_description', 'social_picture', 'categories.name as category'])
      .orderBy('articles.slug')
      .execute();
    const tags = await db
      .selectFrom('article_tags')
      .innerJoin('articles', 'articles.id', 'article_tags.article_id')
      .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
      .select(['articles.slug', 'tags.name'])
      .orderBy('tags.name')
      .execute();
    return rows.map(({ content, ...row }) => ({
      ...row,
      content: normaliseHtml(content ?? ''),
      tags: tags.filter(({ slug }) => slug === row.slug).map(({ name }) => name),
    }));
  };

  test('imports what Astro, Hugo and Ghost write, reports each file, and can be repeated', async () => {
    put(
      'astro/first.md',
      '---\ntitle: First\ndescription: Short\npubDate: Jul 08 2022\ntags: [Phones]\nmeta_description: Found\nog_image: a.png\n---\n# Hi\n\n![A](./a.png) ![B](b.png)\n',
    );
    put('astro/a.png', pixel);
    put(
      'hugo/2024-01-05-second.md',
      '+++\ntitle = "Second"\ndate = 2024-01-05T23:30:00+13:00\ndraft = true\ncategories = ["News", "Motels"]\n+++\nText <script>alert(1)</script>\n',
    );
    put(
      'ghost/third.md',
      '---\ntitle: Third\nslug: third-one\nstatus: published\nfeatured: true\nexcerpt: Words\npublished_at: 2023-02-03T00:00:00.000Z\ntags:\n  - name: Phones\n---\nBody\n',
    );
    put('twin.md', '---\ntitle: Twin\nslug: third-one\n---\nBody\n');
    put('utf16.md', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('---\ntitle: Wide\n---\nĀe\n', 'utf16le')]));
    put('latin.md', Buffer.from('---\ntitle: Caf\xe9\n---\nBody\n', 'latin1'));
    put('bare.md', 'No front matter\n');
    symlinkSync('/etc/passwd', join(folder, 'link.md'));

    const dry = await bringIn(database(), false);
    expect(dry).toMatchObject({ imported: 4, refused: 4 });
    expect(await readArticles(database())).toEqual([]);
    const written = await bringIn(database(), true);
    expect(written.lines).toEqual(dry.lines);
    expect(written.lines.join('\n')).toMatch(/first\.md → first; picture b\.png is missing/);
    expect(written.lines.join('\n')).toMatch(/second\.md → second;.*HTML that articles may not contain/);
    expect(written.lines.join('\n')).toMatch(/twin\.md has the slug third-one, as ghost\/third\.md has/);
    expect(written.lines.join('\n')).toMatch(/latin\.md was left out: It is not UTF-8/);
    expect(written.lines.join('\n')).toMatch(/link\.md is a link/);
    const [first, second, third, wide] = await readArticles(database());
    expect(first).toMatchObject({ title: 'First', summary: 'Short', publish_date: '2022-07-08', category: 'Imported' });
    expect(first).toMatchObject({ is_published: 1, tags: ['Phones'], search_description: 'Found' });
    expect(first?.social_picture).toMatch(/^\/pictures\/[a-z0-9]{16}\.webp$/);
    expect(first?.content).toMatch(/^<h2>Hi<\/h2>.*<img src="\/pictures\/[a-z0-9]{16}\.webp" alt="A">/);
    expect(second).toMatchObject({ publish_date: '2024-01-05', is_published: 0, category: 'News', tags: ['Motels'] });
    expect(second?.content).not.toContain('script');
    expect(third).toMatchObject({ slug: 'third-one', is_featured: 1, summary: 'Words', tags: ['Phones'] });
    expect(wide?.content).toContain('Āe');
    expect(await bringIn(database(), true)).toMatchObject({ imported: 0, refused: 8 });
  });

  test('exports Markdown that reads back to the same articles', async () => {
    await desk.make.article({
      title: 'All of it: “quotes”',
      is_published: true,
      content:
        '<h2>One</h2><p>Some <strong>bold</strong>, <em>slanted</em> and <code>a * b</code> 2 * 3 * 4 # not.</p><ul><li>a</li><li>b</li></ul><ul><li>c</li></ul><pre>one\n\n  two</pre><table><caption>T</caption><tbody><tr><td>x</td></tr></tbody></table><blockquote><p>q</p></blockquote><p><a href="https://a.example/x_y">l_i_nk</a></p><hr><ol><li>n</li></ol>',
    });
    const exported = join(folder, '.export', engine);
    const storage = diskStorage(join(folder, '.pictures'));
    await exportContent(database().db, exported, storage, { now, asMarkdown: true });
    const there = await createTestDatabase(engine);
    const { refused, lines } = await bringIn(there, true, exported);
    expect(lines.filter((line) => !line.includes('→'))).toEqual([]);
    expect(refused).toBe(0);
    const withoutKeys = (text: string) => text.replace(/\/pictures\/[a-z0-9]{16}/g, '/pictures/key');
    expect(withoutKeys(JSON.stringify(await readArticles(there)))).toBe(
      withoutKeys(JSON.stringify(await readArticles(database()))),
    );
  });
});

test.each(['<p>plain</p>', '<p>1. not a list</p>', '<p>a<br>b</p>', '<p lang="mi">kia ora</p>', '<pre>a\n\n\nb</pre>'])(
  'writes %s so that it reads back',
  (html) => {
    const back = readMarkdown(writeMarkdown(html)).toHtml((picture) => picture);
    expect(normaliseHtml(back)).toBe(normaliseHtml(html));
  },
);
