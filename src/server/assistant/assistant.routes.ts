import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { apiPaths } from '#domain/api-paths.ts';
import {
  assistantAnswerSchema,
  assistantEventSchema,
  assistantQuestionSchema,
} from '#domain/contract/assistant-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { networkOf } from '../throttling/client-network.ts';
import { countAttempt } from '../throttling/count-attempt.ts';
import { DatabaseRateLimiter } from '../throttling/database-rate-limiter.ts';
import type { ThrottleLimit } from '../throttling/throttle-limit.ts';
import { notingUnanswered } from '../unanswered/noting-unanswered.ts';
import { keepUnansweredQuestion } from '../unanswered/unanswered-questions.service.ts';
import { answerEvents, collectAnswer } from './answer-events.ts';
import { countingOutcomes } from './counting-outcomes.ts';
import { goneSignal, sendEventStream, wantsEventStream } from './event-stream.ts';
import { createModelAnswers } from './model/model-answers.ts';
import type { ModelPatience, ModelSettings } from './model/model-settings.ts';
import { bringOlderArticles } from './older-articles.ts';
import { createPassageIndex } from './passage-index.ts';
import { createArticleReader } from './published-articles.ts';
import { createSiteReader } from './site-reader.ts';

interface AssistantOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  /** Questions from one network. */
  readonly limit: ThrottleLimit;
  /** A model that words the answers; without one the site answers in its own words. */
  readonly model?: ModelSettings;
  /** How long the model is waited for. */
  readonly patience: ModelPatience;
  /** Where a day of the model's cap begins. */
  readonly timeZone: string;
}

/** More than people ask, and room for an office behind one address. */
export const questionLimit: ThrottleLimit = { attempts: 60, seconds: 5 * 60 };

/**
 * POST /api/assistant/ask: answers a visitor's question from what the site says (specification 1 and 2, Home). Nothing of
 * the conversation is kept or logged, but for the text of a question that it could not answer, personal details taken out.
 */
export const assistantRoutes: FastifyPluginAsyncZod<AssistantOptions> = async (app, options) => {
  const { db, now, limit, timeZone, patience } = options;
  const limiter = new DatabaseRateLimiter(db, { name: 'assistant', limit: limit, now });
  const index = createPassageIndex();
  const site = createSiteReader(index);
  const articles = createArticleReader(db, index);
  const model =
    options.model && createModelAnswers({ db, now, log: app.log, timeZone, settings: options.model, patience });
  app.addHook('onListen', async () => {
    // A first question finds the articles read; when that fails now, the question itself tries again.
    const read = async () => {
      await site.ready();
      await articles.refresh();
    };
    read().catch((error) => app.log.warn({ err: error }, 'the assistant could not read the articles'));
  });

  app.post(
    apiPaths.assistantAsk,
    {
      config: { access: 'anyone' },
      // Compressing would hold the steps of an answer back.
      compress: false,
      schema: {
        tags: ['Assistant'],
        summary: 'Ask the assistant',
        description:
          'Answers from the packages, the partner programme, the legal texts, the demo and the published articles, in the language of the question, with links to where it stands. `known` is false when the site does not say it, or the question was turned away. With `Accept: text/event-stream` the answer comes in steps, sources first.',
        body: assistantQuestionSchema,
        response: {
          200: {
            description: 'The answer, whole or in steps',
            content: {
              'application/json': { schema: assistantAnswerSchema },
              'text/event-stream': { schema: assistantEventSchema },
            },
          },
          ...problemResponses(413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const network = networkOf(request.ip);
      await countAttempt({ limiter, key: network }, 'questions');
      await site.ready();
      await articles.refresh();
      await bringOlderArticles(db, { index, articles }, request.body);
      const answer = countingOutcomes(
        answerEvents({ index, model }, request.body, { network, gone: goneSignal(reply) }),
        app.metrics,
      );
      const events = notingUnanswered(answer, () =>
        keepUnansweredQuestion(db, request.body.question, now()).catch((error) =>
          request.log.warn({ err: error }, 'an unanswered question could not be kept'),
        ),
      );
      if (wantsEventStream(request)) return sendEventStream(reply, events);
      reply.header('cache-control', 'no-store');
      return collectAnswer(events);
    },
  );
};
