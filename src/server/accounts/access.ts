import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  type Account,
  accountMessages,
  confirmationMinutes,
  mayAnswerEnquiries,
  mayUseDesk,
  type Role,
} from '#shared/api/account-contract.ts';
import type { ApiScope } from '#shared/api/api-token-contract.ts';
import type { AuditActor } from '#shared/api/audit-contract.ts';
import { Problem } from '../problem.ts';
import { actorOf } from './audit.repository.ts';
import { clockTolerance } from './one-time-link.repository.ts';
import { isApiToken } from './secret-token.ts';

/**
 * The accounts that may call a route. `anyone`: no account is needed. `member`: every account. `editor`: every account
 * that may use the desk. `responder`: those who may answer enquiries. `admin`: administrators only.
 */
export type Access = 'anyone' | 'member' | 'editor' | 'responder' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The scopes of which an API token needs one. Without them, the route refuses every token. */
    scopes?: readonly ApiScope[];
    /**
     * Whether the route asks for the password or passkey again when the last proof is too old, for every account or
     * only for those that have a passkey.
     */
    confirm?: true | 'with-passkey';
  }
  interface FastifyInstance {
    /** Every route in the order of declaration; a test compares them with the policy table. */
    declaredRoutes: readonly DeclaredRoute[];
  }
  interface FastifyRequest {
    /** Who calls. Set before the handler runs, on every route whose access is not `anyone`. */
    caller: Caller | undefined;
    /**
     * Throws what the guard throws if the account may no longer call the route. A body can take long to arrive, so a
     * handler that reads one itself calls this after the last byte.
     */
    checkAccessAgain: () => Promise<void>;
  }
}

/** A declared route. `method` and `url` are copies from the declaration: Fastify changes the URL in `options` later. */
export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly options: RouteOptions;
}

export interface SignedInAccount extends Account {
  /** SHA-256 of the session's token, in hex. */
  readonly tokenHash: string;
  readonly hasPasskey: boolean;
  /** When the person last signed in or confirmed this session. Empty if that is not known. */
  readonly provenAt: string;
  readonly isEmailProven: boolean;
}

/** A program that calls with an API token. `account` is the administrator who made the token. */
export interface TokenCaller {
  readonly kind: 'token';
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly account: Pick<SignedInAccount, 'id' | 'full_name' | 'role' | 'hasPasskey'>;
}

export type Caller = { readonly kind: 'person'; readonly account: SignedInAccount } | TokenCaller;

/** Who makes a change. `scopes` is set for a program: what its token allows. */
export interface Actor extends AuditActor {
  readonly scopes?: readonly ApiScope[];
}

/** Returns the account that a token signs in, or `undefined` when the token is unknown or has expired. */
export type FindSignedIn = (token: string) => Promise<SignedInAccount | undefined>;

const confirmationTime = confirmationMinutes * 60 * 1000;

interface AccessGuardOptions {
  readonly findSignedIn: FindSignedIn;
  /** Returns the caller that an API token lets in. Throws a 401 problem when it lets nobody in. */
  readonly findTokenCaller: (token: string) => Promise<TokenCaller>;
  /** Counts a call. Throws a 429 problem when the token has made too many. */
  readonly countCall: (caller: TokenCaller) => Promise<void>;
  /** Whether administrators need a passkey before they may use the desk. */
  readonly areAdminPasskeysRequired: boolean;
  readonly now: () => Date;
}

/**
 * Guards every route by its `config.access`, before the body is read and again after it, because an account can lose its
 * access while the body arrives. The guard belongs to the route and not to a pattern of paths, so no spelling of a path
 * can bypass it. The server does not start if a route has no `config.access`.
 */
