import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { apiTokenCreatedSchema } from '#shared/api/api-token-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { createContentFactories, sendToApp } from '#tests/support/content-factories.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** A program that uses the generated client: it creates, edits, publishes and deletes an article. */
const program = `
import { createClient, createConfig } from './client';
import { createArticle, deleteArticle, getArticle, listPublicArticles, updateArticle } from './sdk.gen';
import type { Article, ArticleSave } from './types.gen';

export async function writeArticle(baseUrl: string, token: string, category_id: number): Promise<string[]> {
  const client = createClient(createConfig({ baseUrl, auth: token }));
  const body: ArticleSave = {
    title: 'By a program', summary: 'Made by a generated client.', content: null, medium_url: null,
    publish_date: '2026-03-01', read_time: '1', category_id, is_published: false, is_featured: false, tag_ids: [],
  };
  const created = await createArticle({ client, body, throwOnError: true });
  const { id }: Article = created.data;
  const headers = { 'if-match': created.response.headers.get('etag') ?? '' };
  const edited = await updateArticle({ client, path: { id }, headers, body: { ...body, title: 'Edited' }, throwOnError: true });
  const stale = await updateArticle({ client, path: { id }, headers, body });
  const published = await updateArticle({ client, path: { id }, body: { ...body, is_published: true }, throwOnError: true });
  const shown = await listPublicArticles({ client, throwOnError: true });
  const removed = await deleteArticle({ client, path: { id } });
  const gone = await getArticle({ client, path: { id } });
  return [
    edited.data.title, String(stale.error?.detail), String(published.data.is_published),
    shown.data.articles.map(({ title }) => title).join(), String(removed.response?.status), String(gone.response?.status),
  ];
}
`;

describeOnSqlite('a client that is generated from the OpenAPI document', (database) => {
  mkdirSync('.generated', { recursive: true });
  const folder = mkdtempSync(resolve('.generated/api-client-'));
  let app: Awaited<ReturnType<typeof buildTestApp>>;
  let origin = '';
  let session = '';
  beforeAll(async () => {
    app = await buildTestApp(database());
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    session = await callAccounts(app).signUp('admin@example.com');
    await createClient({
      input: `${origin}${apiPaths.openapi}`,
      output: folder,
      plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
      logs: { level: 'silent' },
    });
    writeFileSync(join(folder, 'program.ts'), program);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  test('compiles with the TypeScript of this project', () => {
    const settings = { extends: resolve('tsconfig.json'), include: ['*.ts'], exclude: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = resolve('node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });

  test('creates, edits, publishes and deletes, with a sign-in and with an API token', async () => {
    const send = sendToApp(app, session);
    const { id: category } = await createContentFactories(send).category();
    const scopes = ['read_drafts', 'write_drafts', 'publish'];
    const made = await send('POST', apiPaths.adminTokens, { name: 'Client', scopes, expires_at: null });
    const { writeArticle } = await import(join(folder, 'program.ts'));
    for (const secret of [session, apiTokenCreatedSchema.parse(made.body).token]) {
      expect(await writeArticle(origin, secret, category)).toEqual([
        'Edited',
        'Someone else has changed this article since you opened it.',
        'true',
        'By a program',
        '204',
        '404',
      ]);
    }
  });
});
