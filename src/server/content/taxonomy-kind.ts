import type { PublicCategory, PublicTag } from '#shared/api/taxonomy-contract.ts';
import type { Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { countArticlesOfCategory, type TaxonomyRow, type TaxonomyTable } from './taxonomy.repository.ts';

export interface TaxonomyKind<Public extends { id: number; name: string }> {
  readonly table: TaxonomyTable;
  readonly noun: 'category' | 'tag';
  /** Returns the record as the public API shows it. The desk's response adds the version. */
  readonly present: (row: TaxonomyRow) => Public;
  /** Throws a 409 when the record cannot be deleted. */
  readonly requireUnused: (transaction: Transaction, id: number) => Promise<void>;
}

/** A category is deleted only when no article uses it, because every article has one. */
export const categoryKind: TaxonomyKind<PublicCategory> = {
  table: 'categories',
  noun: 'category',
  present: ({ id, name, description, slug, created_at, updated_at }) => ({
    id,
    name,
    description,
    slug,
    created_at,
    updated_at,
  }),
  requireUnused: async (transaction, id) => {
    const articles = await countArticlesOfCategory(transaction, id);
    if (articles === 0) return;
    const uses = articles === 1 ? '1 article uses' : `${articles} articles use`;
    const those = articles === 1 ? 'that article' : 'those articles';
    throw new Problem('conflict', `${uses} this category. Choose another category for ${those} first.`);
  },
};

/** A deleted tag disappears from its articles. */
export const tagKind: TaxonomyKind<PublicTag> = {
  table: 'tags',
  noun: 'tag',
  present: ({ id, name, slug, created_at }) => ({ id, name, slug, created_at }),
  requireUnused: async () => {},
};
