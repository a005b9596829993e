import type { PublicTag, Tag } from '#domain/contract/tag-contract.ts';
import type { TagRow } from './tag.repository.ts';

/** A tag as everyone sees it (specification 3). */
export function presentPublicTag(row: TagRow): PublicTag {
  return { id: row.id, name: row.name, slug: row.slug, created_at: row.created_at };
}

/** A tag as the desk sees it. */
export function presentTag(row: TagRow): Tag {
  return { ...presentPublicTag(row), version: row.version };
}
