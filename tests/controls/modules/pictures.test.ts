import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as pictureContract from '#domain/contract/picture-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { uploadTooLarge } from '#tests/support/pictures.ts';
import { testConfig } from '#tests/support/test-app.ts';

/** Breaks the product: a picture may have any size. */
vi.mock('#domain/contract/picture-contract.ts', async (load) => ({
  ...(await load<typeof pictureContract>()),
  pictureBytesMaximum: Number.POSITIVE_INFINITY,
}));

describeOnEveryEngine('pictures.test.ts', (database) => {
  let desk: Desk;
  const directory = mkdtempSync(join(tmpdir(), 'bellbird-large-pictures-'));
  beforeAll(async () => {
    desk = await openDesk(database(), { config: testConfig({ DATA_DIR: directory }) });
  });
  afterAll(async () => {
    await desk.app.close();
    rmSync(directory, { recursive: true, force: true });
  });

  test('detects an upload without a limit: a declared 50 MB is read, and an undeclared 21 MB is stored', async () => {
    const token = await callAccounts(desk.app).signIn('admin@example.com');
    expect(await uploadTooLarge(desk, token)).toMatchObject({ announced: 422, growing: 201 });
  });
});
