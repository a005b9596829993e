import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleSchema } from '#shared/api/article-contract.ts';
import { articleMessages } from '#shared/api/article-fields.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const path = apiPaths.adminArticles;

describeOnEveryEngine('articles of the desk', (database) => {
  const desk = deskOfSuite(database, { now: () => new Date(moment) });
  let moment = Date.parse('2026-11-20T00:00:00Z');
  const create = async (body: object) => desk.admin('POST', path, body);
  const save = async (id: number, body: object, headers = {}) => desk.admin('PUT', `${path}/${id}`, body, headers);
  const article = async (id: number) => articleSchema.parse((await desk.admin('GET', `${path}/${id}`)).body);

  test('creating answers 201 with every field of the entity, its ETag, and read time as text', async () => {
    const category = await desk.make.category();
    const [first, second] = [await desk.make.tag({ name: 'Zebra' }), await desk.make.tag({ name: 'Apple' })];
    const created = await create({
      title: '  When the phone rings ',
      summary: ' What happens ',
      content: ' <p onclick="x()">Hello</p><script>alert(1)</script> ',
      medium_url: ' https://medium.com/@bellbird/when ',
      publish_date: '2026-11-12',
      read_time: '7',
      category_id: category.id,
      is_published: true,
      is_featured: true,
      tag_ids: [first.id, second.id, first.id],
    });
    expect([created.status, created.headers.etag]).toEqual([201, '"1"']);
    expect(created.body).toEqual({
      id: expect.any(Number),
      title: 'When the phone rings',
      slug: 'when-the-phone-rings',
      summary: 'What happens',
      content: '<p>Hello</p>',
      medium_url: 'https://medium.com/@bellbird/when',
      publish_date: '2026-11-12',
      read_time: '7',
      search_description: '',
      social_picture: '',
      category_id: category.id,
      category: { id: category.id, name: category.name },
      is_published: true,
      is_featured: true,
      created_at: '2026-11-20T00:00:00.000Z',
      updated_at: '2026-11-20T00:00:00.000Z',
      tags: [
        { id: second.id, name: 'Apple' },
        { id: first.id, name: 'Zebra' },
      ],
      version: 1,
      saved_by: 'Aroha Ngata',
    });
    expect((await desk.admin('GET', `${path}/${Object(created.body).id}`)).body).toEqual(created.body);
  });

  test('empty content and address become null, and so does content that is empty after cleaning', async () => {
    for (const content of ['', '   ', null, undefined, '<script>alert(1)</script>', '<!-- nothing -->']) {
      const made = await desk.make.article({ content, medium_url: '' });
      expect([made.content, made.medium_url]).toEqual([null, null]);
    }
  });

  test.each([
    ['title', ' ', articleMessages.title],
    ['category_id', 2_147_483_647, articleMessages.category],
    ['category_id', 99_999_999_999, articleMessages.category],
  ])('%s %j is refused with a message, and nothing is stored', async (field, value, message) => {
    const body = { ...(await desk.make.articleSave()), [field]: value };
    const before = (await desk.admin('GET', `${path}?limit=1`)).headers['x-total-count'];
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(Object(answer.body).detail).toEqual([{ loc: ['body', field], msg: message, type: expect.any(String) }]);
    expect((await desk.admin('GET', `${path}?limit=1`)).headers['x-total-count']).toBe(before);
  });

  test('reports every error at once, each unknown tag with its position', async () => {
    const tag = await desk.make.tag();
    const empty = await create({});
    const missing = ['title', 'summary', 'publish_date', 'read_time', 'category_id'];
    expect(Object(empty.body).detail.map((fault: { loc: string[] }) => fault.loc[1])).toEqual(missing);
    const tag_ids = [tag.id, 2_000_001, 2_000_002];
    const unknown = await create(await desk.make.articleSave({ category_id: 2_000_000, tag_ids }));
    const detail = [
      { loc: ['body', 'category_id'], msg: articleMessages.category, type: 'value_error' },
      { loc: ['body', 'tag_ids', 1], msg: articleMessages.tag, type: 'value_error' },
      { loc: ['body', 'tag_ids', 2], msg: articleMessages.tag, type: 'value_error' },
    ];
    expect([unknown.status, unknown.body]).toEqual([422, { detail }]);
  });

  test('saving answers 200 with the next version and replaces the tags; a stale If-Match answers 412', async () => {
    const [kept, gone] = [await desk.make.tag(), await desk.make.tag()];
    const made = await desk.make.article({ tag_ids: [kept.id, gone.id] });
    const body = await desk.make.articleSave({ category_id: made.category_id, title: 'Saved', tag_ids: [kept.id] });
    moment += 1000;
    const saved = await save(made.id, body, { 'if-match': '"1"' });
    expect([saved.status, saved.headers.etag]).toEqual([200, '"2"']);
    const times = { created_at: made.created_at, updated_at: new Date(moment).toISOString() };
    expect(saved.body).toMatchObject({ title: 'Saved', version: 2, tags: [{ id: kept.id }], ...times });
    const stale = await save(made.id, { ...body, title: 'Lost', tag_ids: [] }, { 'if-match': '"1"' });
    const detail = 'Someone else has changed this article since you opened it.';
    expect([stale.status, stale.body]).toEqual([412, { detail }]);
    expect(await article(made.id)).toEqual(saved.body);
    expect((await save(made.id, body)).status).toBe(200);
    expect((await save(made.id, body, { 'if-match': '*' })).body).toMatchObject({ version: 4 });
  });

  test('a refused save changes nothing at all', async () => {
    const tag = await desk.make.tag();
    const made = await desk.make.article({ tag_ids: [tag.id] });
    const body = await desk.make.articleSave({ category_id: made.category_id, title: 'Half', tag_ids: [2_000_000] });
    expect((await save(made.id, body)).status).toBe(422);
    expect(await article(made.id)).toEqual(made);
  });

  test('the slug follows the title of a draft and stays after publication', async () => {
    const draft = await desk.make.article({ title: 'First thoughts', is_published: false });
    expect(draft.slug).toBe('first-thoughts');
    const as = async (title: string, is_published: boolean) => {
      const body = await desk.make.articleSave({ title, is_published, category_id: draft.category_id });
      return Object((await save(draft.id, body)).body).slug;
    };
    expect(await as('Second thoughts', false)).toBe('second-thoughts');
    expect(await as('Final words', true)).toBe('final-words');
    expect(await as('Corrected words', true)).toBe('final-words');
    expect(await as('Back to a draft', false)).toBe('final-words');
    expect(await as('Out again', true)).toBe('final-words');
  });

  test('deleting answers 204, then 404; a stale If-Match answers 412', async () => {
    const made = await desk.make.article({ tag_ids: [(await desk.make.tag()).id] });
    expect((await desk.admin('DELETE', `${path}/${made.id}`, undefined, { 'if-match': '"5"' })).status).toBe(412);
    const gone = await desk.admin('DELETE', `${path}/${made.id}`, undefined, { 'if-match': '"1"' });
    expect([gone.status, gone.body]).toEqual([204, undefined]);
    for (const method of ['GET', 'DELETE', 'PUT'] as const) {
      const body = method === 'PUT' ? await desk.make.articleSave() : undefined;
      const { status, body: refused } = await desk.admin(method, `${path}/${made.id}`, body);
      expect([status, refused]).toEqual([404, { detail: 'There is no such article.' }]);
    }
    expect((await desk.make.article()).id).toBeGreaterThan(made.id);
  });

  test('the list is a complete array; ranges are filtered and sorted, and X-Total-Count is the total number', async () => {
    const category = await desk.make.category();
    const make = (title: string, publish_date: string, rest = {}) =>
      desk.make.article({ title, publish_date, category_id: category.id, ...rest });
    await make('Bb', '2026-01-02');
    await make('aa', '2026-01-03', { is_published: false });
    await make('Āb', '2026-01-01', { is_featured: true });
    await make('Cc', '2026-01-02', { is_featured: true, is_published: false });
    const titles = async (query: string) => {
      const answer = await desk.admin('GET', `${path}?category_id=${category.id}&${query}`);
      expect(answer.status).toBe(200);
      const list = articleSchema.array().parse(answer.body);
      return [...list.map((one) => one.title), Number(answer.headers['x-total-count'])];
    };
    expect(await titles('')).toEqual(['aa', 'Cc', 'Bb', 'Āb', 4]);
    expect(await titles('sort=newest&limit=2')).toEqual(['aa', 'Cc', 4]);
    expect(await titles('limit=2&skip=3')).toEqual(['Āb', 4]);
    expect(await titles('skip=3')).toEqual(['Āb', 4]);
    expect(await titles('sort=oldest')).toEqual(['Āb', 'Bb', 'Cc', 'aa', 4]);
    expect(await titles('sort=title')).toEqual(['aa', 'Āb', 'Bb', 'Cc', 4]);
    expect(await titles('sort=-title&limit=1')).toEqual(['Cc', 4]);
    expect(await titles('sort=updated&limit=1')).toEqual(['Cc', 4]);
    expect(await titles('status=published')).toEqual(['Bb', 'Āb', 2]);
    expect(await titles('status=draft')).toEqual(['aa', 'Cc', 2]);
    expect(await titles('status=featured')).toEqual(['Cc', 'Āb', 2]);
    expect(await titles('q=b&status=published&sort=title&limit=1')).toEqual(['Āb', 2]);
    const whole = await desk.admin('GET', path);
    expect(articleSchema.array().parse(whole.body).length).toBe(Number(whole.headers['x-total-count']));
  });

  test.each([
    'category_id=0',
    'category_id=1e10',
    'tag_id=0',
    'tag_id=x',
    'from=2026-02-30',
    'to=yesterday',
    'status=all',
    'sort=title%3B--',
    'limit=1&limit=2',
    'q=%00',
    `q=${'x'.repeat(201)}`,
  ])('the query %s is refused', async (query) => {
    const answer = await desk.admin('GET', `${path}?${query}`);
    expect(answer.status).toBe(422);
    expect(Object(answer.body).detail[0].loc[0]).toBe('querystring');
  });
});

