import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentFeed } from '#server/content-changes/content-feed.ts';
import type { ContentTopic } from '#server/content-changes/content-topic.ts';
import { KeptReads } from '#server/content-changes/kept-reads.ts';
import { noteTopics, recordTopics } from '#server/content-changes/read-topics.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { findOldReads, openKeptContent } from '#tests/support/kept-content.ts';
import { createSiteContent } from './public-content.service.ts';

describeOnEveryEngine('content that pages keep (product 15.44)', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(() => desk.app.close());

  test('is never older than a save, also one of another process', async () => {
    const elsewhere = await connectDatabase(database().location, 'must-exist');
    try {
      const processes = [openKeptContent(database().db), openKeptContent(elsewhere)];
      expect(await findOldReads(processes, createSiteContent(database().db), desk)).toEqual([]);
    } finally {
      await elsewhere.destroy();
    }
  });

  test('is read once until its topic changes, and notes its topics each time', async () => {
    const { db } = database();
    const reads = new KeptReads(db, new ContentFeed(db));
    let count = 0;
    const read = async (topic: ContentTopic) => {
      const noted = new Set<ContentTopic>();
      await recordTopics(noted, () =>
        reads.get(topic, async () => {
          noteTopics(topic);
          count += 1;
        }),
      );
      expect([...noted]).toEqual([topic]);
    };
    await read('tags');
    await read('tags');
    await read('categories');
    expect(count).toBe(2);
    await desk.make.category();
    await read('tags');
    expect(count).toBe(2);
    await read('categories');
    expect(count).toBe(3);
  });

  test('is not kept if it changes while it is read', async () => {
    const { db } = database();
    const reads = new KeptReads(db, new ContentFeed(db));
    let count = 0;
    const read = (during: () => Promise<unknown>) =>
      reads.get('tags', async () => {
        noteTopics('tags');
        count += 1;
        await during();
      });
    await read(() => desk.make.tag());
    await read(async () => {});
    await read(async () => {});
    expect(count).toBe(2);
  });

  test('takes a bounded amount of memory', async () => {
    const { db } = database();
    const reads = new KeptReads(db, new ContentFeed(db), 10_000);
    const made: string[] = [];
    const read = (key: string, text: string) =>
      reads.get(key, async () => {
        made.push(key);
        return text;
      });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'f']) await read(key, 'x'.repeat(1000));
    expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'a']);
    for (const key of ['large', 'large']) await read(key, 'x'.repeat(3000));
    expect(made.slice(7)).toEqual(['large', 'large']);
  });
});
