import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { demoReadingResponseSchema, demoTurnSchema } from '#shared/api/demo-reading-contract.ts';
import { hear } from '#shared/hearing/hear.ts';
import { countAttempt, DatabaseRateLimiter, type ThrottleLimit } from '../../http/database-rate-limiter.ts';
import { goneSignal } from '../../http/gone-signal.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { networkOf } from '../../http/request-limits.ts';
import type { AssistantSettings } from '../assistant.service.ts';
import { createReadingModel } from './reading-model.ts';

/** Without a language model, the page uses only its built-in rules. */
interface DemoReadingOptions extends Omit<AssistantSettings, 'readOwnerFacts'> {
  /** How many turns one network may send. A turn is one sentence of the caller. */
  readonly limit: ThrottleLimit;
}

/** Maximum number of turns that one network may send. */
export const demoTurnLimit: ThrottleLimit = { attempts: 120, seconds: 5 * 60 };

/**
 * POST /api/demo-agents/read: lets the language model read what a caller said to a built-in demo agent. Stores and logs
 * nothing of the call. The page checks every value that the model found before it uses the value.
 */
export const demoReadingRoutes: FastifyPluginAsyncZod<DemoReadingOptions> = async (app, options) => {
  const { db, limit, model, now } = options;
  const limiter = new DatabaseRateLimiter(db, { name: 'demo-turns', limit, now });
  const readings = model && createReadingModel({ ...options, settings: model, log: app.log });
  app.addHook('onListen', async () => {
    readings?.prepare().catch((error) => app.log.warn({ err: error }, 'the demo agents’ model could not be loaded'));
  });

  app.post(apiPaths.demoRead, {
    config: { access: 'anyone' },
    schema: {
      tags: ['Demo agents'],
      summary: 'Let the language model read a caller’s turn',
      description:
        'Returns the details and questions that the language model found in a turn with a built-in demo agent. `reading` is null when no model is set, and when it failed, was too slow or may not be asked. Nothing of the call is stored.',
      body: demoTurnSchema,
      response: { 200: demoReadingResponseSchema, ...problemResponses(429) },
    },
    handler: async (request, reply) => {
      const network = networkOf(request.ip);
      await countAttempt({ limiter, key: network }, 'turns');
      reply.header('cache-control', 'no-store');
      const turn = request.body;
      // The page itself answers a turn in which the caller speaks of danger or distress, or wants to speak to a person.
      // Such a turn never reaches a model.
      if (!readings || hear(turn.text) !== undefined) return { reading: null };
      const agent = await builtInAgents[turn.agent]();
      return { reading: (await readings.read(agent, turn, { network, gone: goneSignal(reply) })) ?? null };
    },
  });
};
