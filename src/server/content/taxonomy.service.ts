import type { Kysely, Transaction } from 'kysely';
import type { TaxonomyQuery } from '#domain/contract/taxonomy-contract.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import {
  type ExpectedVersions,
  missingRecord,
  refusedWrite,
  requireExpectedVersion,
} from '../records/record-version.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import { chooseTaxonomySlug } from './slug-choice.ts';
import {
  countTaxonomyRows,
  deleteTaxonomyRow,
  findTakenTaxonomySlugs,
  findTaxonomyRow,
  findTaxonomyRows,
  insertTaxonomyRow,
  type TaxonomyRow,
  type TaxonomyValues,
  updateTaxonomyRow,
} from './taxonomy.repository.ts';
import type { TaxonomyKind } from './taxonomy-kind.ts';

interface Named {
  id: number;
  name: string;
}

/** Returns one page of the desk's list, and how many records match in all (product 8.16). */
export async function listTaxonomy<Public extends Named>(
  db: Kysely<DatabaseSchema>,
  kind: TaxonomyKind<Public>,
  { q, sort, limit, skip }: TaxonomyQuery,
): Promise<{ records: (Public & { version: number })[]; total: number }> {
  const rows = await findTaxonomyRows(db, kind.table, q, sort, { limit, skip });
  const records = rows.map((row) => presentToDesk(kind, row));
  return { records, total: await countTaxonomyRows(db, kind.table, q) };
}

/** Returns the category or tag with this id; throws a 404 when there is none. */
export async function requireTaxonomy<Public extends Named>(
  db: Kysely<DatabaseSchema>,
  kind: TaxonomyKind<Public>,
  id: number,
): Promise<Public & { version: number }> {
  const row = await findTaxonomyRow(db, kind.table, id);
  if (!row) throw missingRecord(kind.noun);
  return presentToDesk(kind, row);
}

/** Adds a category or tag; throws a 409 when its slug is taken (product 9.8). */
export async function createTaxonomy<Public extends Named>(
  db: Database,
  kind: TaxonomyKind<Public>,
  save: TaxonomyValues,
  writer: ContentWriter,
): Promise<Public & { version: number }> {
  return inContentTransaction(db, async (transaction) => {
    const values = await toValues(transaction, kind, save, undefined);
    const now = writer.now.toISOString();
    const id = await insertTaxonomyRow(transaction, kind.table, values, { created_at: now, updated_at: now });
    const record = await requireTaxonomy(transaction, kind, id);
    await recordInHistory(transaction, writer, { kind: kind.noun, action: 'created', id, title: record.name });
    return { result: record, changed: [kind.table] };
  });
}

/** Overwrites a category or tag; throws a 412 when it does not have an expected version (product 9.7). */
export async function saveTaxonomy<Public extends Named>(
  db: Database,
  kind: TaxonomyKind<Public>,
  { id, expected }: { readonly id: number; readonly expected: ExpectedVersions },
  save: TaxonomyValues,
  writer: ContentWriter,
): Promise<Public & { version: number }> {
  const { table, noun } = kind;
  return inContentTransaction(db, async (transaction) => {
    requireExpectedVersion(noun, await findTaxonomyRow(transaction, table, id), expected);
    const values = await toValues(transaction, kind, save, id);
    const isSaved = await updateTaxonomyRow(transaction, table, id, expected, values, writer.now.toISOString());
    if (!isSaved) throw refusedWrite(noun, (await findTaxonomyRow(transaction, table, id)) !== undefined);
    await recordInHistory(transaction, writer, { kind: noun, action: 'updated', id, title: save.name });
    return { result: await requireTaxonomy(transaction, kind, id), changed: [table, 'terms'] };
  });
}

/** Deletes a category or tag; throws a 409 when articles need it, a 412 when it has another version (product 9.9). */
export async function removeTaxonomy(
  db: Database,
  kind: TaxonomyKind<Named>,
  { id, expected }: { readonly id: number; readonly expected: ExpectedVersions },
  writer: ContentWriter,
): Promise<void> {
  const { table, noun } = kind;
  await inContentTransaction(db, async (transaction) => {
    await kind.requireUnused(transaction, id);
    const before = await findTaxonomyRow(transaction, table, id);
    const isDeleted = await deleteTaxonomyRow(transaction, table, id, expected);
    if (!before || !isDeleted) throw refusedWrite(noun, before !== undefined);
    await recordInHistory(transaction, writer, { kind: noun, action: 'deleted', id, title: before.name });
    return { result: undefined, changed: kind.deletionTopics };
  });
}

function presentToDesk<Public extends Named>(kind: TaxonomyKind<Public>, row: TaxonomyRow) {
  return { ...kind.present(row), version: row.version };
}

async function toValues(
  transaction: Transaction<DatabaseSchema>,
  kind: TaxonomyKind<Named>,
  save: TaxonomyValues,
  id: number | undefined,
): Promise<TaxonomyValues> {
  const slug = await chooseTaxonomySlug(kind.noun, save, (slugs) =>
    findTakenTaxonomySlugs(transaction, kind.table, slugs, id),
  );
  return { ...save, slug };
}
