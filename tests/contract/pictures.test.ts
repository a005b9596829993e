import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { readContentVersion } from '#server/database/content-version.repository.ts';
import { sweepIncoming } from '#server/pictures/incoming-file.ts';
import { forgetDeletedPictures } from '#server/pictures/picture.service.ts';
import { diskStorage } from '#server/pictures/picture-storage.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { pictureDetailsSchema, pictureMessages, pictureSchema } from '#shared/api/picture-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { createUploader, makePicture } from '#tests/support/pictures.ts';
import { testConfig } from '#tests/support/test-app.ts';

const png = await makePicture({ format: 'png', width: 300, height: 200 });
const half = png.subarray(0, png.length / 2);
const bomb = Buffer.from(png);
bomb.writeUInt32BE(60_000, 16);
bomb.writeUInt32BE(60_000, 20);

describeOnEveryEngine('the library of pictures', (database, engine) => {
  /** For what concerns files and not rows. */
  const onSqlite = test.runIf(engine === 'sqlite');
  let files: ReturnType<typeof createUploader>;
  const directory = makeFolder();
  const desk = deskOfSuite(database, { config: testConfig({ DATA_DIR: directory }) });
  const folder = (name: string) => join(directory, 'pictures', name);
  const names = (name: string) => (existsSync(folder(name)) ? readdirSync(folder(name)) : []);
  const at = (id: number) => `${apiPaths.adminPictures}/${id}`;
  const list = async (query = '') => {
    const answer = await desk.admin('GET', `${apiPaths.adminPictures}${query}`);
    expect(answer.status).toBe(200);
    return {
      pictures: z.array(pictureSchema).parse(answer.body),
      total: Number(answer.headers['x-total-count']),
    };
  };
  const read = async (id: number) => pictureDetailsSchema.parse((await desk.admin('GET', at(id))).body);
  const get = (url: string, headers: Record<string, string> = {}) => desk.app.inject({ url, headers });

  beforeAll(async () => {
    files = createUploader(desk.app, await callAccounts(desk.app).signIn('admin@example.com'));
  });

  test('accepts an upload, makes its upright files in every width, and keeps the original unchanged', async () => {
    const file = await makePicture({ width: 1000, height: 600, orientation: 6, hasPlace: true });
    const picture = await files.upload(file, { file_name: 'tally marks.jpg', alt: 'Two weeks of tally marks' });
    expect(picture).toMatchObject({
      file_name: 'tally marks.jpg',
      alt: 'Two weeks of tally marks',
      format: 'jpeg',
      bytes: file.length,
      width: 600,
      height: 1000,
      uploaded_by: 'Aroha Ngata',
      uses: 0,
      articles: [],
      version: 1,
    });
    const shown = await get(picture.large_address);
    const { width, height, exif, icc } = await sharp(shown.rawPayload).metadata();
    expect({ width, height, exif, icc }).toEqual({ width: 600, height: 1000, exif: undefined, icc: undefined });
    // The upload rotates the picture by 90 degrees, so its red half is now at the top.
    const { data } = await sharp(shown.rawPayload)
      .extract({ left: 300, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
    expect(names('originals').some((name) => readFileSync(join(folder('originals'), name)).equals(file))).toBe(true);
    expect(names('shown').toSorted()).toEqual(
      [picture.small_address, picture.large_address, picture.large_address.replace('600.webp', 'social.jpg')]
        .map((address) => address.replace('/pictures/', ''))
        .toSorted(),
    );
  });

  onSqlite(
    'lets only the owner of the data folder read its files, and leaves nothing of a finished upload',
    async () => {
      await files.upload(await makePicture({ seed: 1, width: 300 }));
      expect(statSync(folder('originals')).mode & 0o777).toBe(0o700);
      for (const name of names('originals')) expect(statSync(join(folder('originals'), name)).mode & 0o777).toBe(0o600);
      expect(names('incoming')).toEqual([]);
    },
  );

  onSqlite.each(['png', 'webp', 'avif', 'gif'] as const)('accepts %s with any content type', async (format) => {
    const file = await makePicture({ format, width: 700, seed: 2 });
    const answer = await files.send('POST', `${apiPaths.adminPictures}?file_name=x.exe`, file, {
      'content-type': 'application/json',
    });
    expect(answer).toMatchObject({ status: 201, body: { format, width: 700, height: 800 } });
  });

  test('answers the upload of a file that it already has with the existing picture', async () => {
    const file = await makePicture({ seed: 3, width: 640 });
    const first = await files.upload(file, { alt: 'First' });
    const again = await files.send('POST', `${apiPaths.adminPictures}?alt=Second`, file);
    expect(again).toMatchObject({ status: 200, body: { id: first.id, alt: 'First' } });
  });

  test.each([
    ['no body', Buffer.alloc(0), pictureMessages.missing],
    ['a text that says it is a picture', Buffer.from('this is no picture'), pictureMessages.notAPicture],
    ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), pictureMessages.svg],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), pictureMessages.heic],
    ['a page', Buffer.from('<!doctype html><img src=x onerror=alert(1)>'), pictureMessages.notAPicture],
    ['a page with the signature of a GIF', Buffer.from('GIF89a=1;<script>alert(1)</script>'), pictureMessages.damaged],
    [
      'an SVG with the signature of a JPEG',
      Buffer.from('\xff\xd8\xff<svg onload="alert(1)"/>', 'latin1'),
      pictureMessages.damaged,
    ],
    ['the start of a JPEG and nothing else', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), pictureMessages.damaged],
    ['a picture whose second half is missing', half, pictureMessages.damaged],
    ['a small file that would decode to billions of pixels', bomb, pictureMessages.tooManyPixels],
  ])('refuses %s with an explanation, and keeps nothing', async (_name, file, sentence) => {
    const before = { originals: names('originals'), shown: names('shown'), total: (await list()).total };
    const answer = await files.send('POST', apiPaths.adminPictures, file);
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ msg: sentence }] } });
    expect({ originals: names('originals'), shown: names('shown'), total: (await list()).total }).toEqual(before);
    expect(names('incoming')).toEqual([]);
  });

  onSqlite('never serves the page, script or archive that is hidden in a picture', async () => {
    const hidden = '<script>alert(1)</script><svg onload="alert(1)"/>PK\x03\x04archive.zip';
    const file = Buffer.concat([await makePicture({ seed: 20, width: 700 }), Buffer.from(hidden)]);
    const { small_address, large_address, address } = await files.upload(file);
    for (const served of [small_address, large_address, large_address.replace('700.webp', 'social.jpg')]) {
      const answer = await get(served);
      expect(answer).toMatchObject({ statusCode: 200, headers: { 'x-content-type-options': 'nosniff' } });
      expect(answer.headers['content-type']).toMatch(/^image\/(?:webp|jpeg)$/);
      expect(answer.rawPayload.toString('latin1')).not.toMatch(/script|svg|archive/);
    }
    const original = createHash('sha256').update(file).digest('hex');
    expect(names('originals')).toContain(original);
    for (const path of [original, `${original}.jpg`, `originals/${original}`, `..%2foriginals%2f${original}`]) {
      expect((await get(`/pictures/${path}`)).statusCode).toBe(404);
    }
    expect((await get(address)).headers.location).toBe(large_address);
  });

  onSqlite('refuses a declared 50 MB before reading it, and an undeclared 21 MB while reading it', async () => {
    const announced = await files.send('POST', apiPaths.adminPictures, Buffer.alloc(50 * 1024 * 1024));
    expect(announced).toMatchObject({ status: 413, body: { detail: pictureMessages.tooLarge } });
    const jpeg = Buffer.concat([await makePicture({ seed: 5 }), Buffer.alloc(21 * 1024 * 1024)]);
    const token = await callAccounts(desk.app).signIn('admin@example.com');
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new Blob([jpeg]).stream(),
      duplex: 'half',
    };
    const origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(`${origin}${apiPaths.adminPictures}`, request)).status).toBe(413);
    expect(names('incoming')).toEqual([]);
  });

  onSqlite('serves pictures at names that never change, with the cache headers of such files', async () => {
    const picture = await files.upload(await makePicture({ seed: 6, width: 2400, height: 1200 }));
    const file = await get(picture.large_address);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1920 });
    const again = await get(picture.large_address, { 'if-none-match': String(file.headers.etag) });
    expect(again.statusCode).toBe(304);
    const stored = await get(picture.address);
    expect(stored.statusCode).toBe(302);
    expect((await get(String(stored.headers.location))).statusCode).toBe(200);
    const social = await get(picture.large_address.replace('1920.webp', 'social.jpg'));
    expect(await sharp(social.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test.each([
    'none.webp',
    `${'a'.repeat(16)}.webp`,
    `${'a'.repeat(24)}-480.webp`,
    '..%2fbellbird.sqlite',
    'x'.repeat(150),
  ])('answers 404 for %s', async (name) => {
    expect((await get(`/pictures/${name}`)).statusCode).toBe(404);
  });

  onSqlite('answers 404 for a width that it does not offer', async () => {
    const { large_address, small_address } = await files.upload(await makePicture({ seed: 7, width: 800 }));
    for (const address of [large_address.replace('-800.', '-799.'), small_address.replace('-480.', '-960.')])
      expect((await get(address)).statusCode).toBe(404);
  });

  onSqlite('makes a missing file again from the original', async () => {
    const picture = await files.upload(await makePicture({ seed: 8, width: 900 }));
    rmSync(folder('shown'), { recursive: true });
    expect((await get(picture.large_address)).statusCode).toBe(200);
    expect(names('shown')).toEqual([picture.large_address.replace('/pictures/', '')]);
  });

  test('can be searched by parts of the name and the alternative text, and for a missing alternative text', async () => {
    await files.upload(await makePicture({ seed: 9, width: 500 }), { file_name: 'Kōwhai.jpg', alt: '' });
    await files.upload(await makePicture({ seed: 10, width: 500 }), { file_name: 'b.jpg', alt: 'A kowhai in flower' });
    expect((await list('?q=KOWHAI')).pictures.map(({ file_name }) => file_name)).toEqual(['b.jpg', 'Kōwhai.jpg']);
    expect(await list('?q=kowhai&limit=1&skip=1')).toMatchObject({ total: 2, pictures: [{ file_name: 'Kōwhai.jpg' }] });
    expect((await list('?q=kowhai&state=no-alt')).pictures).toMatchObject([{ file_name: 'Kōwhai.jpg' }]);
    expect((await list('?q=100%25')).total).toBe(0);
  });

  test('saves the name and the alternative text, unless the picture has changed since it was read', async () => {
    const picture = await files.upload(await makePicture({ seed: 11, width: 500 }));
    const save = { alt: 'A quote pad', file_name: 'pad.jpg' };
    const saved = await desk.admin('PUT', at(picture.id), save, { 'if-match': '"1"' });
    expect(saved).toMatchObject({ status: 200, body: { ...save, version: 2 } });
    expect((await desk.admin('PUT', at(picture.id), save, { 'if-match': '"1"' })).status).toBe(412);
    expect((await desk.admin('PUT', at(picture.id), { ...save, alt: 'x'.repeat(501) })).status).toBe(422);
    expect((await desk.admin('PUT', at(999_999), save)).status).toBe(404);
  });

  test('knows which articles show a picture, and does not delete it while one does', async () => {
    const picture = await files.upload(await makePicture({ seed: 12, width: 1200 }));
    const content = `<figure><img src="${picture.address}" alt="A pad"><figcaption>Two weeks</figcaption></figure>`;
    const shared = await files.upload(await makePicture({ seed: 21, width: 1200 }));
    const social_picture = shared.address;
    const article = await desk.make.article({ title: 'With a picture', content, social_picture, is_published: true });
    expect(article.content).toBe(
      `<figure><img src="${picture.address}" alt="A pad" loading="lazy"><figcaption>Two weeks</figcaption></figure>`,
    );
    expect(await read(picture.id)).toMatchObject({
      uses: 1,
      articles: [{ id: article.id, title: 'With a picture', slug: article.slug, is_published: true }],
    });
    expect(await read(shared.id)).toMatchObject({ uses: 1 });
    const refused = await desk.admin('DELETE', at(picture.id));
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: 'This picture is shown in “With a picture”. Take it out there first, or replace its file.' },
    });
    expect((await list('?state=used')).pictures.map(({ id }) => id)).toContain(picture.id);
    const { category, tags, ...rest } = article;
    const without = { ...rest, tag_ids: tags.map(({ id }) => id), content: null };
    await desk.admin('PUT', `${apiPaths.adminArticles}/${article.id}`, without);
    expect((await read(picture.id)).uses).toBe(0);
    expect((await desk.admin('DELETE', at(picture.id))).status).toBe(204);
  });

  test('replaces the file of a picture, keeps its address, and raises the content version', async () => {
    const picture = await files.upload(await makePicture({ seed: 13, width: 1000 }));
    const article = await desk.make.article({
      content: `<p><img src="${picture.address}" alt=""></p>`,
      is_published: true,
    });
    const other = await makePicture({ seed: 14, width: 700, format: 'png' });
    const path = `${at(picture.id)}/file`;
    expect((await files.send('PUT', path, other, { 'if-match': '"9"' })).status).toBe(412);
    const version = await readContentVersion(database().db);
    const replaced = await files.send('PUT', path, other, { 'if-match': '"1"' });
    expect(replaced).toMatchObject({
      status: 200,
      body: { id: picture.id, address: picture.address, width: 700, format: 'png', version: 2, uses: 1 },
    });
    expect(await readContentVersion(database().db)).toBe(version + 1);
    const shown = (await createSiteContent(database().db).picturesIn(article)).values().next().value;
    expect(shown).toMatchObject({ width: 700 });
    // The address of the old file still works, because pages that are open may still use it.
    expect((await get(picture.large_address)).statusCode).toBe(200);
    expect((await list('?state=deleted')).pictures[0]).toMatchObject({ width: 1000, uses: 0 });
  });

  test('deletes a picture that no article shows, can restore it, and removes it after 30 days', async () => {
    const picture = await files.upload(await makePicture({ seed: 15, width: 520 }), { file_name: 'gone.jpg' });
    expect((await get(picture.large_address)).statusCode).toBe(200);
    expect((await desk.admin('DELETE', at(picture.id), undefined, { 'if-match': '"7"' })).status).toBe(412);
    expect((await desk.admin('DELETE', at(picture.id))).status).toBe(204);
    expect((await desk.admin('DELETE', at(picture.id))).status).toBe(404);
    expect((await list('?q=gone')).total).toBe(0);
    expect((await get(picture.address)).statusCode).toBe(404);
    expect((await list('?q=gone&state=deleted')).pictures).toMatchObject([{ id: picture.id }]);
    expect(await desk.admin('POST', `${at(picture.id)}/restore`)).toMatchObject({
      status: 200,
      body: { deleted_at: null },
    });
    expect((await get(picture.address)).statusCode).toBe(302);

    await desk.admin('DELETE', at(picture.id));
    const library = { db: database().db, storage: diskStorage(join(directory, 'pictures')) };
    const soon = new Date(Date.now() + 29 * 24 * 60 * 60 * 1000);
    await forgetDeletedPictures(library, soon);
    expect((await list('?q=gone&state=deleted')).total).toBe(1);
    const originals = names('originals').length;
    await forgetDeletedPictures(library, new Date(soon.getTime() + 2 * 24 * 60 * 60 * 1000));
    expect((await list('?q=gone&state=deleted')).total).toBe(0);
    expect(names('originals').length).toBeLessThan(originals);
  });

  test('records who changed a picture', async () => {
    const picture = await files.upload(await makePicture({ seed: 16, width: 400 }), { file_name: 'noted.jpg' });
    await desk.admin('DELETE', at(picture.id));
    const { body } = await desk.admin('GET', `${apiPaths.adminAudit}?kind=picture&limit=2`);
    const record = { id: picture.id, title: 'noted.jpg' };
    expect(body).toMatchObject([
      { action: 'deleted', record },
      { action: 'created', record },
    ]);
  });

  onSqlite(
    'removes the unfinished uploads of processes that have ended, but not those that are still arriving',
    async () => {
      await files.upload(await makePicture({ seed: 17, width: 400 }));
      const [old, fresh] = [join(folder('incoming'), 'old.part'), join(folder('incoming'), 'fresh.part')];
      writeFileSync(old, 'half');
      writeFileSync(fresh, 'half');
      const now = new Date();
      utimesSync(old, now, new Date(now.getTime() - 2 * 60 * 60 * 1000));
      const halfShown = join(folder('shown'), '.a.webp.1-1');
      writeFileSync(halfShown, 'half');
      utimesSync(halfShown, now, new Date(now.getTime() - 2 * 60 * 60 * 1000));
      expect(await sweepIncoming(directory, now)).toBe(2);
      expect(names('incoming')).toEqual(['fresh.part']);
      expect(names('shown')).not.toContain('.a.webp.1-1');
      rmSync(fresh);
    },
  );
});
