import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accessGuard } from './accounts/access.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { type AccountSettings, createAccountTools } from './accounts/account-tools.ts';
import { findSignedIn } from './accounts/sessions.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import type { ModelPatience } from './assistant/model/model-settings.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import type { Config } from './config/config.ts';
import { contentRoutes } from './content/content.routes.ts';
import { createSiteContent } from './content/public-content.service.ts';
import type { Database } from './database/database.ts';
import { contactPageRoutes } from './enquiries/contact-page.routes.ts';
import { enquiries } from './enquiries/enquiries.ts';
import type { DeliveryChannel } from './enquiry-outbox/delivery-channel.ts';
import { apiDescription, apiDescriptionRoutes } from './http/api-description.ts';
import { policyReportRoutes } from './http/policy-report.routes.ts';
import { installProblemAnswers } from './http/problem-answers.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  connectionSettings,
  longestBody,
  requestLimits,
} from './http/request-limits.ts';
import { responseHeaders } from './http/response-headers.ts';
import { refuseAddress, refuseUnreadable } from './http/unreadable-request.ts';
import { shedding } from './load-shedding/shedding.plugin.ts';
import { healthRoutes } from './operations/health.routes.ts';
import type { Readiness } from './operations/readiness.ts';
import { pageCache } from './page-cache/page-cache.plugin.ts';
import { pageViewRoutes } from './page-views/page-view.routes.ts';
import { pageRoutes } from './pages/page.routes.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { metrics } from './telemetry/metrics/metrics.plugin.ts';
import { type LogPlace, logSettings, requestLog } from './telemetry/request-log.ts';
import type { ThrottleLimit } from './throttling/throttle-limit.ts';

/** A Fastify instance whose routes are typed by their zod schemas. */
export type App = FastifyInstance;

/** Everything the application is made of; nothing in it listens or connects by itself. */
export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  readonly renderPage?: PageRenderer;
  /** Folder of the built browser files; unset in development. */
  readonly clientDirectory?: string;
  /** Set by the process when it is asked to stop. */
  readonly readiness?: Readiness;
  /** Where the log goes; standard output when unset. */
  readonly logTo?: LogPlace;
  /** The clock, so that tests can choose the moment. */
  readonly now?: () => Date;
  /** What a test replaces in the accounts' throttle and hashing. */
  readonly accounts?: AccountSettings;
  /** How many questions a network may ask the assistant; replaced only by tests. */
  readonly assistantLimit?: ThrottleLimit;
  /** How long the assistant's model is waited for; replaced only by tests. */
  readonly assistantPatience?: ModelPatience;
  /** How many enquiries a network may send; replaced only by tests. */
  readonly enquiryLimit?: ThrottleLimit;
  /** How many reports of policy violations a process takes; replaced only by tests. */
  readonly policyReportLimit?: ThrottleLimit;
  /** How enquiries are passed on, besides standing in the desk; none by default. */
  readonly deliveryChannels?: readonly DeliveryChannel[];
  /** False only in the control of the test that pages never get old: then changes of other processes are not heard of. */
  readonly watchesContent?: boolean;
  /** False only in the control of the test that too many visitors do no harm: then whatever comes is taken in. */
  readonly sheds?: boolean;
  /** How long connections may take; replaced only by tests, which are in a hurry. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Cleans article HTML; replaced only by the test that proves that the page's policy stops what it would let through. */
  readonly sanitiseHtml?: (html: string) => string | Promise<string>;
}

/**
 * Assembles the application: guards first, then every route. Never listens; the caller does.
 * Every route declares who may call it; one that does not stops the start (see `accounts/access.ts`).
 */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config } = parts;
  const now = parts.now ?? (() => new Date());
  const connections = { ...connectionLimits, ...parts.connections };
  const isOverTls = config.siteUrl.startsWith('https:');
  const app = Fastify({
    logger: logSettings(config.logLevel, parts.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: longestBody,
    ...connectionSettings(connections),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
    // Those who come while it ends are turned away in front of the router, with every header (delivery/shedding).
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refuseAddress,
  }).withTypeProvider<ZodTypeProvider>();
  app.server.maxConnections = connections.open;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestLog, { logLevel: config.logLevel });
  await app.register(metrics, { db: parts.db });
  installProblemAnswers(app);
  await app.register(responseHeaders, { isOverTls });
  await app.register(requestLimits);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 512,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(apiDescription);
  const accountTools = createAccountTools(parts.db, config, now, parts.accounts);
  await app.register(accessGuard, {
    findSignedIn: (token) => findSignedIn(parts.db, accountTools.sessionLimits, now(), token),
  });

  const content = createSiteContent(parts.db);
  await app.register(healthRoutes, { db: parts.db, readiness: parts.readiness ?? { isDraining: false } });
  await app.register(contentRoutes, { db: parts.db, now, sanitiseHtml: parts.sanitiseHtml });
  await app.register(auditRoutes, { db: parts.db });
  await app.register(accountRoutes, { db: parts.db, tools: accountTools });
  await app.register(assistantRoutes, {
    db: parts.db,
    now,
    limit: parts.assistantLimit,
    model: config.assistantModel,
    patience: parts.assistantPatience,
    timeZone: config.siteTimeZone,
  });
  await app.register(enquiries, {
    db: parts.db,
    now,
    channels: parts.deliveryChannels ?? [],
    limit: parts.enquiryLimit,
  });
  await app.register(pageViewRoutes, { db: parts.db, timeZone: config.siteTimeZone, now });
  await app.register(policyReportRoutes, { limit: parts.policyReportLimit });
  await app.register(apiDescriptionRoutes);
  await app.register(shedding, { db: parts.db, sheds: parts.sheds ?? true });
  if (config.pageCache) {
    await app.register(pageCache, { db: parts.db, config, now, watchesContent: parts.watchesContent ?? true });
  }
  if (parts.renderPage) {
    const { renderPage } = parts;
    await app.register(contactPageRoutes, { config, renderPage, content, desk: app.enquiryDesk, now });
    await app.register(pageRoutes, { ...parts, renderPage, content, now });
  }
  return app;
}
