import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type AssistantEvent,
  type AssistantQuestion,
  assistantAnswerSchema,
  assistantEventSchema,
  assistantQuestionSchema,
  wrongAnswerSchema,
} from '#shared/api/assistant-contract.ts';
import { countAttempt, DatabaseRateLimiter, type ThrottleLimit } from '../http/database-rate-limiter.ts';
import { goneSignal } from '../http/gone-signal.ts';
import type { AssistantOutcome } from '../http/metrics.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { networkOf } from '../http/request-limits.ts';
import { createTaskGate } from '../http/task-gate.ts';
import type { Assistant, AssistantSettings } from './assistant.service.ts';
import type { Outcome } from './outcome.ts';
import { recordUnansweredQuestion } from './unanswered/unanswered-question.service.ts';

interface AssistantOptions extends AssistantSettings {
  readonly limit: ThrottleLimit;
}

/**
 * Maximum number of questions that one network may ask. It is high enough for an office in which many people share one
 * address.
 */
export const questionLimit: ThrottleLimit = { attempts: 60, seconds: 5 * 60 };

/**
 * Names under which the owner's figures count the outcomes. An answer has the same name whether the site or a model
 * wrote it.
 */
const questionOutcomes: Readonly<Record<AssistantOutcome, string>> = {
  answered: 'answered',
  model: 'answered',
  interrupted: 'interrupted',
  unknown: 'unanswered',
  refused: 'refused',
};

/**
 * Milliseconds between the start of the server and the preparation of the assistant. The delay lets the server answer
 * its first visitors before this work. A question that comes earlier starts the preparation at once.
 */
const restBeforePreparation = 1000;

/**
 * Limits of the searches for answers. A search takes up to 30 ms of the main thread, so more at once would only delay
 * all other requests.
 */
const searchLimits = {
  atOnce: 2,
  longestWait: 1500,
  refusal: { sentence: 'Too many questions at once. Please try again in a moment.', retryAfter: 2 },
};

/** Maximum number of answers that one network may report as wrong. */
const wrongAnswerLimit: ThrottleLimit = { attempts: 20, seconds: 5 * 60 };

const answerResponse = {
  200: {
    description: 'The answer, whole or in steps',
    content: {
      'application/json': { schema: assistantAnswerSchema },
      'text/event-stream': { schema: assistantEventSchema },
    },
  },
};

type QuestionRequest = FastifyRequest & { readonly body: AssistantQuestion };

/**
 * POST /api/assistant/ask answers a visitor's question from the site's content. It stores and logs nothing of the
 * conversation, except a question without an answer, with personal details removed.
 *
 * POST /api/assistant/wrong-answers stores the question of an answer that a visitor has called wrong.
 *
 * POST /api/admin/assistant/ask also answers from the owner's guide.
 */
