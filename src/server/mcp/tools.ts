import { z } from 'zod';
import type { ApiScope } from '#shared/api/api-token-contract.ts';
import { type Article, adminArticlesQuerySchema, articleSaveSchema } from '#shared/api/article-contract.ts';
import { healthQuerySchema } from '#shared/api/content-health-contract.ts';
import { recordIdSchema, searchTextSchema, trimmedText } from '#shared/api/record-contract.ts';
import { commentMaximum } from '#shared/api/review-contract.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import type { Actor } from '../accounts/access.ts';
import { createArticle, listArticles, readArticle } from '../content/article.service.ts';
import { searchArticles } from '../content/article-search.service.ts';
import type { ContentParts } from '../content/content-parts.ts';
import { listPublicCategories, listPublicTags } from '../content/public-content.service.ts';
import { createProposal } from '../content/reviews/proposal.service.ts';
import type { ContentHealth } from '../content-health/content-health.service.ts';
import { requireExpectedVersion } from '../database/record-version.ts';

export interface ToolParts extends ContentParts {
  readonly health: ContentHealth;
}

/** Something that a program can do with articles. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  /** The scopes of which a token needs one. */
  readonly scopes: readonly ApiScope[];
  /** Whether it stores anything. */
  readonly isChange?: true;
  readonly input: z.ZodType;
  /** Does it, and returns what the program reads. Throws a problem when it is refused. The input has been checked. */
  readonly run: (input: unknown, parts: ToolParts, actor: Actor) => Promise<object>;
}

const readers: readonly ApiScope[] = ['read_published', 'read_drafts'];

/** How many articles one call lists at most. */
const listMaximum = 50;

const listed = z.number().int().min(1).max(listMaximum).default(20).describe('How many to return.');
const skipped = z.number().int().min(0).max(100_000).default(0).describe('How many to leave out at the start.');

const draftSchema = articleSaveSchema
  .omit({ is_published: true, is_featured: true, publish_date: true })
  .extend({ publish_date: articleSaveSchema.shape.publish_date.optional().describe('YYYY-MM-DD. Today if unset.') });

const proposalSchema = z.object({
  id: recordIdSchema,
  version: z.number().int().positive().describe('The version that read_article returned.'),
  ...articleSaveSchema.pick({ title: true, summary: true, content: true }).partial().shape,
  note: trimmedText().max(commentMaximum).default('').describe('Why, for the person who decides.'),
});

/** The tools by name. None publishes, deletes, or reads what visitors sent. */
export const tools: Readonly<Record<string, Tool>> = {
  list_articles: tool({
    title: 'List articles',
    description: 'Lists articles without their content, the newest first.',
    scopes: readers,
    input: z.object({
      status: adminArticlesQuerySchema.shape.status,
      category_id: recordIdSchema.optional(),
      tag_id: recordIdSchema.optional(),
      limit: listed,
      skip: skipped,
    }),
    run: async (query, { db, findFaulty }, actor) => {
      const { rows, total } = await listArticles(db, query, actor, findFaulty);
      return { total, articles: rows.map(presentListed) };
    },
  }),
  read_article: tool({
    title: 'Read an article',
    description: 'Returns an article with its content as HTML, and its version.',
    scopes: readers,
    input: z.object({ id: recordIdSchema }),
    run: ({ id }, { db }, actor) => readArticle(db, id, actor),
  }),
  search_articles: tool({
    title: 'Search published articles',
    description: 'Finds published articles by words of their title, tags and text.',
    scopes: readers,
    input: z.object({ query: searchTextSchema.min(1), page: z.number().int().min(1).max(100).default(1) }),
    run: async ({ query, page }, { db }) => {
      const { found, total, hasMore } = await searchArticles(db, query, page);
      const articles = found.map(({ article, passage }) => ({
        id: article.id,
        title: article.title,
        passage: passage.map(({ text }) => text).join(''),
      }));
      return { total, has_more: hasMore, articles };
    },
  }),
  list_categories_and_tags: tool({
    title: 'List categories and tags',
    description: 'Lists the categories and tags that a draft can have.',
    scopes: [...readers, 'write_drafts'],
    input: z.object({}),
    run: async (_input, { db }) => ({ categories: await listPublicCategories(db), tags: await listPublicTags(db) }),
  }),
  create_draft: tool({
    title: 'Create a draft',
    description: 'Adds an article that is not published. Content is HTML; what articles may not contain is removed.',
    scopes: ['write_drafts'],
    isChange: true,
    input: draftSchema,
    run: async (draft, { db, now, timeZone, sanitiseHtml }, actor) => {
      const { publish_date = dateInZone(timeZone, now()), ...fields } = draft;
      const save = { ...fields, publish_date, is_published: false, is_featured: false };
      return createArticle(db, save, { sanitiseHtml, now: now(), actor });
    },
  }),
  propose_change: tool({
    title: 'Propose a change',
    description: 'Proposes a new title, summary or content. The article stays as it is until a person accepts.',
    scopes: ['write_drafts'],
    isChange: true,
    input: proposalSchema,
    run: async ({ id, version, note, ...fields }, { db, now }, actor) => {
      requireExpectedVersion('article', await readArticle(db, id, actor), [version]);
      const author = { kind: 'token', name: actor.name } as const;
      const proposal = { articleId: id, author, baseVersion: version, fields, note };
      return { proposal_id: await createProposal(db, proposal, now()) };
    },
  }),
  list_health_findings: tool({
    title: 'List what is wrong with the articles',
    description: 'Lists dead links, missing descriptions of pictures, old drafts and the like, 100 at a time.',
    scopes: ['read_drafts'],
    input: healthQuerySchema,
    run: (query, { health }) => health.listHealthFindings(query, { seesQuestions: false }),
  }),
};

/** Returns a tool that passes only input of its schema on. */
function tool<Input extends z.ZodType>(
  definition: Omit<Tool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (input: z.output<Input>, parts: ToolParts, actor: Actor) => Promise<object>;
  },
): Tool {
  const { input, run } = definition;
  return { ...definition, run: (values, parts, actor) => run(input.parse(values), parts, actor) };
}

function presentListed({ id, title, summary, slug, publish_date, is_published, version, category, tags }: Article) {
  return { id, title, summary, slug, publish_date, is_published, version, category, tags };
}
