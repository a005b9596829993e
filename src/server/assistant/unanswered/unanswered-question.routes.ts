import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  questionRemovalQuerySchema,
  unansweredQuestionSchema,
  unansweredQuestionsQuerySchema,
} from '#shared/api/assistant-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { requireActor } from '../../accounts/access.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { tagRoutes } from '../../http/api-description.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { withTotal } from '../../http/record-replies.ts';
import { listUnansweredQuestions, removeQuestion } from './unanswered-question.service.ts';

const config = { access: 'responder' } as const;

interface UnansweredQuestionOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
}

/** The desk's list of questions that the assistant could not answer. */
export const unansweredQuestionRoutes: FastifyPluginAsyncZod<UnansweredQuestionOptions> = async (app, { db, now }) => {
  tagRoutes(app, 'Desk: unanswered questions');

  app.get(apiPaths.adminUnansweredQuestions, {
    config: { ...config, scopes: ['enquiries'] },
    schema: {
      summary: 'List questions that the assistant could not answer',
      description:
        'Most asked first, without personal details. All of them, or the range that the query asks for. X-Total-Count is the total number.',
      querystring: unansweredQuestionsQuerySchema,
      response: { 200: z.array(unansweredQuestionSchema).describe('Questions') },
    },
    handler: async (request, reply) => withTotal(reply, await listUnansweredQuestions(db, request.query)),
  });

  app.delete(`${apiPaths.adminUnansweredQuestions}/:id`, {
    config,
    schema: {
      summary: 'Dismiss a question',
      description:
        'It returns when somebody asks it again and the assistant still cannot answer. `outcome` tells the change history whether it became the draft of an article.',
      params: idParamsSchema,
      querystring: questionRemovalQuerySchema,
      response: { 204: z.undefined().describe('Dismissed'), ...problemResponses(404) },
    },
    handler: async (request) => {
      const actor = requireActor(request);
      await removeQuestion(db, request.params.id, { outcome: request.query.outcome, actor, now: now() });
    },
  });
};