export const assistantRoutes: FastifyPluginAsyncZod<AssistantOptions> = async (app, options) => {
  const { db, now, limit } = options;
  const limiter = new DatabaseRateLimiter(db, { name: 'assistant', limit, now });
  const wrongAnswerLimiter = new DatabaseRateLimiter(db, { name: 'wrong-answers', limit: wrongAnswerLimit, now });
  const search = createTaskGate(searchLimits);
  let loading: Promise<Assistant> | undefined;
  /** Loads the assistant. After a failure, the next question tries again. */
  const assistant = () => {
    loading ??= import('./assistant.service.ts').then(({ createAssistant }) => createAssistant(app.log, options));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  let preparation: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const prepare = async () => (await assistant()).prepare();
    preparation = setTimeout(() => {
      prepare().catch((error) => app.log.warn({ err: error }, 'the assistant could not read the articles'));
    }, restBeforePreparation);
    preparation.unref();
  });
  app.addHook('onClose', async () => clearTimeout(preparation));

  /** Counts a question against the limit of its network, then returns the assistant. */
  const assistantFor = async (request: QuestionRequest) => {
    await countAttempt({ limiter, key: networkOf(request.ip) }, 'questions');
    const ready = await assistant();
    // The first question waits for this, so it must not count as a search that holds up the others.
    await ready.prepare();
    return ready;
  };
  /** Sends the answer. Calls `afterwards` with the result once the last step of the answer has been sent. */
  const answer = (
    request: QuestionRequest,
    reply: FastifyReply,
    { assistant, outcome }: { readonly assistant: Assistant; readonly outcome: Outcome },
    afterwards?: (result: AssistantOutcome) => Promise<void>,
  ) => {
    const asker = { network: networkOf(request.ip), gone: goneSignal(reply) };
    const events = async function* (): AsyncGenerator<AssistantEvent> {
      const result = yield* assistant.answer(request.body, outcome, asker);
      app.metrics.assistantAnswered(result);
      yield { type: 'end' };
      await afterwards?.(result);
    };
    if (wantsEventStream(request)) return sendEventStream(reply, events());
    reply.header('cache-control', 'no-store');
    return assistant.collect(events());
  };

  app.post(apiPaths.assistantAsk, {
    config: { access: 'anyone' },
    // Compression would delay the steps of an answer.
    compress: false,
    schema: {
      tags: ['Assistant'],
      summary: 'Ask the assistant',
      description:
        'Answers from the packages, the partner programme, the legal texts, the demo and the published articles, in the language of the question, with links to the sources. `known` is false when the site does not contain the answer or the question was refused. With `Accept: text/event-stream` the answer comes in steps, sources first.',
      body: assistantQuestionSchema,
      response: { ...answerResponse, ...problemResponses(429) },
    },
    handler: async (request, reply) => {
      const assistant = await assistantFor(request);
      const outcome = await search(() => assistant.outcomeOf(request.body));
      return answer(request, reply, { assistant, outcome }, async (result) => {
        app.figures.count(request.headers, 'question', questionOutcomes[result]);
        if (result !== 'unknown') return;
        await recordUnansweredQuestion(db, request.body.question, now()).catch((error) =>
          request.log.warn({ err: error }, 'an unanswered question could not be stored'),
        );
      });
    },
  });

  app.post(apiPaths.adminAssistantAsk, {
    config: { access: 'editor' },
    compress: false,
    schema: {
      tags: ['Desk: assistant'],
      summary: 'Ask the assistant in the desk',
      description:
        'As for visitors, but answers also from the owner’s guide. Nothing is counted, and a question without an answer is not stored.',
      body: assistantQuestionSchema,
      response: { ...answerResponse, ...problemResponses(429) },
    },
    handler: async (request, reply) => {
      const assistant = await assistantFor(request);
      const outcome = await search(() => assistant.outcomeInDesk(request.body));
      return answer(request, reply, { assistant, outcome });
    },
  });

  app.post(apiPaths.assistantWrongAnswers, {
    config: { access: 'anyone' },
    schema: {
      tags: ['Assistant'],
      summary: 'Say that an answer was wrong',
      description:
        'Puts the question among the unanswered questions of the desk, without personal details and without anything about who asked. A question that the assistant refuses is not stored.',
      body: wrongAnswerSchema,
      response: { 204: z.undefined().describe('Received'), ...problemResponses(429) },
    },
    handler: async (request) => {
      await countAttempt({ limiter: wrongAnswerLimiter, key: networkOf(request.ip) }, 'reports');
      const { question } = request.body;
      const { isRefused } = await assistant();
      if (!(await search(async () => isRefused(question)))) await recordUnansweredQuestion(db, question, now());
    },
  });
};

/** Returns whether the caller reads an event stream. Other callers get one JSON answer. */
function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

/** Sends the steps of an answer as server-sent events, each as soon as it is known. */
function sendEventStream(reply: FastifyReply, events: AsyncIterable<AssistantEvent>): FastifyReply {
  reply.type('text/event-stream; charset=utf-8');
  reply.header('cache-control', 'no-store, no-transform');
  // Tells proxies not to buffer the answer.
  reply.header('x-accel-buffering', 'no');
  return reply.send(Readable.from(eventLines(events)));
}

async function* eventLines(events: AsyncIterable<AssistantEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
}
