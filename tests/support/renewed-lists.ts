import { expect } from 'vitest';
import type { ArticleSaveInput } from '#domain/contract/article-contract.ts';
import { createSiteContent } from '#server/content/public-content.service.ts';
import type { ContentTopic } from '#server/content-changes/content-topic.ts';
import { recordTopics } from '#server/content-changes/read-topics.ts';
import type { Database } from '#server/database/database.ts';
import type { Desk } from './desk.ts';

const range = { limit: 50, skip: 0 };

/** The lists that a save changed, and the lists that are read again because the save reported one of their topics. */
interface Renewal {
  readonly changed: readonly string[];
  readonly renewed: readonly string[];
}

/**
 * Moves an article between two tags and two months, publishes it and withdraws it. After each save, compares the lists
 * that changed with those that the save renews.
 */
export async function collectRenewals(db: Database, { make, admin }: Desk): Promise<Renewal[]> {
  const content = createSiteContent(db);
  const [one, other] = [await make.tag(), await make.tag()];
  const lists: Readonly<Record<string, () => Promise<unknown>>> = {
    'tag one': () => content.tagWithArticles(one.slug, range),
    'tag other': () => content.tagWithArticles(other.slug, range),
    'month 2026-10': () => content.articlesOfMonth('2026-10', range),
    'month 2026-11': () => content.articlesOfMonth('2026-11', range),
    'all articles': () => content.allArticles(range),
  };
  const read = async () => {
    const shown: { name: string; text: string; topics: Set<ContentTopic> }[] = [];
    for (const [name, list] of Object.entries(lists)) {
      const topics = new Set<ContentTopic>();
      shown.push({ name, text: JSON.stringify(await recordTopics(topics, list)), topics });
    }
    return shown;
  };

  const save = await make.articleSave({ is_published: false, publish_date: '2026-10-02' });
  const made = await make.article(save);
  const saves: Partial<ArticleSaveInput>[] = [
    { is_published: true },
    { is_published: true, tag_ids: [one.id] },
    { is_published: true, publish_date: '2026-11-02', tag_ids: [other.id] },
    { is_published: false, publish_date: '2026-11-02', tag_ids: [other.id] },
  ];
  const renewals: Renewal[] = [];
  let { version } = made;
  for (const part of saves) {
    const before = await read();
    const topics: ContentTopic[] = [];
    const stop = db.onContentChange((change) => topics.push(...change.topics));
    const headers = { 'if-match': `"${version}"` };
    const { status, body } = await admin('PUT', `/api/admin/articles/${made.id}`, { ...save, ...part }, headers);
    stop();
    expect(status).toBe(200);
    version = Number(Reflect.get(Object(body), 'version'));
    const after = new Map((await read()).map(({ name, text }) => [name, text]));
    renewals.push({
      changed: before.filter(({ name, text }) => after.get(name) !== text).map(({ name }) => name),
      renewed: before.filter((list) => topics.some((topic) => list.topics.has(topic))).map(({ name }) => name),
    });
  }
  return renewals;
}