export const accessGuard = fastifyPlugin(async (app: FastifyInstance, options: AccessGuardOptions) => {
  const { findSignedIn, findTokenCaller, countCall, areAdminPasskeysRequired, now } = options;
  app.decorateRequest('caller', undefined);
  app.decorateRequest('checkAccessAgain', async () => {});
  const routes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, options: route });
    const access = route.config?.access;
    if (access === undefined || access === 'anyone') return;
    const { confirm, scopes = [] } = route.config ?? {};
    const findCaller = async (token: string): Promise<Caller | undefined> => {
      if (isApiToken(token)) return findTokenCaller(token);
      const account = await findSignedIn(token);
      return account && { kind: 'person', account };
    };
    const guard = async (request: FastifyRequest) => {
      const token = bearerToken(request);
      const caller = token === undefined ? undefined : await findCaller(token);
      if (!caller) throw new Problem('unauthenticated', accountMessages.authenticationRequired);
      if (caller.kind === 'token' && !request.caller) await countCall(caller);
      if (caller.kind === 'token') refuseScopes(scopes, caller);
      const { account } = caller;
      refuseRole(access, account.role);
      if (areAdminPasskeysRequired && account.role === 'admin' && access !== 'member' && !account.hasPasskey) {
        throw new Problem('forbidden', 'Administrators of this site need a passkey. Open the desk to add one.');
      }
      if (caller.kind === 'person' && (confirm === true || (confirm && account.hasPasskey))) {
        refuseUnconfirmed(caller.account, now());
      }
      request.caller = caller;
      request.checkAccessAgain = () => guard(request);
    };
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
    const hasBody = [route.method].flat().some((method) => method !== 'GET' && method !== 'HEAD');
    if (hasBody) route.preHandler = [guard, ...[route.preHandler ?? []].flat()];
  });
  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({ options }) => options.config?.access === undefined);
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, url }) => `${method} ${url}`).join(', ');
    throw new Error(`These routes do not say who may call them (set config.access): ${names}`);
  });
});

/** Throws a 403 problem when accounts with this role may not call routes with this access. */
function refuseRole(access: Exclude<Access, 'anyone'>, role: Role): void {
  if (access === 'member' || role === 'admin') return;
  if (!mayUseDesk(role)) {
    throw new Problem('forbidden', 'Your account doesn’t have desk access yet. Ask an administrator to grant it.');
  }
  if (access === 'admin') throw new Problem('forbidden', 'Only administrators may do this.');
  if (access === 'responder' && !mayAnswerEnquiries(role)) {
    throw new Problem('forbidden', 'Only those who answer enquiries may do this.');
  }
}

/** Throws a 403 problem when a token has none of the scopes that let a token call a route. */
function refuseScopes(accepted: readonly ApiScope[], { scopes }: TokenCaller): void {
  const [first] = accepted;
  if (!first) throw personNeeded();
  if (!accepted.some((scope) => scopes.includes(scope))) throw missingScope(first);
}

/** Throws a 403 problem when a program writes or reads with a token that lacks a scope. People need no scope. */
export function requireScope({ scopes }: Pick<Actor, 'scopes'>, scope: ApiScope): void {
  if (scopes && !scopes.includes(scope)) throw missingScope(scope);
}

function personNeeded(): Problem {
  return new Problem('forbidden', 'No API token may do this: a person must sign in.');
}

function missingScope(scope: ApiScope): Problem {
  return new Problem('forbidden', `This API token lacks the scope “${scope}”, which this needs.`);
}

/**
 * Throws a 403 problem when the person has not proven for too long that the session is theirs. A proof in the future
 * was made while the clock was ahead, and does not count.
 */
function refuseUnconfirmed({ provenAt }: SignedInAccount, now: Date): void {
  const age = now.getTime() - Date.parse(provenAt);
  if (age >= -clockTolerance && age < confirmationTime) return;
  throw new Problem('confirmation_needed', accountMessages.confirmationNeeded);
}

/** Returns who sent a request. Throws a 401 problem on a route whose access is `anyone`. */
export function requireCaller(request: FastifyRequest): Caller {
  if (!request.caller) throw new Problem('unauthenticated', accountMessages.authenticationRequired);
  return request.caller;
}

/** Returns the signed-in account of a request. Throws a 403 problem when a program sent it. */
export function requireAccount(request: FastifyRequest): SignedInAccount {
  const caller = requireCaller(request);
  if (caller.kind === 'token') throw personNeeded();
  return caller.account;
}

/** Returns who makes a change. The name of a program is that of its token. */
export function requireActor(request: FastifyRequest): Actor {
  const caller = requireCaller(request);
  if (caller.kind === 'person') return actorOf(caller.account);
  return { id: caller.account.id, name: `${caller.name} (API token)`, scopes: caller.scopes };
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{9,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}
