import type { FastifyRequest } from 'fastify';
import { adminCodeHeader, adminCodeParameter } from '#shared/api/account-contract.ts';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/setting-kinds.ts';
import { databaseFailureOf } from '../database/database-errors.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { hashToken, makeToken } from './secret-token.ts';
import { deleteAdminCode, findUserByEmail, hasAdmin, hasFirstAdminClaim, insertAdminCode } from './user.repository.ts';

/** Settings that decide who becomes the first administrator by registering. */
export type FirstAdminRule = Pick<Config, 'isPrivate' | 'adminEmail'>;

/** The facts about one registration that decide whether it may become the first administrator. */
export type FirstAdminRequest = Readonly<ReturnType<typeof readFirstAdminRequest>>;

export const adminCodeHours = 24;

/** Headers that proxies and content delivery networks add; a direct request from a browser has none of them. */
const proxyHeaders =
  /^(?:forwarded|via|cdn-loop|client-ip|true-client-ip|cf-.+|fastly-.+|fly-.+|x-(?:forwarded|original|real|client|cluster|envoy|proxy|amzn|azure|appengine|cloud|vercel|nf).*)$/;

export function readFirstAdminRequest(request: FastifyRequest) {
  const code = request.headers[adminCodeHeader];
  return { isLocal: isLocalRequest(request), adminCode: typeof code === 'string' ? code : undefined };
}

/**
 * Returns whether the account that is being registered may become the first administrator. Deletes the one-time code
 * that allows it. Call this in the transaction that stores the account: if the registration fails, the code is then not
 * deleted.
 */
export async function mayClaimFirstAdmin(
  trx: Transaction,
  rule: FirstAdminRule,
  { isLocal, adminCode, emailKey, now }: FirstAdminRequest & { readonly emailKey: string; readonly now: string },
): Promise<boolean> {
  if (await hasAdmin(trx)) return false;
  if (rule.isPrivate && isLocal) return true;
  if (adminCode === undefined || (rule.adminEmail !== undefined && rule.adminEmail !== emailKey)) return false;
  return deleteAdminCode(trx, { codeHash: hashToken(adminCode), now });
}

/**
 * Message when the site had an administrator and now has none. A one-time link can only make the first administrator.
 */
export const firstAdminClaimTaken =
  'Nobody is administrator any more, and a link cannot make one: it only makes the first administrator of a site. Run: npm run bellbird -- admin create, or for an existing account: npm run bellbird -- admin grant EMAIL --confirm';

/** Returns whether the site had a first administrator and now has none. */
export async function isFirstAdminGone(db: Queryable): Promise<boolean> {
  return !(await hasAdmin(db)) && (await hasFirstAdminClaim(db));
}

/** Stores a new one-time code, as a hash, and returns it. Earlier codes no longer work. */
export async function issueAdminCode(db: Queryable, now: Date): Promise<string> {
  const code = makeToken();
  const expiresAt = new Date(now.getTime() + adminCodeHours * 60 * 60 * 1000).toISOString();
  await insertAdminCode(db, { code_hash: hashToken(code), expires_at: expiresAt });
  return code;
}

/**
 * Returns the sentences that tell the owner how to become the first administrator, with a new one-time link. Returns
 * `undefined` when there is an administrator, and {@link firstAdminClaimTaken} when the last one is gone.
 */
export async function describeFirstAdmin(
  db: Queryable,
  { adminEmail, isPrivate, siteUrl }: FirstAdminRule & Pick<Config, 'siteUrl'>,
  now: Date,
): Promise<string | undefined> {
  if (await hasAdmin(db)) return undefined;
  if (await isFirstAdminGone(db)) return firstAdminClaimTaken;
  const code = await issueAdminCode(db, now);
  const address = adminEmail === undefined ? '' : ` as ${adminEmail}`;
  const lines = [
    `Nobody is administrator yet. Register${address} with this link, which works once and for ${adminCodeHours} hours. Earlier links no longer work:`,
    `  ${siteUrl}/register#${adminCodeParameter}=${code}`,
  ];
  if (adminEmail !== undefined && (await findUserByEmail(db, adminEmail))) {
    lines.push(
      `${adminEmail} has an account already. If it is yours, run: npm run bellbird -- admin grant ${adminEmail} --confirm`,
      `If it is a stranger's, delete it before you register: npm run bellbird -- admin delete ${adminEmail}`,
    );
  }
  if (isPrivate) {
    lines.push(
      'Without the link, the first account that registers on this machine becomes administrator. If a proxy or tunnel on this machine hides itself, strangers look like local users: register before you start one.',
    );
  }
  return lines.join('\n');
}

/**
 * Prints the sentences of {@link describeFirstAdmin}. A database failure only prints a warning, so that the server
 * still starts.
 */
export async function announceFirstAdmin(db: Queryable, config: Config): Promise<void> {
  try {
    const sentences = await describeFirstAdmin(db, config, new Date());
    if (sentences !== undefined) console.log(sentences);
  } catch (error) {
    if (databaseFailureOf(error) === undefined) throw error;
    console.warn(
      'There may be no administrator yet, and no link could be made now. Run: npm run bellbird -- admin code',
    );
  }
}

/**
 * Returns whether a request seems to come from this machine: its connection, Host and Origin are loopback, and it shows
 * no sign of a proxy. HTTP/1.0 counts as such a sign, because simple proxies use it and browsers do not.
 */
function isLocalRequest({ headers, raw }: FastifyRequest): boolean {
  const { origin, host } = headers;
  return (
    isLoopbackHost(raw.socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '') &&
    raw.httpVersion !== '1.0' &&
    isLoopbackOrigin(`http://${host ?? ''}`) &&
    (origin === undefined || isLoopbackOrigin(origin)) &&
    !Object.keys(headers).some((name) => proxyHeaders.test(name))
  );
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);
}
