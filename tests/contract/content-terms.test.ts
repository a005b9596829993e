import { describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const kinds = [
  { noun: 'category', path: apiPaths.adminCategories, publicPath: apiPaths.publicCategories, listName: 'categories' },
  { noun: 'tag', path: apiPaths.adminTags, publicPath: apiPaths.publicTags, listName: 'tags' },
] as const;

describeOnEveryEngine('categories and tags', (database) => {
  const desk = deskOfSuite(database);

  describe.each(kinds)('$noun', ({ noun, path, publicPath, listName }) => {
    const create = async (body: object) => desk.admin('POST', path, body);

    test('creating answers 201 with the record and its ETag, and everyone sees it', async () => {
      const created = await create({ name: '  Set-up & Cost ', slug: '', description: 'About' });
      expect(created.status).toBe(201);
      expect(created.headers.etag).toBe('"1"');
      expect(created.body).toMatchObject({
        id: expect.any(Number),
        name: 'Set-up & Cost',
        slug: 'set-up-cost',
        version: 1,
      });
      const { body } = await desk.stranger('GET', publicPath);
      const [{ version: _version, ...shown }] = [Object(created.body)];
      expect(Object(body)[listName]).toContainEqual(shown);
    });

    test('a given slug is kept; a taken slug returns 409 and is named', async () => {
      expect((await create({ name: 'One', slug: `${noun}-given` })).body).toMatchObject({ slug: `${noun}-given` });
      const clash = await create({ name: 'Two', slug: `${noun}-given` });
      expect(clash.status).toBe(409);
      expect(clash.body).toEqual({
        detail: `Another ${noun} already has the slug “${noun}-given”. Choose a different slug.`,
      });
    });

    test('an equal name returns 409 and is named, however it is written', async () => {
      const { id } = Object((await create({ name: 'Owner’s set-up' })).body);
      const other = Object((await create({ name: `Unlike ${noun}` })).body);
      for (const name of ["owner's SET–UP", 'Ｏwner’s\u00A0set-up', 'Owner’s  set\u2011u\u200Bp\u200D']) {
        for (const clash of [
          await create({ name, slug: 'another' }),
          await desk.admin('PUT', `${path}/${other.id}`, { name }),
        ]) {
          expect(clash.status).toBe(409);
          expect(clash.body).toEqual({
            detail: `There is already a ${noun} named “Owner’s set-up”. Give one of the two a different name.`,
          });
        }
      }
      const again = await desk.admin('PUT', `${path}/${id}`, { name: 'Owner’s Set-up', slug: 'owners' });
      expect(again.body).toMatchObject({ name: 'Owner’s Set-up', slug: 'owners' });
    });

    test.each([
      ['nothing', {}, ['name']],
      ['an empty name', { name: '  ' }, ['name']],
      ['a name that is no text', { name: 7 }, ['name']],
      ['a name that is too long', { name: 'a'.repeat(101) }, ['name']],
      ['a NUL character', { name: 'a\0b' }, ['name']],
      ['half a character', { name: 'a\ud800' }, ['name']],
      ['a bad slug', { name: 'a', slug: 'No Slug' }, ['slug']],
      ['a slug with a slash', { name: 'a', slug: '../a' }, ['slug']],
      ['two faults', { name: '', slug: '-' }, ['name', 'slug']],
    ])('%s is refused with every fault and its place', async (_what, body, fields) => {
      const answer = await create(body);
      expect(answer.status).toBe(422);
      const faults: { loc: string[]; msg: string; type: string }[] = Object(answer.body).detail;
      expect(faults.map((fault) => fault.loc)).toEqual(fields.map((field) => ['body', field]));
      expect(faults.every((fault) => fault.msg !== '' && fault.type !== '')).toBe(true);
    });

    test('saving answers 200 with the next version; a stale If-Match answers 412 and changes nothing', async () => {
      const { body } = await create({ name: `Edited ${noun}` });
      const { id } = Object(body);
      const saved = await desk.admin('PUT', `${path}/${id}`, { name: 'Second', slug: '' }, { 'if-match': '"1"' });
      expect(saved.status).toBe(200);
      expect(saved.headers.etag).toBe('"2"');
      expect(saved.body).toMatchObject({ id, name: 'Second', slug: 'second', version: 2 });
      const stale = await desk.admin('PUT', `${path}/${id}`, { name: 'Third' }, { 'if-match': '"1"' });
      expect(stale.status).toBe(412);
      expect(stale.body).toEqual({ detail: `Someone else has changed this ${noun} since you opened it.` });
      expect((await desk.admin('GET', `${path}/${id}`)).body).toEqual(saved.body);
      for (const header of ['*', '"7", "2"']) {
        expect((await desk.admin('PUT', `${path}/${id}`, { name: 'Second' }, { 'if-match': header })).status).toBe(
          header === '*' ? 200 : 412,
        );
      }
      expect((await desk.admin('PUT', `${path}/${id}`, { name: 'Last' })).status).toBe(200);
      for (const header of ['W/"4"', 'nonsense', '""', '']) {
        expect((await desk.admin('PUT', `${path}/${id}`, { name: 'x' }, { 'if-match': header })).status).toBe(412);
      }
    });

    test('saving keeps a record’s own slug and refuses another’s', async () => {
      const first = Object((await create({ name: `Own ${noun}` })).body);
      const second = Object((await create({ name: `Other ${noun}` })).body);
      const kept = await desk.admin('PUT', `${path}/${first.id}`, { name: 'Renamed', slug: first.slug });
      expect(kept.body).toMatchObject({ name: 'Renamed', slug: first.slug });
      const clash = await desk.admin('PUT', `${path}/${second.id}`, { name: 'x', slug: first.slug });
      expect(clash.status).toBe(409);
      expect(JSON.stringify(clash.body)).toContain(first.slug);
    });

    test('deleting answers 204 with nothing, then 404; a stale If-Match answers 412', async () => {
      const { id } = Object((await create({ name: `Gone ${noun}` })).body);
      expect((await desk.admin('DELETE', `${path}/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(412);
      const gone = await desk.admin('DELETE', `${path}/${id}`, undefined, { 'if-match': '"1"' });
      expect([gone.status, gone.body]).toEqual([204, undefined]);
      for (const method of ['GET', 'DELETE'] as const) {
        const missing = await desk.admin(method, `${path}/${id}`);
        expect([missing.status, missing.body]).toEqual([404, { detail: `There is no such ${noun}.` }]);
      }
      expect((await desk.admin('PUT', `${path}/${id}`, { name: 'x' })).status).toBe(404);
      const next = Object((await create({ name: `Next ${noun}` })).body);
      expect(next.id).toBeGreaterThan(id);
    });

    test.each(['0', '-1', '1.5', 'x', '2147483648', '99999999999999999999', '%00', "1'--"])(
      'the identifier %s is refused',
      async (id) => {
        expect((await desk.admin('GET', `${path}/${id}`)).status).toBe(422);
        expect((await desk.admin('DELETE', `${path}/${id}`)).status).toBe(422);
      },
    );

    test('the list can be searched, sorted and paged, and says the total number', async () => {
      for (const name of ['Zz listed b', 'Zz listed Ā', 'zz LISTED c']) await create({ name });
      const names = async (query: string) => {
        const answer = await desk.admin('GET', `${path}?${query}`);
        expect(answer.status).toBe(200);
        return {
          names: Object(answer.body).map((record: { name: string }) => record.name),
          total: Number(answer.headers['x-total-count']),
        };
      };
      expect(await names('q=zz+listed')).toEqual({ names: ['Zz listed Ā', 'Zz listed b', 'zz LISTED c'], total: 3 });
      expect(await names('q=ZZ-LISTED-C')).toEqual({ names: ['zz LISTED c'], total: 1 });
      expect(await names('q=zz+listed&sort=-name&limit=1&skip=1')).toEqual({ names: ['Zz listed b'], total: 3 });
      expect(await names('q=zz+listed&sort=newest')).toMatchObject({
        names: ['zz LISTED c', 'Zz listed Ā', 'Zz listed b'],
      });
      expect(await names('q=zz+listed&sort=oldest&limit=2')).toMatchObject({ names: ['Zz listed b', 'Zz listed Ā'] });
      expect(await names('q=zz_listed')).toEqual({ names: [], total: 0 });
      expect(await names('q=%25')).toEqual({ names: [], total: 0 });
      for (const query of [
        'sort=name;drop',
        'limit=0',
        'limit=x',
        'skip=-1',
        `q=${'a'.repeat(201)}`,
        'q=%00',
        'q=a&q=b',
      ]) {
        expect((await desk.admin('GET', `${path}?${query}`)).status, query).toBe(422);
      }
    });
  });

  test('deleting a category that articles use answers 409 and says how many, drafts included', async () => {
    const { id } = await desk.make.category();
    const first = await desk.make.article({ category_id: id });
    const one = await desk.admin('DELETE', `${apiPaths.adminCategories}/${id}`);
    expect([one.status, one.body]).toEqual([
      409,
      { detail: '1 article uses this category. Choose another category for that article first.' },
    ]);
    const second = await desk.make.article({ category_id: id, is_published: false });
    const two = await desk.admin('DELETE', `${apiPaths.adminCategories}/${id}`);
    expect(two.body).toEqual({
      detail: '2 articles use this category. Choose another category for those articles first.',
    });
    for (const article of [first, second]) await desk.admin('DELETE', `${apiPaths.adminArticles}/${article.id}`);
    expect((await desk.admin('DELETE', `${apiPaths.adminCategories}/${id}`)).status).toBe(204);
  });

  test('deleting a tag removes it from its articles and leaves their other tags', async () => {
    const [gone, kept] = [await desk.make.tag(), await desk.make.tag()];
    const article = await desk.make.article({ tag_ids: [gone.id, kept.id] });
    expect((await desk.admin('DELETE', `${apiPaths.adminTags}/${gone.id}`)).status).toBe(204);
    const { body } = await desk.admin('GET', `${apiPaths.adminArticles}/${article.id}`);
    expect(body).toMatchObject({ tags: [{ id: kept.id, name: kept.name }] });
  });
});
