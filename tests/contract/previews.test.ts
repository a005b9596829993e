import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { newPreviewLinkSchema, previewLinkSchema } from '#shared/api/preview-contract.ts';
import type { PageContext } from '#shared/site-content.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { emptyArticleForm, type SendToDesk, sendToApp } from '#tests/support/content-factories.ts';
import { deskOfSuite, signUpAs } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

/** Used in place of the built site. Returns a page with the preview that it was given. */
async function renderPreviewPage({ pathname }: URL, { preview }: PageContext): Promise<Response> {
  return new Response(JSON.stringify({ pathname, preview }), { headers: { 'content-type': 'text/html' } });
}

const pageSchema = z.looseObject({ pathname: z.string(), preview: z.looseObject({}) });

/** Parses a page of `renderPreviewPage`. */
function readPreviewPage(html: string) {
  return pageSchema.parse(JSON.parse(html));
}

/** Returns the form's values for an article, with the fields in `more` changed. */
const formOf = (article: Article, more: Partial<typeof emptyArticleForm> = {}) => ({
  ...emptyArticleForm,
  title: article.title,
  summary: article.summary,
  content: article.content ?? '',
  publish_date: article.publish_date,
  category_id: article.category_id,
  ...more,
});

describeOnEveryEngine('previews and preview links', (database) => {
  const desk = deskOfSuite(database, {
    renderPage: renderPreviewPage,
    now: () => new Date(moment),
    limits: { sharedPreviews: { attempts: 30, seconds: 60 } },
  });
  let other: SendToDesk;
  let moment = Date.parse('2026-11-22T00:00:00Z');
  const day = 24 * 60 * 60 * 1000;

  beforeAll(async () => {
    other = await signUpAs(desk, database(), 'admin');
  });

  const preview = async (body: object) => {
    const answer = await desk.admin('POST', apiPaths.adminPreviews, {
      article_id: null,
      shows: 'article',
      locale: 'en',
      form: emptyArticleForm,
      ...body,
    });
    const { html } = z.object({ html: z.string() }).parse(answer.body);
    return readPreviewPage(html);
  };
  /** Shares a preview for 7 days. `body` replaces fields of the request. */
  const share = async (body: object = {}) => {
    const form = { ...emptyArticleForm, title: 'Not yet' };
    const request = { article_id: null, days: 7, form, ...body };
    const answer = await desk.admin('POST', apiPaths.adminPreviewLinks, request);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return newPreviewLinkSchema.parse(answer.body);
  };
  const listed = async (articleId?: number, send = desk.admin) => {
    const query = articleId === undefined ? '' : `?article_id=${articleId}`;
    return z.array(previewLinkSchema).parse((await send('GET', apiPaths.adminPreviewLinks + query)).body);
  };
  let networks = 0;
  /** Opens a page of a preview link. Each call comes from another network, so that no limit is reached. */
  const open = (path: string) => {
    networks += 1;
    return desk.app.inject({ url: path, remoteAddress: `10.2.0.${networks % 250}` });
  };
  /** Returns the status and the state of the page that a preview link shows now. */
  const stateOf = async (token: string) => {
    const answer = await open(`/preview/${token}`);
    return [answer.statusCode, readPreviewPage(answer.body).preview.state];
  };

  test('a preview shows the form by the same pages, with clean content, and stores nothing', async () => {
    const article = await desk.make.article({ title: 'As saved' });
    const tag = await desk.make.tag({ name: 'Trades' });
    const content = '<p onclick="x()">Typed<script>alert(1)</script></p>';
    const form = { ...formOf(article, { title: ' As typed ', content }), tag_ids: [tag.id] };
    const page = await preview({ article_id: article.id, locale: 'en-NZ', form });
    expect(page).toMatchObject({
      pathname: '/nz/preview/form',
      preview: {
        state: 'open',
        shows: 'article',
        article: {
          id: article.id,
          slug: article.slug,
          title: 'As typed',
          content: '<p>Typed</p>',
          category: article.category,
          tags: [{ id: tag.id, name: 'Trades' }],
        },
      },
    });
    expect((await desk.admin('GET', `${apiPaths.adminArticles}/${article.id}`)).body).toEqual(article);
  });

  test('a form that is empty or wrong is shown too', async () => {
    const form = {
      ...emptyArticleForm,
      publish_date: '2026-02-30',
      read_time: -1,
      category_id: 0.5,
      tag_ids: [-1, 1e300],
    };
    expect(await preview({ article_id: 999_999, shows: 'card', form })).toMatchObject({
      preview: {
        shows: 'card',
        article: {
          id: 0,
          title: 'No title yet',
          summary: 'No summary yet',
          content: null,
          publish_date: '2026-11-22',
          read_time: '5',
          category: { name: 'No category' },
          tags: [],
        },
      },
    });
  });

  test('a content that could not be saved is refused with a sentence', async () => {
    const send = (content: string) =>
      desk.admin('POST', apiPaths.adminPreviews, {
        article_id: null,
        shows: 'article',
        locale: 'en',
        form: { ...emptyArticleForm, content },
      });
    const long = await send('x'.repeat(500_001));
    expect(long.status).toBe(422);
    expect(JSON.stringify(long.body)).toContain('at most 500,000 characters');
    expect((await send('x'.repeat(1_100_000))).status).toBe(413);
  });

  test('a shared link shows the text of that moment in each variant, without an account', async () => {
    const article = await desk.make.article({ title: 'Draft', is_published: false });
    const link = await share({ article_id: article.id, form: formOf(article, { title: 'Draft, longer' }) });
    expect(link).toMatchObject({
      article_id: article.id,
      title: 'Draft, longer',
      expires_at: '2026-11-29T00:00:00.000Z',
    });
    for (const prefix of ['', '/nz', '/au']) {
      const answer = await open(`${prefix}/preview/${link.token}`);
      expect(answer.statusCode).toBe(200);
      expect(readPreviewPage(answer.body)).toMatchObject({
        pathname: `${prefix}/preview/${link.token}`,
        preview: {
          state: 'open',
          article: { title: 'Draft, longer', is_published: false },
          sharedText: { from: '2026-11-22T00:00:00.000Z', until: link.expires_at, takesComments: true },
        },
      });
    }
  });

  test('is never cached or indexed, and sends no referrer, whether it is open or not', async () => {
    const { token } = await share();
    for (const path of [`/preview/${token}`, `/nz/preview/${'A'.repeat(43)}`, '/preview/short']) {
      const { headers } = await open(path);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  test('stores the token only as a hash and shows it once', async () => {
    const link = await share();
    const rows = await database().db.selectFrom('preview_links').selectAll().where('id', '=', link.id).execute();
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect(JSON.stringify(await listed())).not.toContain(link.token);
    expect((await listed()).map(({ id }) => id)).toContain(link.id);
  });

  test('shows a newer text only after the person who writes asks for it', async () => {
    const article = await desk.make.article({ title: 'First' });
    const link = await share({ article_id: article.id, form: formOf(article) });
    const put = (articleId: number | null, title: string) =>
      other('PUT', `${apiPaths.adminPreviewLinks}/${link.id}`, {
        article_id: articleId,
        form: formOf(article, { title }),
      });
    expect(readPreviewPage((await open(`/preview/${link.token}`)).body).preview).toMatchObject({
      article: { title: 'First' },
    });
    moment += 1000;
    expect(await put(article.id, 'Second')).toMatchObject({
      status: 200,
      body: { title: 'Second', text_from: new Date(moment).toISOString(), expires_at: link.expires_at },
    });
    expect(readPreviewPage((await open(`/preview/${link.token}`)).body).preview).toMatchObject({
      article: { title: 'Second' },
    });
    expect((await put(null, 'Of another article')).status).toBe(404);
  });

  test('a link can be open longer, but not for more than 30 days from now, and not after it has expired', async () => {
    const link = await share({ days: 1 });
    const extend = (days: number) => other('POST', `${apiPaths.adminPreviewLinks}/${link.id}/extension`, { days });
    const dayFromNow = (count: number) => new Date(moment + count * day).toISOString();
    expect(await extend(7)).toMatchObject({ status: 200, body: { id: link.id, expires_at: dayFromNow(8) } });
    expect(await extend(30)).toMatchObject({ status: 200, body: { expires_at: dayFromNow(30) } });
    expect((await extend(365)).status).toBe(422);
    const shared = moment;
    moment = Date.parse(dayFromNow(29));
    expect(await stateOf(link.token)).toEqual([200, 'open']);
    moment = shared + 30 * day;
    const later = sendToApp(desk.app, await callAccounts(desk.app).signIn('admin@example.com'));
    expect((await later('POST', `${apiPaths.adminPreviewLinks}/${link.id}/extension`, { days: 7 })).status).toBe(404);
    expect(await stateOf(link.token)).toEqual([410, 'closed']);
    moment = shared;
  });

  test('a link to a new article stays with the article after it is saved', async () => {
    const link = await share();
    const article = await desk.make.article({ title: 'Saved now' });
    const body = { article_id: article.id, form: formOf(article) };
    expect((await desk.admin('PUT', `${apiPaths.adminPreviewLinks}/${link.id}`, body)).status).toBe(200);
    expect(await listed(article.id, other)).toMatchObject([{ id: link.id, article_id: article.id }]);
    expect((await listed()).map(({ id }) => id)).not.toContain(link.id);
  });

  test('each sharing, newer text, extension and end is in the change history, with the title of that moment', async () => {
    const article = await desk.make.article({ title: 'In the history' });
    const link = await share({ article_id: article.id, form: formOf(article) });
    const path = `${apiPaths.adminPreviewLinks}/${link.id}`;
    const newer = { article_id: article.id, form: formOf(article, { title: 'In the history, longer' }) };
    expect((await other('PUT', path, newer)).status).toBe(200);
    expect((await other('POST', `${path}/extension`, { days: 7 })).status).toBe(200);
    expect((await other('DELETE', path)).status).toBe(204);
    expect((await other('DELETE', path)).status).toBe(404);
    const { body } = await desk.admin('GET', `${apiPaths.adminAudit}?kind=article&limit=4`);
    const entry = (action: string, title: string) => ({ action, record: { id: article.id, title } });
    expect(body).toMatchObject([
      entry('preview-ended', 'In the history, longer'),
      entry('preview-extended', 'In the history, longer'),
      entry('preview-updated', 'In the history, longer'),
      entry('preview-shared', 'In the history'),
    ]);
    await share();
    const latest = await desk.admin('GET', `${apiPaths.adminAudit}?kind=article&limit=1`);
    expect(latest.body).toMatchObject([{ action: 'preview-shared', record: { id: null, title: 'Not yet' } }]);
  });

  test('refuses a duration that is not offered, and an article that does not exist', async () => {
    const body = { article_id: null, days: 365, form: emptyArticleForm };
    expect((await desk.admin('POST', apiPaths.adminPreviewLinks, body)).status).toBe(422);
    const missing = await desk.admin('POST', apiPaths.adminPreviewLinks, { ...body, days: 1, article_id: 999_999 });
    expect(missing).toMatchObject({ status: 404, body: { detail: 'There is no such article.' } });
  });

  test('is limited to 50 open links per account, and the refusal says what to do', async () => {
    const body = { article_id: null, days: 1, form: emptyArticleForm };
    for (let count = 0; count < 50; count += 1) {
      expect((await other('POST', apiPaths.adminPreviewLinks, body)).status).toBe(201);
    }
    expect(await other('POST', apiPaths.adminPreviewLinks, body)).toMatchObject({
      status: 409,
      body: { detail: 'You have 50 shared preview links. Stop sharing one of them first.' },
    });
  });

  test('refuses a network that asks for too many', async () => {
    const { token } = await share();
    const ask = () => desk.app.inject({ url: `/preview/${token}`, remoteAddress: '10.3.0.1' });
    for (let count = 0; count < 30; count += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });

  test('ends when it expires, when it is closed and when its article is deleted', async () => {
    const expiring = await share({ days: 1 });
    const closed = await share();
    const article = await desk.make.article();
    const orphaned = await share({ article_id: article.id, form: formOf(article) });
    expect((await other('DELETE', `${apiPaths.adminPreviewLinks}/${closed.id}`)).status).toBe(204);
    expect((await other('DELETE', `${apiPaths.adminPreviewLinks}/${closed.id}`)).status).toBe(404);
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${article.id}`);
    expect(await stateOf(expiring.token)).toEqual([200, 'open']);
    moment += day;
    expect(await stateOf(expiring.token)).toEqual([410, 'closed']);
    expect(await stateOf(closed.token)).toEqual([404, 'closed']);
    expect(await stateOf(orphaned.token)).toEqual([404, 'closed']);
    const later = sendToApp(desk.app, await callAccounts(desk.app).signIn('admin@example.com'));
    expect((await listed(undefined, later)).map(({ id }) => id)).not.toContain(expiring.id);
  });
});
