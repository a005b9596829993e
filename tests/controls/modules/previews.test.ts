import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import type * as previewLinkRepository from '#server/previews/preview-link.repository.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { renderPreviewPage, sharePreview, stateOfPreview } from '#tests/support/preview-links.ts';

/** Breaks the product: it keeps a link that is no longer shared, and ignores the time at which a link expires. */
vi.mock('#server/previews/preview-link.repository.ts', async (load) => {
  const whole = await load<typeof previewLinkRepository>();
  const find: typeof whole.findPreviewLinkByToken = async (...words) => {
    const row = await whole.findPreviewLinkByToken(...words);
    return row && { ...row, expires_at: '9999-01-01T00:00:00.000Z' };
  };
  return { ...whole, deletePreviewLink: async () => true, findPreviewLinkByToken: find };
});

describeOnEveryEngine('previews.test.ts', (database) => {
  let desk: Desk;
  let moment = Date.parse('2026-11-22T00:00:00Z');
  beforeAll(async () => {
    desk = await openDesk(database(), { renderPage: renderPreviewPage, now: () => new Date(moment) });
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test('detects a preview that can be read after it is no longer shared', async () => {
    const link = await sharePreview(desk.admin);
    expect((await desk.admin('DELETE', `${apiPaths.adminPreviewLinks}/${link.id}`)).status).toBe(204);
    expect(await stateOfPreview(desk.app, link.token)).toEqual([200, 'open']);
  });

  test('detects a preview that can be read after it expired', async () => {
    const { token } = await sharePreview(desk.admin, { days: 1 });
    moment += 2 * 24 * 60 * 60 * 1000;
    expect(await stateOfPreview(desk.app, token)).toEqual([200, 'open']);
  });
});
