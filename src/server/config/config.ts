import { resolve } from 'node:path';
import { z } from 'zod';
import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { changeHistoryDays } from '#shared/rules/business-constants.ts';
import type { VoiceSettings } from '#shared/site-content.ts';
import {
  agentIdentifier,
  emailAddress,
  flag,
  folder,
  isLoopbackHost,
  listeningHost,
  oneOf,
  password,
  pathOrWebAddress,
  serverAddress,
  textOf,
  textWithDefault,
  timeZone,
  trustedProxies,
  webAddress,
  webBase,
  webhookSecret,
  webOrigin,
  wholeNumber,
  wholeNumberOrUnset,
  word,
} from './setting-kinds.ts';

type DemoAgentSetting = `DEMO_AGENT_${Uppercase<DemoAgentKey>}`;

function demoAgentSetting(key: DemoAgentKey): DemoAgentSetting {
  return `DEMO_AGENT_${key.toUpperCase()}` as DemoAgentSetting;
}

const demoAgentSettings = Object.fromEntries(
  demoAgentKeys.map((key) => [demoAgentSetting(key), agentIdentifier()]),
) as Record<DemoAgentSetting, ReturnType<typeof agentIdentifier>>;

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: listeningHost('127.0.0.1'),
  DATA_DIR: folder('./data'),
  DATABASE_URL: serverAddress(
    /^postgres(ql)?:$/,
    'must be an address such as postgres://user:password@host:5432/name, with the name of the database and with special characters percent-encoded',
    'path',
  ),
  DATABASE_PASSWORD: password(),
  PUBLIC_SITE_URL: webOrigin(),
  PUBLIC_API_BASE_URL: webBase(),
  TRUST_PROXY: trustedProxies(),
  ADMIN_EMAIL: emailAddress().transform((address) => address?.toLowerCase()),
  STARTER_CONTENT: flag(true),
  SITE_TIME_ZONE: timeZone('Pacific/Auckland'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  BACKUP_EVERY_HOURS: wholeNumberOrUnset(0, 24 * 31),
  BACKUP_KEEP: wholeNumber(1, 1000, 7),
  BACKUP_OFFSITE_KEY: textOf(
    /^(age1[02-9ac-hj-np-z]{58}|AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58})$/,
    'must be an age key: age1 or AGE-SECRET-KEY-1 and 58 more characters; make one with: npm run bellbird -- backup key',
  ),
  BACKUP_SIGNING_KEY: textOf(
    /^[\w-]{43}$/,
    'must be 43 letters, digits and the signs _ -; print it with: npm run bellbird -- backup key',
  ),
  BACKUP_OFFSITE_KEEP: wholeNumber(0, 1000, 30),
  S3_ENDPOINT: webBase(),
  S3_REGION: textWithDefault(/^[a-z0-9-]{1,64}$/, 'must be a region such as ap-southeast-2, or auto', 'us-east-1'),
  S3_BUCKET: textOf(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must be the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens',
  ),
  S3_ACCESS_KEY_ID: word(),
  S3_SECRET_ACCESS_KEY: word(),
  PICTURE_STORE: oneOf(['folder', 'object-store'], 'folder'),
  WORKERS: wholeNumber(1, 128, 1),
  PAGE_CACHE: oneOf(['on', 'off'], 'on'),
  OUTSIDE_LINKS: oneOf(['on', 'off'], 'on'),
  AUDIT_DAYS: wholeNumber(1, 3650, changeHistoryDays),
  METRICS_PORT: wholeNumberOrUnset(1, 65535),
  DRAIN_SECONDS: wholeNumber(0, 20, 1),
  SESSION_IDLE_HOURS: wholeNumber(1, 24 * 365, 24),
  SESSION_MAX_DAYS: wholeNumber(1, 365, 7),
  ADMIN_PASSKEYS: oneOf(['optional', 'required'], 'optional'),
  ...demoAgentSettings,
  PARTNER_AGENT: agentIdentifier(),
  VOICE_SIGNED_URL_ENDPOINT: pathOrWebAddress(),
  VOICE_CONSENT: oneOf(['none', 'ask'], 'none'),
  ASSISTANT_API_URL: webBase(),
  ASSISTANT_MODEL: word(),
  ASSISTANT_API_KEY: word(),
  ASSISTANT_DAILY_TOKENS: wholeNumber(1000, 1_000_000_000, 500_000),
  SMTP_URL: serverAddress(
    /^smtps?:$/,
    'must be an address such as smtps://user:password@mail.example.com, with special characters percent-encoded',
    'host',
  ),
  ENQUIRY_MAIL_TO: emailAddress(),
  ENQUIRY_MAIL_FROM: emailAddress(),
  ENQUIRY_WEBHOOK_URL: webAddress('https://example.com/enquiries'),
  ENQUIRY_WEBHOOK_SECRET: webhookSecret(),
  WEBHOOK_TARGETS: oneOf(['public', 'any', 'none'], 'public'),
});

