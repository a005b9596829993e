import type { Kysely, Transaction } from 'kysely';
import type { PublicTag, Tag, TagSave } from '#domain/contract/tag-contract.ts';
import type { TermListQuery } from '#domain/contract/taxonomy-contract.ts';
import { noteTopics } from '../content-changes/read-topics.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { ExpectedVersions } from '../records/expected-version.ts';
import { missingRecord, refusedWrite, requireExpectedVersion } from '../records/record-version.ts';
import { sortKey } from '../records/search-key.ts';
import { inContentTransaction } from './content-transaction.ts';
import { type ContentWriting, noteChange } from './content-writing.ts';
import { presentPublicTag, presentTag } from './tag.presenter.ts';
import {
  countTags,
  deleteTag,
  findTag,
  findTags,
  findTakenTagSlugs,
  insertTag,
  type TagValues,
  updateTag,
} from './tag.repository.ts';
import { chooseTermSlug } from './term-slug.ts';

/** All tags by name, for everyone. */
export async function listPublicTags(db: Kysely<DatabaseSchema>): Promise<PublicTag[]> {
  noteTopics('tags');
  return (await findTags(db, undefined, 'name', {})).map(presentPublicTag);
}

/** One part of the desk's tag list, and how many there are in all (design 3.10). */
export async function listTags(
  db: Kysely<DatabaseSchema>,
  { q, sort = 'name', limit, skip }: TermListQuery,
): Promise<{ tags: Tag[]; total: number }> {
  const rows = await findTags(db, q, sort, { limit, skip });
  return { tags: rows.map(presentTag), total: await countTags(db, q) };
}

/** The tag with this identifier; a 404 when there is none. */
export async function requireTag(db: Kysely<DatabaseSchema>, id: number): Promise<Tag> {
  const row = await findTag(db, id);
  if (!row) throw missingRecord('tag');
  return presentTag(row);
}

/** Adds a tag; its slug comes from the name when left empty, and one that is taken is a 409 (design 3.8). */
export async function createTag(db: Database, save: TagSave, writing: ContentWriting): Promise<Tag> {
  return inContentTransaction(db, async (transaction) => {
    const values = await toValues(transaction, save, undefined);
    const tag = await requireTag(transaction, await insertTag(transaction, values, writing.now.toISOString()));
    await noteChange(transaction, writing, { kind: 'tag', action: 'created', id: tag.id, title: tag.name });
    return { result: tag, changed: ['tags'] };
  });
}

/** Overwrites a tag if it still has an expected version; else a 412 (design 3.7). */
export async function saveTag(
  db: Database,
  id: number,
  expected: ExpectedVersions,
  save: TagSave,
  writing: ContentWriting,
): Promise<Tag> {
  return inContentTransaction(db, async (transaction) => {
    requireExpectedVersion('tag', await findTag(transaction, id), expected);
    const values = await toValues(transaction, save, id);
    const isSaved = await updateTag(transaction, id, expected, values, writing.now.toISOString());
    if (!isSaved) throw refusedWrite('tag', (await findTag(transaction, id)) !== undefined);
    await noteChange(transaction, writing, { kind: 'tag', action: 'updated', id, title: save.name });
    return { result: await requireTag(transaction, id), changed: ['tags', 'terms'] };
  });
}

/** Deletes a tag and unties it from its articles (design 3.8). */
export async function removeTag(
  db: Database,
  id: number,
  expected: ExpectedVersions,
  writing: ContentWriting,
): Promise<void> {
  await inContentTransaction(db, async (transaction) => {
    const before = await findTag(transaction, id);
    const isDeleted = await deleteTag(transaction, id, expected);
    if (!before || !isDeleted) throw refusedWrite('tag', before !== undefined);
    await noteChange(transaction, writing, { kind: 'tag', action: 'deleted', id, title: before.name });
    return { result: undefined, changed: ['tags', 'terms'] };
  });
}

async function toValues(
  transaction: Transaction<DatabaseSchema>,
  save: TagSave,
  id: number | undefined,
): Promise<TagValues> {
  const slug = await chooseTermSlug('tag', save, (slugs) => findTakenTagSlugs(transaction, slugs, id));
  return { name: save.name, slug, name_key: sortKey(save.name) };
}
