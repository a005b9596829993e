import { z } from 'zod';
import { rangeQuerySchema, recordIdSchema, searchTextSchema, timestampSchema } from './record-contract.ts';

/** A question that the assistant could not answer, personal details taken out. */
export const unansweredQuestionSchema = z.object({
  id: recordIdSchema,
  question: z.string(),
  language: z.enum(['en', 'zh-Hans', 'ko']),
  times_asked: z.number().int(),
  first_asked_at: timestampSchema,
  last_asked_at: timestampSchema,
});

/** Query of the list, which stands by how often a question was asked. */
export const unansweredQuestionsQuerySchema = rangeQuerySchema.extend({ q: searchTextSchema.optional() });

/** Query of the removal: whether the question became the draft of an article or was dismissed. */
export const questionRemovalQuerySchema = z.object({ outcome: z.enum(['dismissed', 'drafted']).default('dismissed') });

export type QuestionOutcome = z.infer<typeof questionRemovalQuerySchema>['outcome'];
export type UnansweredQuestion = z.infer<typeof unansweredQuestionSchema>;
export type UnansweredQuestionsQuery = z.infer<typeof unansweredQuestionsQuerySchema>;
