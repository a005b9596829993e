import { z } from 'zod';
import { questionMaximum } from '../rules/business-constants.ts';
import { locales } from '../rules/locales.ts';
import { cleanWords } from '../rules/text-input.ts';
import { rangeQuerySchema, recordIdSchema, searchTextSchema, timestampSchema } from './record-contract.ts';

const questionMessages = {
  empty: 'Please type a question',
  tooLong: `Please keep the question under ${questionMaximum} characters`,
} as const;

/**
 * An earlier message of the conversation. A question such as "and Growth?" can only be answered together with earlier
 * messages.
 */
const turnSchema = z.object({ role: z.enum(['visitor', 'assistant']), text: z.string().max(2000) });

/** Body of POST /api/assistant/ask: a question, the variant in which it is asked, and the conversation before it. */
export const assistantQuestionSchema = z.object({
  question: z
    .string()
    .overwrite(cleanWords)
    .min(1, questionMessages.empty)
    .max(questionMaximum, questionMessages.tooLong),
  locale: z.enum(locales),
  history: z.array(turnSchema).max(6).optional(),
});

/** Body of POST /api/assistant/wrong-answers: the question whose answer a visitor has called wrong. */
export const wrongAnswerSchema = assistantQuestionSchema.pick({ question: true });

/**
 * The reasons why the assistant gives no answer. `unknown`: the site does not contain the answer. `danger` and
 * `distress`: the visitor needs help at once and is told whom to call. `safety`: the visitor is asked whether somebody is
 * in danger, because the text may be ordinary talk. `person`: the visitor asks for a person and is
 * offered a callback. The others: the question is refused.
 */
export const refusalReasons = [
  ...(['unknown', 'instructions', 'abuse', 'other-people', 'danger', 'distress', 'safety', 'person'] as const),
] as const;

/**
 * What belongs to every answer: its sources, and whether the site answers the question (`known`). If it does not, `why`
 * contains the reason.
 */
const standing = {
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
  known: z.boolean(),
  why: z.enum(refusalReasons).optional(),
  /**
   * Up to three questions that the site can answer: what may be meant, if it is not sure what was asked, or the next
   * step. For `safety`, a yes and a no.
   */
  choices: z.array(z.string()).optional(),
  /** The name and phone number of a visitor who asks to be rung. The name may be empty. Neither is stored. */
  contact: z.object({ name: z.string(), phone: z.string() }).optional(),
};

/**
 * An answer with links to its sources. `known` is false if the site does not contain the answer or if the question was
 * refused. If the site does not contain the answer, the visitor is invited to leave details.
 */
export const assistantAnswerSchema = z.object({ answer: z.string(), ...standing });

/**
 * One event of an answer that is sent in parts. `sources` comes first, and a later `sources` replaces it. Each `text`
 * is the next piece of the answer, worded by the site or by a model. `interrupted` means that the model stopped before
 * the end. Its `instead` is the site's own answer, or empty. `end` comes last: without it, an answer is not complete.
 */
export const assistantEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sources'), ...standing }),
  z.object({ type: z.literal('text'), text: z.string(), by: z.enum(['site', 'model']) }),
  z.object({ type: z.literal('interrupted'), instead: z.string() }),
  z.object({ type: z.literal('end') }),
]);

/** A question that the assistant could not answer, or whose answer was wrong. It contains no personal details. */
export const unansweredQuestionSchema = z.object({
  id: recordIdSchema,
  question: z.string(),
  language: z.enum(['en', 'zh-Hans', 'ko']),
  times_asked: z.number().int(),
  first_asked_at: timestampSchema,
  last_asked_at: timestampSchema,
});

/** Query of the desk's list of unanswered questions. The question that was asked most often comes first. */
export const unansweredQuestionsQuerySchema = rangeQuerySchema.extend({ q: searchTextSchema.optional() });

/** Query of a question's removal: whether it was dismissed or became the draft of an article. */
export const questionRemovalQuerySchema = z.object({ outcome: z.enum(['dismissed', 'drafted']).default('dismissed') });

export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;
export type AssistantEvent = z.infer<typeof assistantEventSchema>;
export type QuestionOutcome = z.infer<typeof questionRemovalQuerySchema>['outcome'];
export type UnansweredQuestion = z.infer<typeof unansweredQuestionSchema>;
export type UnansweredQuestionsQuery = z.infer<typeof unansweredQuestionsQuerySchema>;
