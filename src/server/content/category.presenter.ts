import type { Category, PublicCategory } from '#domain/contract/taxonomy-contract.ts';
import type { CategoryRow } from './taxonomy.repository.ts';

/** A category as everyone sees it (specification 3). */
export function presentPublicCategory(row: CategoryRow): PublicCategory {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    slug: row.slug,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A category as the desk sees it. */
export function presentCategory(row: CategoryRow): Category {
  return { ...presentPublicCategory(row), version: row.version };
}
