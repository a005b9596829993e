import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { changeHistoryDays } from '#domain/business-constants.ts';
import {
  addressOf,
  emailAddress,
  emptyAsUnset,
  flag,
  text,
  webOrigin,
  wholeNumber,
  wholeNumberOrUnset,
} from './setting-kinds.ts';
import { readWebhookKey } from './webhook-key.ts';

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: z.preprocess(emptyAsUnset, z.string().trim().default('127.0.0.1')),
  DATA_DIR: z.preprocess(emptyAsUnset, z.string().trim().default('./data')),
  DATABASE_URL: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .refine(
        (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
        'is an address such as postgres://user:password@host:5432/name',
      )
      .optional(),
  ),
  PUBLIC_SITE_URL: webOrigin(),
  PUBLIC_API_BASE_URL: webOrigin(),
  TRUST_PROXY: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .default('false')
      .refine(
        (value) =>
          value === 'true' ||
          value === 'false' ||
          value.split(',').every((part) => isIP(part.trim().split('/')[0] ?? '') !== 0),
        'is true, false, or the addresses of your proxies, such as 10.0.0.0/8,127.0.0.1',
      ),
  ),
  ADMIN_EMAIL: z.preprocess(
    emptyAsUnset,
    z.string().trim().toLowerCase().pipe(z.email('is an e-mail address')).optional(),
  ),
  STARTER_CONTENT: flag(true),
  SITE_TIME_ZONE: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .default('Pacific/Auckland')
      .refine(isTimeZone, 'is a time zone name such as Pacific/Auckland or Australia/Sydney'),
  ),
  LOG_LEVEL: z.preprocess(
    emptyAsUnset,
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'is one of fatal, error, warn, info, debug, trace, silent',
      )
      .default('info'),
  ),
  BACKUP_EVERY_HOURS: wholeNumberOrUnset(0, 24 * 31),
  BACKUP_KEEP: wholeNumber(1, 1000, 7),
  WORKERS: wholeNumber(1, 128, 1),
  PAGE_CACHE: z
    .preprocess(emptyAsUnset, z.enum(['on', 'off'], 'is either on or off').default('on'))
    .transform((value) => value === 'on'),
  AUDIT_DAYS: wholeNumber(1, 3650, changeHistoryDays),
  METRICS_PORT: wholeNumberOrUnset(1, 65535),
  DRAIN_SECONDS: wholeNumber(0, 20, 1),
  SESSION_IDLE_HOURS: wholeNumber(1, 24 * 365, 24),
  SESSION_MAX_DAYS: wholeNumber(1, 365, 7),
  DEMO_AGENT_TAKEAWAY: text(),
  DEMO_AGENT_CLINIC: text(),
  DEMO_AGENT_BEAUTY: text(),
  DEMO_AGENT_TRADES: text(),
  DEMO_AGENT_HOTELS: text(),
  PARTNER_AGENT: text(),
  VOICE_SIGNED_URL_ENDPOINT: text(),
  VOICE_CONSENT: z.preprocess(emptyAsUnset, z.enum(['none', 'ask'], 'is either none or ask').default('none')),
  ASSISTANT_API_URL: webOrigin(),
  ASSISTANT_MODEL: text(),
  ASSISTANT_API_KEY: text(),
  ASSISTANT_DAILY_TOKENS: wholeNumber(1000, 1_000_000_000, 500_000),
  SMTP_URL: addressOf(/^smtps?:$/, 'is an address such as smtps://user:password@mail.example.com'),
  ENQUIRY_MAIL_TO: emailAddress(),
  ENQUIRY_MAIL_FROM: emailAddress(),
  ENQUIRY_WEBHOOK_URL: addressOf(/^https?:$/, 'is a web address such as https://example.com/enquiries'),
  ENQUIRY_WEBHOOK_SECRET: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .refine((secret) => readWebhookKey(secret) !== undefined, 'is whsec_ followed by 24 to 64 bytes in base64')
      .optional(),
  ),
});

/** Names of every setting, as they stand in the environment and in `.env.example`. */
export const settingNames = Object.keys(environmentSchema.shape);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Settings that serve only together. */
const settingGroups = [
  ['ASSISTANT_API_URL', 'ASSISTANT_MODEL', 'ASSISTANT_API_KEY'],
  ['SMTP_URL', 'ENQUIRY_MAIL_TO', 'ENQUIRY_MAIL_FROM'],
  ['ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET'],
] as const;

