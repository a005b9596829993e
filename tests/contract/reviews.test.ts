import { expect, test } from 'vitest';
import { z } from 'zod';
import { forgetOldVersions } from '#server/content/article-version.service.ts';
import { createProposal } from '#server/content/reviews/proposal.service.ts';
import type { Mail } from '#server/outbox/send-mail.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, articleSchema, listedArticleSchema } from '#shared/api/article-contract.ts';
import { newPreviewLinkSchema } from '#shared/api/preview-contract.ts';
import { reviewEntrySchema } from '#shared/api/review-contract.ts';
import { quoteAt } from '#shared/rules/text-quote.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const content = '<p>We answer every call, day and night.</p><p>It costs $199 a month.</p>';
const page = 'We answer every call, day and night.It costs $199 a month.';

/** Returns the quotation of words in the content of the article. */
function quoteOf(words: string) {
  const start = page.indexOf(words);
  return { field: 'content', ...quoteAt(page, start, start + words.length) };
}

const comment = { kind: 'comment', author: 'Mere', text: 'Also at the weekend?', quote: quoteOf('day and night') };
const proposal = { kind: 'proposal', author: 'Mere', text: 'each caller', quote: quoteOf('every call') };
const approval = { kind: 'approval', author: 'Mere', text_from: '2026-11-22T00:00:00.000Z' };

