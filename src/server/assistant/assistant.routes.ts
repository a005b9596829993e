import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { apiPaths } from '#domain/api-paths.ts';
import { assistantAnswerSchema, assistantQuestionSchema } from '#domain/contract/assistant-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { problemResponses } from '../delivery/problem-responses.ts';
import { networkOf } from '../throttling/client-network.ts';
import { countAttempt } from '../throttling/count-attempt.ts';
import { DatabaseRateLimiter } from '../throttling/database-rate-limiter.ts';
import type { ThrottleLimit } from '../throttling/throttle-limit.ts';
import { answerQuestion } from './answer-question.ts';
import { createPassageIndex } from './passage-index.ts';
import { createArticleReader } from './published-articles.ts';
import { sitePassages } from './site-passages.ts';

interface AssistantOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  /** Questions from one network; a test sets fewer. */
  readonly limit?: ThrottleLimit;
}

/** More than people ask, and room for an office behind one address. */
const questionsByNetwork: ThrottleLimit = { attempts: 60, seconds: 5 * 60 };

/**
 * POST /api/assistant/ask: answers a visitor's question from what the site says (specification 1 and 2, Home). Nothing of
 * the conversation is kept or logged.
 */
export const assistantRoutes: FastifyPluginAsyncZod<AssistantOptions> = async (app, { db, now, limit }) => {
  const limiter = new DatabaseRateLimiter(db, { name: 'assistant', limit: limit ?? questionsByNetwork, now });
  const index = createPassageIndex();
  index.put('site', sitePassages());
  const articles = createArticleReader(db, index);
  app.addHook('onListen', async () => {
    // A first question finds the articles read; when that fails now, the question itself tries again.
    articles.refresh().catch((error) => app.log.warn({ err: error }, 'the assistant could not read the articles'));
  });

  app.post(
    apiPaths.assistantAsk,
    {
      config: { access: 'anyone' },
      schema: {
        tags: ['Assistant'],
        summary: 'Ask the assistant',
        description:
          'Answers from the packages, the partner programme, the legal texts, the demo and the published articles, in the language of the question, with links to where it stands. `known` is false when the site does not say it, or the question was turned away.',
        body: assistantQuestionSchema,
        response: { 200: assistantAnswerSchema.describe('The answer'), ...problemResponses(413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await countAttempt({ limiter, key: networkOf(request.ip) }, 'questions');
      await articles.refresh();
      reply.header('cache-control', 'no-store');
      return answerQuestion(index, request.body);
    },
  );
};