/** What is not set while other settings that serve only together with it are: set in part they would never work. */
function missingSettings(environment: Record<string, string | undefined>): string[] {
  return settingGroups.flatMap((group) => {
    const missing = group.filter((key) => !environment[key]?.trim());
    if (missing.length === group.length) return [];
    return missing.map((key) => `  ${key} is missing: set all of ${group.join(', ')}, or none`);
  });
}

/** Raised for a setting that cannot be used; its message names every bad key. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/** The settings in force, parsed once at start (design 4). */
export type Config = ReturnType<typeof parseConfig>;

/**
 * Parses the environment. Throws {@link ConfigError} whose message names every bad key and what it should be;
 * values never appear in it, since some are secret.
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(environment);
  const lines = parsed.error?.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`) ?? [];
  lines.push(...missingSettings(environment));
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(
      `These settings cannot be used:\n${[...new Set(lines)].join('\n')}\nMend them in the environment or in .env, then start again.`,
    );
  }
  const settings = parsed.data;
  const siteUrl = settings.PUBLIC_SITE_URL ?? `http://localhost:${settings.PORT}`;
  const trustProxy =
    settings.TRUST_PROXY === 'true'
      ? true
      : settings.TRUST_PROXY === 'false'
        ? false
        : settings.TRUST_PROXY.split(',').map((part) => part.trim());
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDirectory: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    siteUrl,
    apiBaseUrl: settings.PUBLIC_API_BASE_URL ?? '',
    trustProxy,
    adminEmail: settings.ADMIN_EMAIL,
    starterContent: settings.STARTER_CONTENT,
    siteTimeZone: settings.SITE_TIME_ZONE,
    logLevel: settings.LOG_LEVEL,
    /** Scheduled backups; 0 hours means none, the default on PostgreSQL, which has better means of its own. */
    backups: {
      everyHours: settings.BACKUP_EVERY_HOURS ?? (settings.DATABASE_URL ? 0 : 24),
      keep: settings.BACKUP_KEEP,
    },
    workers: settings.WORKERS,
    pageCache: settings.PAGE_CACHE,
    /** How long the change history is kept. */
    auditDays: settings.AUDIT_DAYS,
    /** Port on loopback for Prometheus; unset serves no metrics. */
    metricsPort: settings.METRICS_PORT,
    /** How long the server goes on answering, after it says that it is not ready any more, when it is asked to stop. */
    drainSeconds: settings.DRAIN_SECONDS,
    sessionIdleHours: settings.SESSION_IDLE_HOURS,
    sessionMaxDays: settings.SESSION_MAX_DAYS,
    /**
     * Whether only this machine can reach the server, so that the first person to register is its owner (design 3.3).
     * A proxy in front, or a public address, makes it reachable from outside whatever it listens on.
     */
    isPrivate: loopbackHosts.has(settings.HOST) && trustProxy === false && loopbackHosts.has(new URL(siteUrl).hostname),
    /** The model that words the assistant's answers; without one they are the site's own words. */
    assistantModel: assistantModelOf(settings),
    voice: {
      demoAgents: {
        takeaway: settings.DEMO_AGENT_TAKEAWAY,
        clinic: settings.DEMO_AGENT_CLINIC,
        beauty: settings.DEMO_AGENT_BEAUTY,
        trades: settings.DEMO_AGENT_TRADES,
        hotels: settings.DEMO_AGENT_HOTELS,
      },
      partnerAgent: settings.PARTNER_AGENT,
      signedUrlEndpoint: settings.VOICE_SIGNED_URL_ENDPOINT,
      consent: settings.VOICE_CONSENT,
    },
    /** How enquiries are passed on, besides standing in the desk. */
    enquiries: {
      email:
        settings.SMTP_URL && settings.ENQUIRY_MAIL_TO && settings.ENQUIRY_MAIL_FROM
          ? { smtpUrl: settings.SMTP_URL, to: settings.ENQUIRY_MAIL_TO, from: settings.ENQUIRY_MAIL_FROM }
          : undefined,
      webhook: webhookOf(settings.ENQUIRY_WEBHOOK_URL, settings.ENQUIRY_WEBHOOK_SECRET),
    },
  };
}

function assistantModelOf(settings: z.infer<typeof environmentSchema>) {
  const { ASSISTANT_API_URL: url, ASSISTANT_MODEL: model, ASSISTANT_API_KEY: apiKey } = settings;
  if (!url || !model || !apiKey) return undefined;
  return { url, model, apiKey, dailyTokens: settings.ASSISTANT_DAILY_TOKENS };
}

function webhookOf(url: string | undefined, secret: string | undefined) {
  const key = secret === undefined ? undefined : readWebhookKey(secret);
  return url !== undefined && key !== undefined ? { url, key } : undefined;
}
