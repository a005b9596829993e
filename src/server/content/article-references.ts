import type { Transaction } from 'kysely';
import { type ArticleSave, articleMessages } from '#domain/contract/article-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';
import type { FieldProblem } from '../problems/problem-schema.ts';
import { findTagIds } from './tag.repository.ts';
import { findCategory } from './taxonomy.repository.ts';

/**
 * Proves that the category and the tags of a save exist and gives the tags' identifiers, each once. A missing one is a
 * 422 that names every fault.
 */
export async function requireReferences(
  transaction: Transaction<DatabaseSchema>,
  save: ArticleSave,
): Promise<readonly number[]> {
  const faults: FieldProblem[] = [];
  if (!(await findCategory(transaction, save.category_id))) {
    faults.push({ loc: ['body', 'category_id'], msg: articleMessages.category, type: 'value_error' });
  }
  const tagIds = [...new Set(save.tag_ids)];
  const known = await findTagIds(transaction, tagIds);
  for (const [index, id] of save.tag_ids.entries()) {
    if (known.has(id)) continue;
    faults.push({ loc: ['body', 'tag_ids', index], msg: articleMessages.tag, type: 'value_error' });
  }
  if (faults.length > 0) throw new Problem('invalid', faults);
  return tagIds;
}
