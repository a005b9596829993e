import type { MergedTaxonomy } from '#shared/api/taxonomy-contract.ts';
import type { Database } from '../database/database.ts';
import { deleteRecord, type RecordTarget, refusedWrite, requireExpectedVersion } from '../database/record-version.ts';
import type { Transaction } from '../database/schema.ts';
import { announceChanged } from '../outbox/article-events.ts';
import { Problem } from '../problem.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import { insertFormerAddress, moveFormerSlugs } from './former-address.repository.ts';
import {
  addTagToArticles,
  findArticlesOfTag,
  lockTaxonomyRow,
  moveArticles,
  raiseVersions,
  removeTagFromArticles,
} from './taxonomy.repository.ts';
import type { TaxonomyKind } from './taxonomy-kind.ts';
import { insertTrashRow } from './trash.repository.ts';
import { type MergeSnapshot, writeTaxonomySnapshot } from './trash-snapshot.ts';

/** The record `id` is merged into the record `into`, which gets the articles of the merged record. */
interface Merge extends RecordTarget {
  readonly into: number;
}

/**
 * Merges a category or tag into a target of the same kind. The articles of the merged record get the target instead,
 * and the merged record moves to Trash. The addresses of a merged category lead to the target from then on. Restoring
 * the merged record from Trash undoes the merge. Throws a 404 when the record does not exist, a 412 when its version is
 * not one of `expected`, and a 422 when the target does not exist.
 */
export async function mergeTaxonomy(
  db: Database,
  kind: TaxonomyKind<{ id: number; name: string }>,
  { id, expected, into }: Merge,
  writer: ContentWriter,
): Promise<MergedTaxonomy> {
  const { table, noun } = kind;
  if (id === into) throw unusableTarget(`Choose another ${noun}. A ${noun} cannot be merged into itself.`);
  return inContentTransaction(db, async (transaction) => {
    // Both records are locked in the order of their ids, so that two merges never wait for each other.
    const first = await lockTaxonomyRow(transaction, table, Math.min(id, into));
    const second = await lockTaxonomyRow(transaction, table, Math.max(id, into));
    const [before, target] = id < into ? [first, second] : [second, first];
    requireExpectedVersion(noun, before, expected);
    if (!before) throw refusedWrite(noun, false);
    if (!target) throw unusableTarget(`This ${noun} no longer exists. Choose another one.`);
    const articleIds = table === 'tags' ? await findArticlesOfTag(transaction, id) : [];
    const moved =
      table === 'tags'
        ? await moveTag(transaction, articleIds, into)
        : await moveArticles(transaction, { from: id, to: into });
    const formerSlugs = table === 'categories' ? await moveFormerSlugs(transaction, { from: id, to: into }) : [];
    await deleteRecord(transaction, table, { id, expected });
    if (noun === 'category') {
      await insertFormerAddress(transaction, {
        kind: noun,
        slug: before.slug,
        id: into,
        now: writer.now.toISOString(),
      });
    }
    const snapshot = writeTaxonomySnapshot(before, articleIds, {
      into: { id: into, name: target.name },
      moved_article_ids: moved,
      former_slugs: formerSlugs,
    });
    await insertTrashRow(transaction, { kind: noun, record_id: id, title: before.name, snapshot }, writer);
    await announceChanged(transaction, table === 'tags' ? articleIds : moved, writer.now);
    const title = `${before.name} into ${target.name}`;
    await recordInHistory(transaction, writer, { kind: noun, action: 'merged', id, title });
    return { into: { id: into, name: target.name }, articles: moved.length };
  });
}

/** Adds the tag `into` to the articles that do not have it yet. Returns the ids of those that got it. */
async function moveTag(transaction: Transaction, articleIds: readonly number[], into: number): Promise<number[]> {
  const already = new Set(await findArticlesOfTag(transaction, into));
  const moved = articleIds.filter((article) => !already.has(article));
  await addTagToArticles(transaction, into, moved);
  await raiseVersions(transaction, articleIds);
  return moved;
}

/** A record that is restored after a merge, and what the merge changed. */
interface UndoneMerge {
  readonly kind: 'category' | 'tag';
  readonly id: number;
  readonly merged: MergeSnapshot;
}

/**
 * Gives a restored category or tag back the articles that a merge moved. An article that a person has moved to a third
 * category after the merge stays in that category. Returns notes for the person.
 */
export async function undoMerge(
  transaction: Transaction,
  { kind, id, merged: { into, moved_article_ids: moved, former_slugs: formerSlugs } }: UndoneMerge,
  now: Date,
): Promise<readonly string[]> {
  if (kind === 'tag') {
    await removeTagFromArticles(transaction, into.id, moved);
    await raiseVersions(transaction, moved);
    await announceChanged(transaction, moved, now);
    return [];
  }
  const returned = await moveArticles(transaction, { from: into.id, to: id }, moved);
  await announceChanged(transaction, returned, now);
  await moveFormerSlugs(transaction, { from: into.id, to: id }, formerSlugs);
  return returnNotes(returned.length, moved.length, into.name);
}

function returnNotes(returned: number, moved: number, other: string): string[] {
  const stayed = moved - returned;
  const isOrAre = (count: number, text: string) =>
    count === 1 ? `1 article is ${text}` : `${count} articles are ${text}`;
  return [
    ...(returned > 0 ? [`${isOrAre(returned, 'in it again')}.`] : []),
    ...(stayed > 0 ? [`${isOrAre(stayed, `no longer in “${other}”`)}, and nothing changed there.`] : []),
  ];
}

function unusableTarget(msg: string): Problem {
  return new Problem('invalid', [{ loc: ['body', 'into'], msg, type: 'value_error' }]);
}
