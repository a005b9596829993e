import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accessGuard } from './accounts/access.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { type AccountSettings, createAccountTools } from './accounts/account-tools.ts';
import { apiTokenRoutes } from './accounts/api-token.routes.ts';
import { apiTokenLimit, createTokenCounter, findTokenCaller } from './accounts/api-token.service.ts';
import { auditRoutes } from './accounts/audit.routes.ts';
import { sendAccountMails } from './accounts/password-reset.service.ts';
import { findSignedIn } from './accounts/sessions.ts';
import { assistantRoutes, questionLimit } from './assistant/assistant.routes.ts';
import { demoReadingRoutes, demoTurnLimit } from './assistant/demo-readings/demo-reading.routes.ts';
import { readingPatience } from './assistant/demo-readings/reading-model.ts';
import { modelPatience } from './assistant/model/language-model.ts';
import type { Config } from './config/config.ts';
import { type SanitiseHtml, sanitiseArticleHtml } from './content/article-html.ts';
import { contentRoutes } from './content/content.routes.ts';
import { createOwnerSettings, type ReadOwnerFacts, readOwnerDefaults } from './content/owner-facts.service.ts';
import { ownerSettingRoutes } from './content/owner-setting.routes.ts';
import { previews } from './content/previews/previews.plugin.ts';
import { sharedPreviewLimit } from './content/previews/shared-preview.routes.ts';
import { createSiteContent } from './content/public-content.service.ts';
import { webhookRoutes } from './content/webhook.routes.ts';
import { contentHealth } from './content-health/content-health.plugin.ts';
import type { OutsideNetwork } from './content-health/outside-look.ts';
import type { Database } from './database/database.ts';
import { recordUntrustedProxy } from './database/server-fact.repository.ts';
import { enquiries, enquiryLimit } from './enquiries/enquiries.plugin.ts';
import { enquiryPageRoutes } from './enquiries/enquiry.routes.ts';
import { apiDescription, apiDescriptionRoutes } from './http/api-description.ts';
import { metrics } from './http/metrics.ts';
import { policyReportLimit, policyReportRoutes } from './http/policy-report.routes.ts';
import { installProblemAnswers, refuseAddress, refuseUnreadable } from './http/problem-answers.ts';
import { impliedProblems } from './http/problem-responses.ts';
import { impliedStatus } from './http/record-replies.ts';
import { createRequestGate } from './http/request-gate.ts';
import { connectionLimits, longestBody, requestLimits, routedPath } from './http/request-limits.ts';
import { type LogPlace, logSettings, requestLog } from './http/request-log.ts';
import { responseHeaders } from './http/response-headers.ts';
import { shedding } from './http/shedding.plugin.ts';
import { countingRoutes } from './insight/counting.routes.ts';
import { figures } from './insight/figures.plugin.ts';
import { insightRoutes } from './insight/insight.routes.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { healthRoutes, type Readiness } from './operations/health.routes.ts';
import { noticeRoutes } from './operations/notices.ts';
import type { DeliveryChannel } from './outbox/delivery-channels.ts';
import { mail } from './outbox/mail-outbox.ts';
import { createSendMail, type SendMail } from './outbox/send-mail.ts';
import { builtFiles } from './pages/built-files.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { pageCache } from './pages/page-cache.plugin.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { inviteRoutes } from './people/invite.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { personalDataRoutes } from './people/personal-data.routes.ts';
import { pictures } from './pictures/pictures.plugin.ts';

export type App = FastifyInstance;

export type AppLimits = typeof appLimits;

export const appLimits = {
  connections: connectionLimits,
  tokenCalls: apiTokenLimit,
  questions: questionLimit,
  demoTurns: demoTurnLimit,
  model: modelPatience,
  readingModel: readingPatience,
  enquiries: enquiryLimit,
  policyReports: policyReportLimit,
  sharedPreviews: sharedPreviewLimit,
};

/** The parts from which {@link buildApp} assembles the application. The caller has already opened the database. */
export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  readonly limits: AppLimits;
  /** Renders pages; unset in development. */
  readonly renderPage?: PageRenderer;
  /** Folder of the built browser files; unset in development. */
  readonly clientDirectory?: string;
  /** Whether the process is draining: it has been asked to stop and is no longer ready for requests. */
  readonly readiness?: Readiness;
  /** Where the log goes; standard output when unset. */
  readonly logTo?: LogPlace;
  /** Returns the current time; the system clock when unset. */
  readonly now?: () => Date;
  /** Replaces dependencies of the accounts, such as hashing and limits. The product's own are used when unset. */
  readonly accounts?: AccountSettings;
  /** Channels that pass enquiries on, such as e-mail. When there are none, enquiries are only shown in the desk. */
  readonly deliveryChannels?: readonly DeliveryChannel[];
  /** Sends e-mail to single people. When unset, e-mail goes through the mail server of the settings. */
  readonly sendMail?: SendMail;
  /** Cleans article HTML; the product's own sanitiser when unset. */
  readonly sanitiseHtml?: SanitiseHtml;
  /** The network in which outside links are looked at; the machine's own when unset. */
  readonly outsideNetwork?: OutsideNetwork;
  /** Reads the facts that the owner has set. When unset, they come from the desk and from `site.config.ts`. */
  readonly readOwnerFacts?: ReadOwnerFacts;
}

