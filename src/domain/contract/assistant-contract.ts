import { z } from 'zod';
import { questionMaximum } from '../business-constants.ts';
import { locales } from '../locales.ts';

/** The sentences about a question that cannot be asked. */
const questionMessages = {
  empty: 'Please type a question',
  tooLong: `Please keep the question under ${questionMaximum} characters`,
} as const;

/** What came before in the conversation; only the last questions matter, for "and Growth?". */
const turnSchema = z.object({ role: z.enum(['visitor', 'assistant']), text: z.string().max(2000) });

/** POST /api/assistant/ask: a question, the variant it was asked in, and what came before. */
export const assistantQuestionSchema = z.object({
  question: z.string().trim().min(1, questionMessages.empty).max(questionMaximum, questionMessages.tooLong),
  locale: z.enum(locales),
  history: z.array(turnSchema).max(6).optional(),
});

/** Why there is no answer: the site does not say it, or the question was turned away. */
export const refusalReasons = ['unknown', 'instructions', 'abuse', 'other-people'] as const;

/** Where an answer stands, and whether the site answers at all; `why` says what is in the way where it does not. */
const standing = {
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
  known: z.boolean(),
  why: z.enum(refusalReasons).optional(),
};

/**
 * The answer with links to where it stands; `known` is false when the site does not say it or it was refused, and `why`
 * then says which. Where the site does not say it, the visitor is offered to leave details.
 */
export const assistantAnswerSchema = z.object({ answer: z.string(), ...standing });

/**
 * One step of a streamed answer. The sources come first and hold until others come; then the text, piece by piece, in the
 * site's own words or worded by a model; `interrupted` says that a model broke off, with what the site itself says instead;
 * `end` is last, and an answer without it is not whole.
 */
export const assistantEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sources'), ...standing }),
  z.object({ type: z.literal('text'), text: z.string(), by: z.enum(['site', 'model']) }),
  z.object({ type: z.literal('interrupted'), instead: z.string() }),
  z.object({ type: z.literal('end') }),
]);

export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;
export type AssistantEvent = z.infer<typeof assistantEventSchema>;