describeOnEveryEngine('a copy of an article', (database) => {
  const desk = deskOfSuite(database, { now: () => new Date('2026-12-31T20:00:00Z') });
  const duplicate = (id: number, headers = {}) =>
    desk.admin('POST', `${apiPaths.adminArticles}/${id}/duplicate`, undefined, headers);

  test('is a draft with the same texts and tags, and the date of today in the site’s time zone', async () => {
    const tag = await desk.make.tag();
    const given = { title: 'Opening hours', is_featured: true, tag_ids: [tag.id], publish_date: '2020-01-01' };
    const article = await desk.make.article(given);
    const { summary, content, read_time, category } = article;
    const same = { summary, content, read_time, category, tags: [{ id: tag.id }] };
    const changed = { title: 'Copy of Opening hours', slug: 'copy-of-opening-hours', publish_date: '2027-01-01' };
    const draft = { is_published: false, is_featured: false, version: 1 };
    expect(await duplicate(article.id)).toMatchObject({ status: 201, body: { ...same, ...changed, ...draft } });
  });

  test('has a title that is not too long, and the same request sent twice makes one copy', async () => {
    const article = await desk.make.article({ title: 'x'.repeat(300) });
    const key = { 'idempotency-key': 'd'.repeat(32) };
    const first = await duplicate(article.id, key);
    expect(first).toMatchObject({ status: 201, body: { title: `Copy of ${'x'.repeat(292)}` } });
    expect((await duplicate(article.id, key)).body).toEqual(first.body);
    expect((await duplicate(999_999)).status).toBe(404);
  });
});
