import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { sendToCareless, takenOver, writtenKinds } from '#tests/support/over-posting.ts';

describeOnEveryEngine('fields that only the program may write (security catalogue 9)', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test.each(writtenKinds)('are ignored in $table, in a new record and in a saved one', async (kind) => {
    expect(await takenOver(desk.admin, desk, database().db, kind)).toEqual({ byCreating: [], bySaving: [] });
  });

  test.each(writtenKinds)('control: a desk that writes what a body names in $table is found out', async (kind) => {
    const { db } = database();
    const all = Object.keys(kind.forged);
    const found = await takenOver(sendToCareless(desk.admin, db, kind), desk, db, kind);
    expect(found).toEqual({ byCreating: all, bySaving: all });
  });
});
