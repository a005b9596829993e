import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mayAnswerEnquiries } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  healthFindingSchema,
  healthQuerySchema,
  healthSummarySchema,
  ledAddressQuerySchema,
  ledAddressSchema,
} from '#shared/api/content-health-contract.ts';
import { requireAccount, requireActor } from '../accounts/access.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { withTotal } from '../http/record-replies.ts';
import { Problem } from '../problem.ts';
import { type ContentHealth, createContentHealth } from './content-health.service.ts';
import { leadAddress, leaveAddress } from './led-address.service.ts';
import { askForLooks, countLooks } from './outside-link.repository.ts';
import { type OutsideNetwork, realNetwork } from './outside-look.ts';
import { createOutsideLooks } from './outside-looks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    contentHealth: ContentHealth;
  }
}

interface ContentHealthOptions {
  readonly db: Database;
  readonly config: Config;
  readonly now: () => Date;
  /** The network in which outside links are looked at; the machine's own when unset. */
  readonly network?: OutsideNetwork | undefined;
}

const config = { access: 'editor' } as const;
const tags = ['Desk: content health'];

/** Adds `app.contentHealth` and its routes. Looks that a stop has ended go on once the server listens. */
export const contentHealth = fastifyPlugin(async (plain: FastifyInstance, options: ContentHealthOptions) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db, now, network = realNetwork } = options;
  const { siteUrl: siteOrigin, siteTimeZone: timeZone, outsideLinks: isOn } = options.config;
  const probe = async (path: string) => (await app.inject({ method: 'HEAD', url: path })).statusCode;
  const health = createContentHealth(db, { now, timeZone, siteOrigin, probe });
  app.decorate('contentHealth', health);
  const looks = createOutsideLooks({ db, now, network, log: app.log });
  app.addHook('onListen', async () => {
    if (isOn) looks.begin();
  });
  app.addHook('preClose', () => looks.stop());
  const readerOf = (request: FastifyRequest) => ({
    seesQuestions: mayAnswerEnquiries(requireAccount(request).role),
  });
  const writerOf = (request: FastifyRequest) => ({ now: now(), actor: requireActor(request) });

  app.get(apiPaths.adminContentHealth, {
    config,
    schema: {
      tags,
      summary: 'List what is wrong with the content',
      description:
        'What visitors meet first, then what could be better, at most 100 in a response. X-Total-Count is the total number. Questions are listed for those who may answer enquiries.',
      querystring: healthQuerySchema,
      response: { 200: z.array(healthFindingSchema).describe('Findings') },
    },
    handler: async (request, reply) => {
      const { findings, total } = await health.listHealthFindings(request.query, readerOf(request));
      return withTotal(reply, { rows: findings, total });
    },
  });

  app.get(apiPaths.adminHealthSummary, {
    config,
    schema: {
      tags,
      summary: 'Count what is wrong with the content',
      response: { 200: healthSummarySchema.describe('The numbers') },
    },
    handler: async (request) => ({
      ...(await health.countFindings(readerOf(request))),
      outside: { is_on: isOn, ...(await countLooks(db)) },
    }),
  });

  app.post(apiPaths.adminOutsideLooks, {
    config,
    schema: {
      tags,
      summary: 'Look at the outside links of all published articles',
      description:
        'The server asks each address in the background, each host at most once a second: HEAD and, if that fails, GET. Addresses in private networks are refused. The setting OUTSIDE_LINKS switches this off.',
      response: { 204: z.undefined().describe('The looks have begun'), ...problemResponses(409) },
    },
    handler: async () => {
      if (!isOn)
        throw new Problem('conflict', 'Outside links are not looked at here. Ask whoever hosts this site to allow it.');
      await askForLooks(db, await health.outsideAddresses());
      looks.begin();
    },
  });

  app.put(apiPaths.adminLedAddresses, {
    config,
    schema: {
      tags,
      summary: 'Lead an address without a page to an article or to Resources',
      body: ledAddressSchema,
      response: { 204: z.undefined().describe('It leads on'), ...problemResponses(404, 409) },
    },
    handler: (request) => leadAddress(db, request.body, writerOf(request)),
  });

  app.delete(apiPaths.adminLedAddresses, {
    config,
    schema: {
      tags,
      summary: 'Let an address without a page lead nowhere again',
      querystring: ledAddressQuerySchema,
      response: { 204: z.undefined().describe('It leads nowhere'), ...problemResponses(404, 409) },
    },
    handler: (request) => leaveAddress(db, request.query.path, writerOf(request)),
  });
});
