import { z } from 'zod';
import { type Article, articleStateSchema } from '#shared/api/article-contract.ts';
import type { TaxonomyRow } from './taxonomy.repository.ts';

const referenceSchema = z.object({ id: z.number(), name: z.string() });

const articleSnapshotSchema = articleStateSchema.extend({
  read_time: z.coerce.number(),
  version: z.number(),
  created_at: z.string(),
  first_published_at: z.string().nullable(),
});

/** The changes that a merge made. They are stored so that restoring the merged record can undo the merge. */
const mergeSnapshotSchema = z.object({
  into: referenceSchema,
  /** Ids of the articles that the merge moved to the target. */
  moved_article_ids: z.array(z.number()),
  /** Former slugs of the merged category that now lead to the target. */
  former_slugs: z.array(z.string()),
});

/** The data of a deleted category or tag that Trash stores. `article_ids` names the articles of a tag. */
const taxonomySnapshotSchema = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  version: z.number(),
  created_at: z.string(),
  article_ids: z.array(z.number()),
  /** Set when the record was merged into another one. */
  merged: mergeSnapshotSchema.optional(),
});

export type ArticleSnapshot = z.infer<typeof articleSnapshotSchema>;
export type MergeSnapshot = z.infer<typeof mergeSnapshotSchema>;
export type TaxonomySnapshot = z.infer<typeof taxonomySnapshotSchema>;

export function writeArticleSnapshot(article: Article, firstPublishedAt: string | null): string {
  return JSON.stringify(articleSnapshotSchema.parse({ ...article, first_published_at: firstPublishedAt }));
}

export function readArticleSnapshot(json: string): ArticleSnapshot {
  return articleSnapshotSchema.parse(JSON.parse(json));
}

export function writeTaxonomySnapshot(row: TaxonomyRow, articleIds: readonly number[], merged?: MergeSnapshot): string {
  return JSON.stringify(taxonomySnapshotSchema.parse({ ...row, article_ids: articleIds, merged }));
}

export function readTaxonomySnapshot(json: string): TaxonomySnapshot {
  return taxonomySnapshotSchema.parse(JSON.parse(json));
}
