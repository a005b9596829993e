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
      expect([created.status, created.headers.etag]).toEqual([201, '"1"']);
      const { version, ...shown } = Object(created.body);
      expect(version).toBe(1);
      expect(shown).toMatchObject({ id: expect.any(Number), name: 'Set-up & Cost', slug: 'set-up-cost' });
      const { body } = await desk.stranger('GET', publicPath);
      expect(Object(body)[listName]).toContainEqual(shown);
    });

    test('a given slug is kept; a taken slug returns 409 and is named', async () => {
      expect((await create({ name: 'One', slug: `${noun}-given` })).body).toMatchObject({ slug: `${noun}-given` });
      const detail = `Another ${noun} already has the slug “${noun}-given”. Choose a different slug.`;
      expect(await create({ name: 'Two', slug: `${noun}-given` })).toMatchObject({ status: 409, body: { detail } });
    });

    test('an equal name returns 409 and is named, however it is written', async () => {
      const { id } = Object((await create({ name: 'Owner’s set-up' })).body);
      const other = Object((await create({ name: `Unlike ${noun}` })).body);
      const detail = `There is already a ${noun} named “Owner’s set-up”. Give one of the two a different name.`;
      const clash = { status: 409, body: { detail } };
      for (const name of ["owner's SET–UP", 'Ｏwner’s\u00A0set-up', 'Owner’s  set\u2011u\u200Bp\u200D']) {
        expect(await create({ name, slug: 'another' })).toMatchObject(clash);
        expect(await desk.admin('PUT', `${path}/${other.id}`, { name })).toMatchObject(clash);
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
      const saveAt = (match: string, name: string) =>
        desk.admin('PUT', `${path}/${id}`, { name, slug: '' }, { 'if-match': match });
      const saved = await saveAt('"1"', 'Second');
      expect([saved.status, saved.headers.etag]).toEqual([200, '"2"']);
      expect(saved.body).toMatchObject({ id, name: 'Second', slug: 'second', version: 2 });
      const detail = `Someone else has changed this ${noun} since you opened it.`;
      expect(await saveAt('"1"', 'Third')).toMatchObject({ status: 412, body: { detail } });
      expect((await desk.admin('GET', `${path}/${id}`)).body).toEqual(saved.body);
      expect((await saveAt('*', 'Second')).status).toBe(200);
      expect((await desk.admin('PUT', `${path}/${id}`, { name: 'Last' })).status).toBe(200);
      for (const header of ['"7", "2"', 'W/"4"', 'nonsense', '""', ''])
        expect((await saveAt(header, 'x')).status, header).toBe(412);
    });

    test('saving keeps a record’s own slug and refuses another’s', async () => {
      const first = Object((await create({ name: `Own ${noun}` })).body);
      const second = Object((await create({ name: `Other ${noun}` })).body);
      const kept = await desk.admin('PUT', `${path}/${first.id}`, { name: 'Renamed', slug: first.slug });
      expect(kept.body).toMatchObject({ name: 'Renamed', slug: first.slug });
      const { status } = await desk.admin('PUT', `${path}/${second.id}`, { name: 'x', slug: first.slug });
      expect(status).toBe(409);
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
        const { body, headers } = await desk.admin('GET', `${path}?${query}`);
        return [...Object(body).map((record: { name: string }) => record.name), Number(headers['x-total-count'])];
      };
      expect(await names('q=zz+listed')).toEqual(['Zz listed Ā', 'Zz listed b', 'zz LISTED c', 3]);
      expect(await names('q=ZZ-LISTED-C')).toEqual(['zz LISTED c', 1]);
      expect(await names('q=zz+listed&sort=-name&limit=1&skip=1')).toEqual(['Zz listed b', 3]);
      expect(await names('q=zz+listed&sort=newest')).toEqual(['zz LISTED c', 'Zz listed Ā', 'Zz listed b', 3]);
      expect(await names('q=zz+listed&sort=oldest&limit=2')).toEqual(['Zz listed b', 'Zz listed Ā', 3]);
      expect(await names('q=zz_listed')).toEqual([0]);
      expect(await names('q=%25')).toEqual([0]);
      for (const query of ['sort=name;drop', `q=${'a'.repeat(201)}`, 'q=%00', 'q=a&q=b'])
        expect((await desk.admin('GET', `${path}?${query}`)).status, query).toBe(422);
    });
  });

  test('deleting a category that articles use answers 409 and says how many, drafts included', async () => {
    const { id } = await desk.make.category();
    const remove = () => desk.admin('DELETE', `${apiPaths.adminCategories}/${id}`);
    const first = await desk.make.article({ category_id: id });
    const one = '1 article uses this category. Choose another category for that article first.';
    expect(await remove()).toMatchObject({ status: 409, body: { detail: one } });
    const second = await desk.make.article({ category_id: id, is_published: false });
    const two = '2 articles use this category. Choose another category for those articles first.';
    expect(await remove()).toMatchObject({ status: 409, body: { detail: two } });
    for (const article of [first, second]) await desk.admin('DELETE', `${apiPaths.adminArticles}/${article.id}`);
    expect((await remove()).status).toBe(204);
  });

  test('deleting a tag removes it from its articles and leaves their other tags', async () => {
    const [gone, kept] = [await desk.make.tag(), await desk.make.tag()];
    const article = await desk.make.article({ tag_ids: [gone.id, kept.id] });
    expect((await desk.admin('DELETE', `${apiPaths.adminTags}/${gone.id}`)).status).toBe(204);
    const { body } = await desk.admin('GET', `${apiPaths.adminArticles}/${article.id}`);
    expect(body).toMatchObject({ tags: [{ id: kept.id, name: kept.name }] });
  });
});