export type SettingName = keyof typeof environmentSchema.shape;

/** Names of all settings. `.env.example` lists the same names. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Groups of settings. If one setting of a group is set, all settings of the group must be set. */
const settingGroups = [
  ['ASSISTANT_API_URL', 'ASSISTANT_MODEL', 'ASSISTANT_API_KEY'],
  ['SMTP_URL', 'ENQUIRY_MAIL_TO', 'ENQUIRY_MAIL_FROM'],
  ['ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

function missingSettings(environment: Record<string, string | undefined>): string[] {
  const isSet = (key: string) => Boolean(environment[key]?.trim());
  const lines = settingGroups.flatMap((group) => {
    const missing = group.filter((key) => !isSet(key));
    if (missing.length === group.length) return [];
    return missing.map((key) => `${key} is missing: set all of ${group.join(', ')}, or none`);
  });
  if (isSet('BACKUP_OFFSITE_KEY') && !isSet('S3_ENDPOINT')) {
    lines.push('S3_ENDPOINT is missing: BACKUP_OFFSITE_KEY needs the object store that the S3 settings name');
  }
  if (environment.PICTURE_STORE?.trim() === 'object-store' && !isSet('S3_ENDPOINT')) {
    lines.push('S3_ENDPOINT is missing: PICTURE_STORE=object-store needs the object store that the S3 settings name');
  }
  if (environment.DATABASE_PASSWORD && !isSet('DATABASE_URL')) {
    lines.push('DATABASE_URL is missing: DATABASE_PASSWORD is the password for that address');
  }
  return lines;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The settings in use, parsed once at the start. */
export type Config = ReturnType<typeof parseConfig>;

/**
 * Parses the environment. If settings are bad, throws a {@link ConfigError} that says for each of them what it must be.
 * The message contains no values, because some are secret.
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(environment);
  const lines = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  lines.push(...missingSettings(environment));
  if (parsed.success) lines.push(...portFaults(parsed.data));
  if (!parsed.success || lines.length > 0) throw settingsError(lines);
  const settings = parsed.data;
  const siteUrl = settings.PUBLIC_SITE_URL ?? `http://localhost:${settings.PORT}`;
  // The policy of the pages lets browsers call the page's own origin only, and the API answers no other origin.
  if (settings.PUBLIC_API_BASE_URL && new URL(settings.PUBLIC_API_BASE_URL).origin !== new URL(siteUrl).origin)
    throw settingsError([
      'PUBLIC_API_BASE_URL must have the same origin as PUBLIC_SITE_URL: browsers may call no other',
    ]);
  const trustProxy = settings.TRUST_PROXY;
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
    /**
     * Scheduled backups. If `everyHours` is 0, none are made. This is the default on PostgreSQL, because it has better
     * tools for backups.
     */
    backups: {
      everyHours: settings.BACKUP_EVERY_HOURS ?? (settings.DATABASE_URL ? 0 : 24),
      keep: settings.BACKUP_KEEP,
      /** Encrypted copies of backups in the object store. If `keep` is 0, all of them are kept. */
      offsite: settings.BACKUP_OFFSITE_KEY
        ? {
            key: settings.BACKUP_OFFSITE_KEY,
            signingKey: settings.BACKUP_SIGNING_KEY,
            keep: settings.BACKUP_OFFSITE_KEEP,
          }
        : undefined,
    },
    objectStore: objectStoreOf(settings),
    /** Whether picture files are in the object store. If not, they are in the data folder. */
    pictures: { areInStore: settings.PICTURE_STORE === 'object-store' },
    workers: settings.WORKERS,
    pageCache: settings.PAGE_CACHE === 'on',
    /** Whether the desk may have outside links of articles looked at. */
    outsideLinks: settings.OUTSIDE_LINKS === 'on',
    auditDays: settings.AUDIT_DAYS,
    /** Port on loopback for Prometheus; no metrics are served when unset. */
    metricsPort: settings.METRICS_PORT,
    /** The loopback address of the metrics: IPv6 if the server listens only there. */
    metricsHost: settings.HOST === '::1' ? '::1' : '127.0.0.1',
    /** Seconds for which a stopping server still answers requests, but reports that it is not ready. */
    drainSeconds: settings.DRAIN_SECONDS,
    sessionIdleHours: settings.SESSION_IDLE_HOURS,
    sessionMaxDays: settings.SESSION_MAX_DAYS,
    /** Whether administrators need a passkey before they may use the desk. */
    areAdminPasskeysRequired: settings.ADMIN_PASSKEYS === 'required',
    /**
     * Whether, according to the settings, only this machine can reach the server. If so, the first person who registers
     * becomes an administrator. A trusted proxy or a public address means that others can reach the server, whatever
     * address it listens on.
     */
    isPrivate: isLoopbackHost(settings.HOST) && trustProxy === false && isLoopbackHost(new URL(siteUrl).hostname),
    /** The language model that writes the assistant's answers. When unset, the site answers with its own texts. */
    assistantModel: assistantModelOf(settings),
    voice: {
      demoAgents: Object.fromEntries(
        demoAgentKeys.map((key) => [key, settings[demoAgentSetting(key)]]),
      ) as VoiceSettings['agents'],
      partnerAgent: settings.PARTNER_AGENT,
      signedUrlEndpoint: settings.VOICE_SIGNED_URL_ENDPOINT,
      consent: settings.VOICE_CONSENT,
    },
    /** How enquiries are passed on; the desk always shows them. */
    enquiries: {
      email:
        settings.SMTP_URL && settings.ENQUIRY_MAIL_TO && settings.ENQUIRY_MAIL_FROM
          ? { smtpUrl: settings.SMTP_URL, to: settings.ENQUIRY_MAIL_TO, from: settings.ENQUIRY_MAIL_FROM }
          : undefined,
      webhook:
        settings.ENQUIRY_WEBHOOK_URL && settings.ENQUIRY_WEBHOOK_SECRET
          ? { url: settings.ENQUIRY_WEBHOOK_URL, key: settings.ENQUIRY_WEBHOOK_SECRET }
          : undefined,
    },
    /** Which addresses the webhooks of articles may reach: those of the public internet, any, or none. */
    webhookTargets: settings.WEBHOOK_TARGETS,
  };
}

/** The message has one line for each fault, which begins with the name of the setting. */
export function settingsError(faults: readonly string[]): ConfigError {
  const lines = [...new Set(faults)].map((fault) => `  ${fault}`);
  return new ConfigError(
    `These settings cannot be used:\n${lines.join('\n')}\nCorrect them in the environment or in .env, then start again.`,
  );
}

/** Returns a fault when the metrics ports cannot be used: one for each process, counted from METRICS_PORT. */
function portFaults({ PORT, METRICS_PORT, WORKERS }: z.infer<typeof environmentSchema>): string[] {
  if (METRICS_PORT === undefined) return [];
  const last = METRICS_PORT + WORKERS - 1;
  if (last > 65535) return [`METRICS_PORT must be at most ${65536 - WORKERS} with WORKERS=${WORKERS}`];
  if (PORT < METRICS_PORT || PORT > last) return [];
  return [`METRICS_PORT must be a port other than PORT, and so must the ports after it, one for each of WORKERS`];
}

/** Returns the address with this password, percent-encoded. The password replaces one that the address already has. */
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
