import type { ArticleCounts, TaxonomyQuery } from '#shared/api/taxonomy-contract.ts';
import { nameKey } from '#shared/rules/text-input.ts';
import type { Database } from '../database/database.ts';
import { engineOf } from '../database/engine.ts';
import {
  deleteRecord,
  missingRecord,
  type RecordTarget,
  refusedWrite,
  requireExpectedVersion,
} from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { countArticlesBy } from './article-list.repository.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import { insertFormerAddress } from './former-address.repository.ts';
import { chooseTaxonomySlug } from './slug-choice.ts';
import {
  countTaxonomyRows,
  findArticlesOfTag,
  findNamesake,
  findTakenTaxonomySlugs,
  findTaxonomyIds,
  findTaxonomyRow,
  findTaxonomyRows,
  insertTaxonomyRow,
  type TaxonomyRow,
  type TaxonomyValues,
  updateTaxonomyRow,
} from './taxonomy.repository.ts';
import type { TaxonomyKind } from './taxonomy-kind.ts';
import { insertTrashRow } from './trash.repository.ts';
import { writeTaxonomySnapshot } from './trash-snapshot.ts';
import { findMadeRecord, recordMade, type SaveKey } from './working-copies/save-once.ts';

interface Named {
  id: number;
  name: string;
}

export async function listTaxonomy<Public extends Named>(
  db: Queryable,
  kind: TaxonomyKind<Public>,
  { q, sort, limit, skip }: TaxonomyQuery,
): Promise<{ rows: (Public & { version: number })[]; total: number }> {
  const found = await findTaxonomyRows(db, kind.table, q, sort, { limit, skip });
  const rows = found.map((row) => presentToDesk(kind, row));
  return { rows, total: await countTaxonomyRows(db, kind.table, q) };
}

/**
 * Returns the number of articles of each of the given categories or tags, drafts included. Leaves out ids that do not
 * exist.
 */
export async function countArticlesOf(
  db: Queryable,
  { table }: Pick<TaxonomyKind<Named>, 'table'>,
  ids: readonly number[],
): Promise<ArticleCounts> {
  const known = await findTaxonomyIds(db, table, ids);
  const counts = await countArticlesBy(db, table, 'all', ids);
  return [...known].map((id) => ({ id, articles: counts.get(id) ?? 0 }));
}

/** Returns the category or tag with this id; throws a 404 when there is none. */
export async function requireTaxonomy<Public extends Named>(
  db: Queryable,
  kind: TaxonomyKind<Public>,
  id: number,
): Promise<Public & { version: number }> {
  const row = await findTaxonomyRow(db, kind.table, id);
  if (!row) throw missingRecord(kind.noun);
  return presentToDesk(kind, row);
}

/**
 * Adds a category or tag. Throws a 409 when its name or its slug is taken. If the save has a key and is sent again,
 * returns the record that the first request created.
 */
export async function createTaxonomy<Public extends Named>(
  db: Database,
  kind: TaxonomyKind<Public>,
  save: TaxonomyValues,
  writer: ContentWriter,
  saveKey?: SaveKey,
): Promise<Public & { version: number }> {
  return inContentTransaction(db, async (transaction) => {
    const made = await findMadeRecord(transaction, { kind: kind.noun, payload: save, now: writer.now, saveKey });
    if (made !== undefined) return requireTaxonomy(transaction, kind, made);
    await requireFreeName(transaction, kind, save.name);
    const values = await toValues(transaction, kind, save, undefined);
    const now = writer.now.toISOString();
    const id = await insertTaxonomyRow(transaction, kind.table, values, { created_at: now, updated_at: now });
    await recordMade(transaction, saveKey, id);
    const record = await requireTaxonomy(transaction, kind, id);
    await recordInHistory(transaction, writer, { kind: kind.noun, action: 'created', id, title: record.name });
    return record;
  });
}

/** Overwrites a category or tag. Throws a 412 when the record's version is not one of `expected`. */
export async function saveTaxonomy<Public extends Named>(
  db: Database,
  kind: TaxonomyKind<Public>,
  { id, expected }: RecordTarget,
  save: TaxonomyValues,
  writer: ContentWriter,
): Promise<Public & { version: number }> {
  const { table, noun } = kind;
  return inContentTransaction(db, async (transaction) => {
    const before = await findTaxonomyRow(transaction, table, id);
    requireExpectedVersion(noun, before, expected);
    // Names that were equal before this rule can still be saved.
    if (before && nameKey(before.name) !== nameKey(save.name)) await requireFreeName(transaction, kind, save.name, id);
    const values = await toValues(transaction, kind, save, id);
    const isSaved = await updateTaxonomyRow(transaction, table, { id, expected }, values, writer.now.toISOString());
    if (!isSaved) throw refusedWrite(noun, (await findTaxonomyRow(transaction, table, id)) !== undefined);
    if (noun === 'category' && before && before.slug !== values.slug) {
      await insertFormerAddress(transaction, { kind: noun, slug: before.slug, id, now: writer.now.toISOString() });
    }
    await recordInHistory(transaction, writer, { kind: noun, action: 'updated', id, title: save.name });
    return requireTaxonomy(transaction, kind, id);
  });
}

/**
 * Moves a category or tag to Trash. Throws a 409 when an article needs the record, and a 412 when the record's version
 * is not one of `expected`.
 */
export async function removeTaxonomy(
  db: Database,
  kind: TaxonomyKind<Named>,
  { id, expected }: RecordTarget,
  writer: ContentWriter,
): Promise<void> {
  const { table, noun } = kind;
  await inContentTransaction(db, async (transaction) => {
    await kind.requireUnused(transaction, id);
    const before = await findTaxonomyRow(transaction, table, id);
    const articleIds = table === 'tags' ? await findArticlesOfTag(transaction, id) : [];
    const isDeleted = await deleteRecord(transaction, table, { id, expected });
    if (!before || !isDeleted) throw refusedWrite(noun, before !== undefined);
    const snapshot = writeTaxonomySnapshot(before, articleIds);
    await insertTrashRow(transaction, { kind: noun, record_id: id, title: before.name, snapshot }, writer);
    await recordInHistory(transaction, writer, { kind: noun, action: 'deleted', id, title: before.name });
  });
}

function presentToDesk<Public extends Named>(kind: TaxonomyKind<Public>, row: TaxonomyRow) {
  return { ...kind.present(row), version: row.version };
}

/** Throws a 409 when another category or tag has an equal name. The name stays free until the transaction ends. */
export async function requireFreeName(
  transaction: Transaction,
  { table, noun }: Pick<TaxonomyKind<Named>, 'table' | 'noun'>,
  name: string,
  exceptId?: number,
  mend = 'Give one of the two a different name.',
): Promise<void> {
  await engineOf(transaction).excludeWriters(transaction, table);
  const namesake = await findNamesake(transaction, table, name, exceptId);
  if (namesake) throw new Problem('conflict', `There is already a ${noun} named “${namesake.name}”. ${mend}`);
}

async function toValues(
  transaction: Transaction,
  kind: TaxonomyKind<Named>,
  save: TaxonomyValues,
  id: number | undefined,
): Promise<TaxonomyValues> {
  const slug = await chooseTaxonomySlug(kind.noun, save, (slugs) =>
    findTakenTaxonomySlugs(transaction, kind.table, slugs, id),
  );
  return { ...save, slug };
}
