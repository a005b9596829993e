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
import { totalCountHeader } from '../../database/record-version.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { listUnansweredQuestions, removeQuestion } from './unanswered-question.service.ts';

const tags = ['Desk: unanswered questions'];
const config = { access: 'responder' } as const;

interface UnansweredQuestionOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
}

/** The desk's list of questions that the assistant could not answer. */
export const unansweredQuestionRoutes: FastifyPluginAsyncZod<UnansweredQuestionOptions> = async (app, { db, now }) => {
  app.get(
    apiPaths.adminUnansweredQuestions,
    {
      config: { ...config, scopes: ['enquiries'] },
      schema: {
        tags,
        summary: 'List questions that the assistant could not answer',
        description:
          'Most asked first, without personal details. All of them, or the range that the query asks for. X-Total-Count is the total number.',
        querystring: unansweredQuestionsQuerySchema,
        response: { 200: z.array(unansweredQuestionSchema).describe('Questions'), ...problemResponses(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { questions, total } = await listUnansweredQuestions(db, request.query);
      reply.header(totalCountHeader, total);
      return questions;
    },
  );

  app.delete(
    `${apiPaths.adminUnansweredQuestions}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Dismiss a question',
        description:
          'It returns when somebody asks it again and the assistant still cannot answer. `outcome` tells the change history whether it became the draft of an article.',
        params: idParamsSchema,
        querystring: questionRemovalQuerySchema,
        response: { 204: z.undefined().describe('Dismissed'), ...problemResponses(401, 403, 404, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const actor = requireActor(request);
      await removeQuestion(db, request.params.id, { outcome: request.query.outcome, actor, now: now() });
      return reply.status(204).send();
    },
  );
};
