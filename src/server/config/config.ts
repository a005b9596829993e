import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { changeHistoryDays } from '#domain/business-constants.ts';
import { isLoopbackHost } from './loopback.ts';
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
  DATABASE_PASSWORD: z.preprocess(emptyAsUnset, z.string().optional()),
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
  BACKUP_OFFSITE_KEY: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .regex(
        /^(age1[02-9ac-hj-np-z]{58}|AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58})$/,
        'is an age key: age1 or AGE-SECRET-KEY-1 and 58 more characters; make one with: npm run bellbird -- backup key',
      )
      .optional(),
  ),
  BACKUP_OFFSITE_KEEP: wholeNumber(0, 1000, 30),
  S3_ENDPOINT: webOrigin(),
  S3_REGION: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .regex(/^[a-z0-9-]{1,64}$/, 'is a region such as ap-southeast-2, or auto')
      .default('us-east-1'),
  ),
  S3_BUCKET: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'is the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
      )
      .optional(),
  ),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
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
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** What is not set while other settings that serve only together with it are: set in part they would never work. */
function missingSettings(environment: Record<string, string | undefined>): string[] {
  const isSet = (key: string) => Boolean(environment[key]?.trim());
  const lines = settingGroups.flatMap((group) => {
    const missing = group.filter((key) => !isSet(key));
    if (missing.length === group.length) return [];
    return missing.map((key) => `  ${key} is missing: set all of ${group.join(', ')}, or none`);
  });
  if (isSet('BACKUP_OFFSITE_KEY') && !isSet('S3_ENDPOINT')) {
    lines.push('  S3_ENDPOINT is missing: BACKUP_OFFSITE_KEY needs the object store that the S3 settings name');
  }
  if (environment.DATABASE_PASSWORD && !isSet('DATABASE_URL')) {
    lines.push('  DATABASE_URL is missing: DATABASE_PASSWORD is the password of the address there');
  }
  return lines;
}

/** Raised for a setting that cannot be used; its message names every bad key. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

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
    databaseUrl: withPassword(settings.DATABASE_URL, settings.DATABASE_PASSWORD),
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
      /** Encrypted copies in the object store; 0 keeps all of them. */
      offsite: settings.BACKUP_OFFSITE_KEY
        ? { key: settings.BACKUP_OFFSITE_KEY, keep: settings.BACKUP_OFFSITE_KEEP }
        : undefined,
    },
    objectStore: objectStoreOf(settings),
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
     * Whether the settings say that only this machine can reach the server, so that the first person who registers on it
     * is its owner. A trusted proxy or a public address makes it reachable from outside whatever it listens on.
     */
    isPrivate: isLoopbackHost(settings.HOST) && trustProxy === false && isLoopbackHost(new URL(siteUrl).hostname),
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

/** Returns the address with the password in it, percent-encoded; a separate password replaces the one in the address. */
function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (address === undefined || password === undefined) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

function objectStoreOf(settings: z.infer<typeof environmentSchema>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
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