/**
 * Assembles the application: guards first, then every route. Does not listen. The application does not start if a route
 * does not declare who may call it (`accounts/access.ts`).
 */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, db, limits } = parts;
  const timeZone = config.siteTimeZone;
  const now = parts.now ?? (() => new Date());
  const isOverTls = config.siteUrl.startsWith('https:');
  const readiness = parts.readiness ?? { isDraining: false };
  const gate = createRequestGate(limits.connections, () => readiness.isDraining);
  const app = Fastify({
    logger: logSettings(config.logLevel, parts.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: longestBody,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
    serverFactory: gate.createServer,
    // Fastify could refuse requests while the server closes. This is off: what has arrived is still served.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: routedPath,
    frameworkErrors: refuseAddress,
  }).withTypeProvider<ZodTypeProvider>();
  app.addHook('preClose', async () => {
    readiness.isDraining = true;
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestLog, {
    logLevel: config.logLevel,
    noteProxy: () => void recordUntrustedProxy(db, config, now()).catch(() => {}),
  });
  await app.register(metrics, { db });
  installProblemAnswers(app);
  await app.register(responseHeaders, { isOverTls });
  await app.register(requestLimits);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 512,
    // A window of 64 kB takes half the time of the usual 4 MB for our pages, and they are as small within 2 %.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  });
  await app.register(impliedProblems);
  await app.register(impliedStatus);
  await app.register(apiDescription);
  await app.register(mail, { db, now });
  const sendMail = parts.sendMail ?? createSendMail(config);
  const mailOutbox = sendMail && app.mailOutbox;
  const accountTools = createAccountTools(db, config, now, { mailOutbox, ...parts.accounts }, app.log);
  if (sendMail) sendAccountMails(db, app.mailOutbox, sendMail, accountTools);
  await app.register(accessGuard, {
    findSignedIn: (token) => findSignedIn(db, accountTools.sessionLimits, now(), token),
    findTokenCaller: (token) => findTokenCaller(db, now(), token),
    countCall: createTokenCounter(db, limits.tokenCalls, now),
    areAdminPasskeysRequired: config.areAdminPasskeysRequired,
    now,
  });

  await app.register(figures, { db, timeZone, now });

  const defaults = readOwnerDefaults(config.voice.consent);
  const ownerSettings = createOwnerSettings(db, defaults);
  const readOwnerFacts = parts.readOwnerFacts ?? ownerSettings.readFacts;
  const content = createSiteContent(db, { ...ownerSettings, readFacts: readOwnerFacts });
  await app.register(healthRoutes, { db, readiness, rendersPages: parts.renderPage !== undefined });
  await app.register(noticeRoutes, { db, config, now });
  const contentParts = {
    db,
    now,
    timeZone,
    sanitiseHtml: parts.sanitiseHtml ?? sanitiseArticleHtml,
    findFaulty: () => app.contentHealth.findFaultyArticles(),
  };
  await app.register(contentRoutes, contentParts);
  await app.register(contentHealth, { db, config, now, network: parts.outsideNetwork });
  await app.register(pictures, { db, config, now });
  await app.register(auditRoutes, { db });
  await app.register(ownerSettingRoutes, { ...contentParts, defaults });
  await app.register(webhookRoutes, { ...contentParts, settings: config });
  await app.register(accountRoutes, { db, tools: accountTools });
  await app.register(apiTokenRoutes, { db, tools: accountTools });
  await app.register(peopleRoutes, { db, tools: accountTools });
  await app.register(inviteRoutes, { db, tools: accountTools, siteUrl: config.siteUrl, sendMail });
  await app.register(assistantRoutes, {
    db,
    now,
    limit: limits.questions,
    readOwnerFacts,
    model: config.assistantModel,
    patience: limits.model,
    timeZone,
  });
  await app.register(demoReadingRoutes, {
    db,
    now,
    limit: limits.demoTurns,
    model: config.assistantModel,
    patience: limits.readingModel,
    timeZone,
  });
  await app.register(enquiries, {
    db,
    teller: accountTools,
    now,
    channels: parts.deliveryChannels ?? [],
    limit: limits.enquiries,
    readOwnerFacts,
  });
  await app.register(personalDataRoutes, { db, tools: accountTools });
  await app.register(previews, {
    ...contentParts,
    config,
    content,
    limit: limits.sharedPreviews,
    mailOutbox,
    renderPage: parts.renderPage,
  });
  await app.register(mcpRoutes, { ...contentParts, health: app.contentHealth });
  await app.register(countingRoutes);
  await app.register(insightRoutes, { db, timeZone, now });
  await app.register(policyReportRoutes, { limit: limits.policyReports });
  await app.register(apiDescriptionRoutes);
  await app.register(shedding, { db, gate, isOverTls });
  if (parts.clientDirectory) await app.register(builtFiles, { directory: parts.clientDirectory, gate, isOverTls });
  if (config.pageCache) await app.register(pageCache, { db, config, gate, now });
  if (parts.renderPage) {
    const { renderPage } = parts;
    await app.register(enquiryPageRoutes, { db, config, renderPage, content, desk: app.enquiryDesk, now });
    await app.register(pageRoutes, { ...parts, renderPage, content, now });
  }
  return app;
}
