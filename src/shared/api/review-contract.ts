import { z } from 'zod';
import { contextMaximum } from '../rules/text-quote.ts';
import type { ArticleSave } from './article-contract.ts';
import { previewTokenPattern } from './preview-contract.ts';
import { recordIdSchema, timestampSchema, trimmedLine, trimmedText } from './record-contract.ts';
import { clientKeySchema } from './working-copy-contract.ts';

/** Maximum number of entries of one article, of one preview link, and of open suggestions of one article. */
export const reviewMaximum = { article: 500, link: 100, openProposals: 50 } as const;

export const commentMaximum = 2000;
export const reviewerNameMaximum = 60;
const quoteMaximum = 1000;

/** The fields in which a comment or a suggestion can be. */
export const reviewFields = ['title', 'summary', 'content'] as const;

const nameSchema = trimmedLine('Please give your name.')
  .min(1, 'Please give your name.')
  .max(reviewerNameMaximum, `A name can have at most ${reviewerNameMaximum} characters.`);
const commentSchema = trimmedText('Please write something.')
  .min(1, 'Please write something.')
  .max(commentMaximum, 'A comment can have at most 2,000 characters.');

const contextSchema = z
  .string()
  .max(contextMaximum)
  .overwrite((text) => text.toWellFormed().replaceAll('\0', ''));

/** The words that a comment is about, with the text around them (see `text-quote.ts`). */
export const articleQuoteSchema = z.object(
  {
    field: z.enum(reviewFields),
    quote: trimmedText('Please select some words.')
      .min(1, 'Please select some words.')
      .max(quoteMaximum, 'Please select at most 1,000 characters.'),
    prefix: contextSchema,
    suffix: contextSchema,
  },
  'Please select words in the article.',
);

/** Body of PUT /api/previews/{token}/reviews/{key}. The text of a suggestion replaces the quoted words. */
export const reviewPutSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comment'), author: nameSchema, text: commentSchema, quote: articleQuoteSchema }),
  z.object({ kind: z.literal('proposal'), author: nameSchema, text: commentSchema, quote: articleQuoteSchema }),
  z.object({
    kind: z.literal('approval'),
    author: nameSchema,
    text_from: timestampSchema.describe('The text that the reader saw. Any other than the shown text is refused.'),
  }),
]);

export const sharedPreviewParamsSchema = z.object({
  token: z.string().regex(previewTokenPattern, 'This is not the address of a preview'),
});
export const reviewKeyParamsSchema = sharedPreviewParamsSchema.extend({ key: clientKeySchema });

export const reviewStates = ['open', 'resolved', 'accepted', 'refused'] as const;

const reviewAnswerSchema = z.object({ author: z.string(), text: z.string(), created_at: timestampSchema });

/** The paragraphs of a field that a proposal changes, with the unchanged paragraphs next to them. */
const proposedChangeSchema = z.object({
  field: z.enum(reviewFields),
  before: z.array(z.string()),
  after: z.array(z.string()),
});

/** A comment, a suggestion of other words, or “Good to publish”. */
export const reviewEntrySchema = z.object({
  id: recordIdSchema,
  kind: z.enum(['comment', 'proposal', 'approval']),
  author: z.string(),
  author_kind: z.enum(['reviewer', 'token']),
  text: z.string().describe('The comment, the new words of a reviewer’s suggestion, or the note of a token.'),
  quote: articleQuoteSchema.nullable(),
  version: z.number().int().nullable().describe('The version that was read, or null if its text was not saved then.'),
  created_at: timestampSchema,
  state: z.enum(reviewStates),
  closed_by: z.string(),
  answers: z.array(reviewAnswerSchema),
  changes: z.array(proposedChangeSchema).describe('What accepting a suggestion changes.'),
  is_current: z
    .boolean()
    .describe('Whether an approved text is the saved one, or whether a suggestion fits the saved text.'),
});

/** Response of GET /api/previews/{token}/reviews. */
export const sharedReviewSchema = z.object({
  text_from: timestampSchema.describe('When the text that the link shows was taken from the form.'),
  entries: z.array(reviewEntrySchema).describe('The oldest first'),
});

export const newAnswerSchema = z.object({ text: commentSchema });

/** Body of PUT /api/admin/reviews/{id}/state. Back to `open` is Undo. */
export const reviewStateSchema = z.object({ state: z.enum(reviewStates) });

export type SharedReview = z.infer<typeof sharedReviewSchema>;
export type ReviewPut = z.infer<typeof reviewPutSchema>;
export type ReviewEntry = z.infer<typeof reviewEntrySchema>;
export type ReviewState = ReviewEntry['state'];
export type ReviewField = (typeof reviewFields)[number];
export type ArticleQuote = z.infer<typeof articleQuoteSchema>;
/** The fields that a proposal changes, with their new values. */
export type ProposedFields = Partial<Pick<ArticleSave, ReviewField>>;
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** Returns the sentence about an entry whose words are not in the article any more. */
export function goneWordsText(state: ReviewState): string {
  return state === 'open' ? 'These words are no longer in the article.' : 'The words have changed since.';
}