describeOnEveryEngine('what reviewers say about an article', (database) => {
  let moment = Date.parse('2026-11-22T00:00:00Z');
  const sent: Mail[] = [];
  const desk = deskOfSuite(database, {
    now: () => new Date(moment),
    limits: { sharedPreviews: { attempts: 10_000, seconds: 60 } },
    sendMail: async (mail) => void sent.push(mail),
  });
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return keys.toString(16).padStart(32, '0');
  };

  const share = async (article: Article) => {
    const { title, summary, publish_date, category_id, is_published, is_featured } = article;
    const form = { title, summary, publish_date, category_id, is_published, is_featured, content: article.content };
    const body = { article_id: article.id, days: 7, form: { ...form, medium_url: '', read_time: 5, tag_ids: [] } };
    return newPreviewLinkSchema.parse((await desk.admin('POST', apiPaths.adminPreviewLinks, body)).body);
  };
  const shared = async (given: Partial<Parameters<typeof desk.make.article>[0]> = {}) => {
    const article = await desk.make.article({ content, ...given });
    const link = await share(article);
    return { article, link };
  };
  const reviewsPath = ({ token }: { token: string }) => `${apiPaths.sharedPreviews}/${token}/reviews`;
  const write = (link: { token: string }, body: unknown, key = newKey()) =>
    desk.stranger('PUT', `${reviewsPath(link)}/${key}`, body);
  const entriesOf = async ({ id }: { id: number }) =>
    z.array(reviewEntrySchema).parse((await desk.admin('GET', `${apiPaths.adminArticles}/${id}/reviews`)).body);
  const firstOf = async (article: { id: number }) => reviewEntrySchema.parse((await entriesOf(article))[0]);
  const decide = ({ id }: { id: number }, state: string, send = desk.admin) =>
    send('PUT', `${apiPaths.adminReviews}/${id}/state`, { state });
  const read = async ({ id }: { id: number }) =>
    articleSchema.parse((await desk.admin('GET', `${apiPaths.adminArticles}/${id}`)).body);
  const save = async (article: Article, more: object) => {
    const { category, tags, id, ...fields } = await read(article);
    const body = { ...fields, tag_ids: tags.map((tag) => tag.id), category_id: category.id, ...more };
    expect((await desk.admin('PUT', `${apiPaths.adminArticles}/${id}`, body)).status).toBe(200);
  };
  const listed = async ({ id }: { id: number }) => {
    const { body } = await desk.admin('GET', `${apiPaths.adminArticles}?sort=updated&limit=100`);
    return z
      .array(listedArticleSchema)
      .parse(body)
      .find((article) => article.id === id)?.review;
  };
  /** Sends an entry that must be refused with one sentence, and returns the sentence. */
  const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    const { detail } = z
      .object({ detail: z.union([z.string(), z.array(z.object({ msg: z.string() })).length(1)]) })
      .parse(body);
    return [status, typeof detail === 'string' ? detail : detail[0]?.msg];
  };

  test('a comment is at its words, is answered, resolved and opened again, and the reviewer sees it', async () => {
    const { article, link } = await shared();
    expect((await write(link, comment)).status).toBe(204);
    const entry = await firstOf(article);
    expect(entry).toMatchObject({ ...comment, author_kind: 'reviewer', version: 1, state: 'open', closed_by: '' });
    const answered = await desk.admin('POST', `${apiPaths.adminReviews}/${entry.id}/answers`, {
      text: 'Yes, then too.',
    });
    expect(answered.status).toBe(204);
    expect(await decide(entry, 'resolved')).toMatchObject({ status: 200, body: { article: null } });
    const seen = await desk.stranger('GET', reviewsPath(link));
    expect(seen).toMatchObject({
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' },
      body: {
        text_from: approval.text_from,
        entries: [
          { state: 'resolved', closed_by: 'Aroha Ngata', answers: [{ author: 'Aroha Ngata', text: 'Yes, then too.' }] },
        ],
      },
    });
    expect(await refusal(decide(entry, 'resolved'))).toEqual([409, 'Aroha Ngata has already resolved this.']);
    expect((await decide(entry, 'open')).status).toBe(200);
    expect(await refusal(decide(entry, 'accepted'))).toEqual([422, 'This cannot be decided about it.']);
    expect(await firstOf(article)).toMatchObject({ state: 'open', closed_by: '' });
  });

  test('what is sent twice is stored once, and is taken back unless it was answered', async () => {
    const { article, link } = await shared();
    const key = newKey();
    expect((await write(link, approval, key)).status).toBe(204);
    expect((await write(link, approval, key)).status).toBe(204);
    expect(await entriesOf(article)).toHaveLength(1);
    const takeBack = (of = link) => desk.stranger('DELETE', `${reviewsPath(of)}/${key}`);
    const other = await shared();
    expect(await refusal(takeBack(other.link))).toEqual([404, 'This was deleted.']);
    expect((await takeBack()).status).toBe(204);
    expect(await entriesOf(article)).toEqual([]);
    await write(link, comment, key);
    await decide(await firstOf(article), 'resolved');
    expect(await refusal(takeBack())).toEqual([409, 'This was answered already, so it can’t be taken back.']);
  });

  test('a reviewer sees only what was written through the same link', async () => {
    const { article, link } = await shared();
    await write(link, comment);
    const second = await share(article);
    for (const other of [second, (await shared()).link])
      expect((await desk.stranger('GET', reviewsPath(other))).body).toMatchObject({ entries: [] });
  });

  test('“Good to publish” names the version, and is said to be older once the words changed', async () => {
    const { article, link } = await shared({ is_published: false });
    await write(link, approval);
    expect(await firstOf(article)).toMatchObject({ kind: 'approval', version: 1, is_current: true });
    await save(article, { is_published: true });
    expect(await listed(article)).toEqual({ comments: 0, approved_by: 'Mere', is_current: true });
    await save(article, { summary: 'Another summary' });
    await write(link, comment);
    expect(await listed(article)).toEqual({ comments: 1, approved_by: 'Mere', is_current: false });
    expect(await firstOf(article)).toMatchObject({ version: 1, is_current: false });
  });

  test('one person’s “Good to publish” counts once for a text, and only for the text that the link shows', async () => {
    const { article, link } = await shared();
    await write(link, approval);
    expect((await write(link, approval)).status).toBe(204);
    await write(link, { ...approval, author: 'Tama' });
    expect((await entriesOf(article)).map(({ author }) => author)).toEqual(['Mere', 'Tama']);
    const late = { ...approval, author: 'Ana', text_from: '2026-11-21T00:00:00.000Z' };
    const sentence = 'The text has changed. Please read the new one first.';
    expect(await refusal(write(link, late))).toEqual([409, sentence]);
    expect(await entriesOf(article)).toHaveLength(2);
  });

  test('a suggestion is accepted beside later changes, and Undo restores the former words', async () => {
    const { article, link } = await shared();
    await write(link, proposal);
    await save(article, { content: content.replace('$199', '$249') });
    const entry = await firstOf(article);
    expect(entry).toMatchObject({
      is_current: true,
      changes: [{ field: 'content', before: ['We answer every call, day and night.', 'It costs $249 a month.'] }],
    });
    const merged = content.replace('$199', '$249').replace('every call', 'each caller');
    expect(await decide(entry, 'accepted')).toMatchObject({ body: { article: { content: merged, version: 3 } } });
    expect(await decide(entry, 'open')).toMatchObject({
      body: { article: { content: content.replace('$199', '$249') } },
    });
    expect((await decide(entry, 'refused')).status).toBe(200);
    expect((await decide(entry, 'open')).status).toBe(200);
    await decide(entry, 'accepted');
    await save(article, { title: 'Saved since' });
    const sentence = 'The article was saved again since. Its earlier words are in Versions.';
    expect(await refusal(decide(entry, 'open'))).toEqual([409, sentence]);
  });

  test('of two people who accept one suggestion, the second gets a sentence', async () => {
    const { article, link } = await shared();
    await write(link, { ...proposal, quote: { ...proposal.quote } });
    const entry = await firstOf(article);
    const answers = await Promise.all([decide(entry, 'accepted'), decide(entry, 'accepted')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusal(decide(entry, 'accepted'))).toEqual([409, 'Aroha Ngata has already accepted this.']);
    expect(await read(article)).toMatchObject({ version: 2, content: content.replace('every call', 'each caller') });
  });

  test('a suggestion whose words are gone says so, cannot be accepted, and stays', async () => {
    const { article, link } = await shared();
    await write(link, proposal);
    await save(article, { content: '<p>A whole new text.</p>' });
    const entry = await firstOf(article);
    expect(entry).toMatchObject({
      is_current: false,
      changes: [{ after: [expect.stringContaining('each caller'), expect.anything()] }],
    });
    const sentence = 'These words are no longer in the article, so the suggestion can’t be accepted.';
    expect(await refusal(decide(entry, 'accepted'))).toEqual([409, sentence]);
    expect(await firstOf(article)).toMatchObject({ state: 'open', text: 'each caller' });
  });

  test('a suggestion is in the title, or in one paragraph of the content', async () => {
    const { article, link } = await shared({ title: 'A title to improve' });
    const quote = { field: 'title', ...quoteAt(article.title, 11, 18) };
    expect((await write(link, { ...proposal, quote, text: 'keep' })).status).toBe(204);
    await decide(await firstOf(article), 'accepted');
    expect((await read(article)).title).toBe('A title to keep');
    const two = { ...proposal, quote: quoteOf('night.It costs') };
    expect(await refusal(write(link, two))).toEqual([422, 'Please select words inside one paragraph.']);
    const gone = { ...proposal, quote: { ...quoteOf('every call'), quote: 'words that were never here' } };
    expect(await refusal(write(link, gone))).toEqual([422, 'These words are not in the article.']);
    expect(await refusal(write(link, { ...proposal, text: 'every call' }))).toEqual([
      409,
      'This suggestion changes nothing.',
    ]);
  });

  test('another program proposes a whole article by the same way, and what no save accepts is refused', async () => {
    const { article } = await shared();
    const author = { kind: 'token', name: 'Writing agent' } as const;
    const base = { articleId: article.id, author, baseVersion: 1, note: 'Shorter' };
    const propose = (fields: object, more = {}) =>
      createProposal(database().db, { ...base, fields, ...more }, new Date(moment));
    await propose({ title: 'New title', content: '<p>Short<script>x</script></p>' });
    const entry = await firstOf(article);
    expect(entry).toMatchObject({ author: 'Writing agent', author_kind: 'token', text: 'Shorter', quote: null });
    await decide(entry, 'accepted');
    expect(await read(article)).toMatchObject({ title: 'New title', content: '<p>Short</p>' });
    await expect(propose({ title: '' })).rejects.toThrow('Please enter a title for the article');
    await expect(propose({}, { baseVersion: 9 })).rejects.toThrow('The version that you read is no longer stored.');
    await expect(propose({}, { articleId: 999_999 })).rejects.toThrow('There is no such article.');
  });

  test('names, comments and links that cannot be taken are refused with one sentence each', async () => {
    const { article, link } = await shared();
    const cases: readonly [unknown, string][] = [
      [{ ...comment, author: 'n'.repeat(2000) }, 'A name can have at most 60 characters.'],
      [{ ...comment, author: ' ' }, 'Please give your name.'],
      [{ ...comment, text: 'x'.repeat(2001) }, 'A comment can have at most 2,000 characters.'],
      [{ ...comment, quote: { ...comment.quote, quote: '' } }, 'Please select some words.'],
    ];
    for (const [body, sentence] of cases) expect(await refusal(write(link, body))).toEqual([422, sentence]);
    const script = { ...comment, author: '<script>alert(1)</script>', text: '<img src=x onerror=alert(1)>' };
    expect((await write(link, script)).status).toBe(204);
    expect(await firstOf(article)).toMatchObject({ author: script.author, text: script.text });
    const ended = 'This preview link expired or is no longer shared.';
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${article.id}`);
    expect(await refusal(write(link, comment))).toEqual([404, ended]);
    expect(await refusal(desk.stranger('GET', reviewsPath(link)))).toEqual([404, ended]);
    const closed = (await shared()).link;
    await desk.admin('DELETE', `${apiPaths.adminPreviewLinks}/${closed.id}`);
    expect(await refusal(write(closed, comment))).toEqual([404, ended]);
    const late = (await shared()).link;
    moment += 8 * 24 * 60 * 60 * 1000;
    expect(await refusal(write(late, comment))).toEqual([404, ended]);
    moment -= 8 * 24 * 60 * 60 * 1000;
  });

  test('a link takes 100 comments, and an article 500 and 50 open suggestions', async () => {
    const { article, link } = await shared();
    const fill = async (count: number, columns: object) => {
      const first = await database()
        .db.selectFrom('review_entries')
        .selectAll()
        .where('article_id', '=', article.id)
        .executeTakeFirstOrThrow();
      const { id: _id, ...row } = { ...first, ...columns };
      const rows = Array.from({ length: count }, () => ({ ...row, key: newKey() }));
      await database().db.insertInto('review_entries').values(rows).execute();
    };
    await write(link, proposal);
    await fill(49, {});
    const full = 'This article has 50 open suggestions. Some must be accepted or refused first.';
    expect(await refusal(write(link, proposal))).toEqual([409, full]);
    await fill(50, { kind: 'comment' });
    expect(await refusal(write(link, comment))).toEqual([
      409,
      'This link has taken 100 comments, which is all that it takes.',
    ]);
    await fill(400, { kind: 'comment', link_id: link.id + 1000 });
    const second = await share(article);
    expect(await refusal(write(second, comment))).toEqual([
      409,
      'This article has 500 comments, which is all that it takes.',
    ]);
    expect(await entriesOf(article)).toHaveLength(500);
    expect(await listed(article)).toMatchObject({ comments: 500 });
  });

  test('the person who shared it gets an email, and no second one within 15 minutes', async () => {
    const { article, link } = await shared({ title: 'Holiday hours' });
    await desk.app.mailOutbox.run();
    sent.length = 0;
    await write(link, comment);
    await write(link, comment);
    await write(link, approval);
    await desk.app.mailOutbox.run();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Mere commented on “Holiday hours”',
      'Mere says “Good to publish” about “Holiday hours”',
    ]);
    expect(sent[0]).toMatchObject({
      to: 'admin@example.com',
      text: expect.stringContaining(`/dashboard?edit=${article.id}`),
    });
    expect(sent[0]?.text).toContain('Also at the weekend?');
  });

  test('what mentions a person is found and erased, and a name is removed with its account', async () => {
    const { article, link } = await shared();
    await write(link, { ...comment, text: 'Write to tama@example.com' });
    await write(link, comment);
    const body = { contact: 'tama@example.com' };
    const found = await desk.admin('POST', apiPaths.adminPersonExports, body);
    expect(found).toMatchObject({
      status: 200,
      body: { comments: [{ author: 'Mere', text: 'Write to tama@example.com' }] },
    });
    const erasure = { ...body, enquiry_ids: [], account: false, comments: true };
    const erased = await desk.admin('POST', apiPaths.adminPersonErasures, erasure);
    expect(erased).toMatchObject({ status: 200, body: { comments: 1, enquiries: 0 } });
    expect(await entriesOf(article)).toMatchObject([{ text: comment.text }]);
  });

  test('only what is closed is deleted', async () => {
    const { article, link } = await shared();
    await write(link, comment);
    const entry = await firstOf(article);
    const path = `${apiPaths.adminReviews}/${entry.id}`;
    expect(await refusal(desk.admin('DELETE', path))).toEqual([409, 'Please resolve it first.']);
    await desk.admin('POST', `${path}/answers`, { text: 'Yes' });
    await decide(entry, 'resolved');
    expect((await desk.admin('DELETE', path)).status).toBe(204);
    expect(await refusal(desk.admin('DELETE', path))).toEqual([404, 'This was deleted.']);
    expect(await entriesOf(article)).toEqual([]);
    expect(await refusal(desk.admin('GET', `${apiPaths.adminArticles}/999999/reviews`))).toEqual([
      404,
      'There is no such article.',
    ]);
  });

  test('comments stay while their article is in Trash, and are deleted with it for good or after a year', async () => {
    const { article, link } = await shared();
    await write(link, comment);
    const stored = async () => {
      const rows = await database()
        .db.selectFrom('review_entries')
        .select('id')
        .where('article_id', '=', article.id)
        .execute();
      return rows.length;
    };
    const trashPath = `${apiPaths.adminTrash}/article/${article.id}`;
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${article.id}`);
    await forgetOldVersions(database().db, new Date(moment));
    expect((await desk.admin('POST', `${trashPath}/restore`)).status).toBe(200);
    expect(await entriesOf(article)).toHaveLength(1);
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${article.id}`);
    expect((await desk.admin('DELETE', trashPath)).status).toBe(204);
    expect(await stored()).toBe(0);
    const second = await shared();
    await write(second.link, comment);
    await forgetOldVersions(database().db, new Date(moment + 366 * 24 * 60 * 60 * 1000));
    expect(await entriesOf(second.article)).toEqual([]);
  });
});
