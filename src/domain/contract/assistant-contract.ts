import { z } from 'zod';
import { questionMaximum } from '../business-constants.ts';
import { locales } from '../locales.ts';
import { rangeQuerySchema, recordIdSchema, searchTextSchema, timestampSchema } from './record-contract.ts';

/** Messages about a question that cannot be accepted. */
const questionMessages = {
  empty: 'Please type a question',
  tooLong: `Please keep the question under ${questionMaximum} characters`,
} as const;

/** An earlier message of the conversation, for follow-ups such as "and Growth?". */
const turnSchema = z.object({ role: z.enum(['visitor', 'assistant']), text: z.string().max(2000) });

/** Body of POST /api/assistant/ask: a question, the variant it was asked in, and the conversation before it. */
export const assistantQuestionSchema = z.object({
  question: z.string().trim().min(1, questionMessages.empty).max(questionMaximum, questionMessages.tooLong),
  locale: z.enum(locales),
  history: z.array(turnSchema).max(6).optional(),
});

/** Why there is no answer: the site does not contain it, or the question was refused. */
export const refusalReasons = ['unknown', 'instructions', 'abuse', 'other-people'] as const;

/** The sources of an answer, and whether the site answers the question; if not, `why` says the reason. */
const standing = {
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
  known: z.boolean(),
  why: z.enum(refusalReasons).optional(),
};

/**
 * The answer with links to its sources. `known` is false when the site does not contain the answer or the question was
 * refused. In the first case, the visitor is invited to leave details (product 6.3).
 */
export const assistantAnswerSchema = z.object({ answer: z.string(), ...standing });

/**
 * One step of a streamed answer. The sources come first, and later ones replace them. The text comes in pieces, by the
 * site or a model. `interrupted` means that a model stopped halfway; it contains the site's message about that. `end`
 * is last: an answer without it is incomplete.
 */
export const assistantEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sources'), ...standing }),
  z.object({ type: z.literal('text'), text: z.string(), by: z.enum(['site', 'model']) }),
  z.object({ type: z.literal('interrupted'), instead: z.string() }),
  z.object({ type: z.literal('end') }),
]);

/** A question that the assistant could not answer, without personal details (product 6.6). */
export const unansweredQuestionSchema = z.object({
  id: recordIdSchema,
  question: z.string(),
  language: z.enum(['en', 'zh-Hans', 'ko']),
  times_asked: z.number().int(),
  first_asked_at: timestampSchema,
  last_asked_at: timestampSchema,
});

/** Query of the desk's list, most asked first. */
export const unansweredQuestionsQuerySchema = rangeQuerySchema.extend({ q: searchTextSchema.optional() });

/** Query of the removal: whether the question was dismissed or became the draft of an article. */
export const questionRemovalQuerySchema = z.object({ outcome: z.enum(['dismissed', 'drafted']).default('dismissed') });

export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;
export type AssistantEvent = z.infer<typeof assistantEventSchema>;
export type QuestionOutcome = z.infer<typeof questionRemovalQuerySchema>['outcome'];
export type UnansweredQuestion = z.infer<typeof unansweredQuestionSchema>;
export type UnansweredQuestionsQuery = z.infer<typeof unansweredQuestionsQuerySchema>;
