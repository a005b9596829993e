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
import { Problem } from '../problem.ts';
import { clockTolerance } from './one-time-links.ts';
import { mustHavePasskey, type ReadSignInRules } from './sign-in-rules.ts';

/**
 * The accounts that may call a route. `anyone`: no account is needed. `member`: every account. `editor`: every account
 * that may use the desk. `responder`: those who may answer enquiries. `admin`: administrators only.
 */
export type Access = 'anyone' | 'member' | 'editor' | 'responder' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
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
    /** The signed-in account. Set before the handler runs, on every route whose access is not `anyone`. */
    account: SignedInAccount | undefined;
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

/** Returns the account that a token signs in, or `undefined` when the token is unknown or has expired. */
export type FindSignedIn = (token: string) => Promise<SignedInAccount | undefined>;

const confirmationTime = confirmationMinutes * 60 * 1000;

interface AccessGuardOptions {
  readonly findSignedIn: FindSignedIn;
  readonly readSignInRules: ReadSignInRules;
  readonly now: () => Date;
}

/**
 * Guards every route by its `config.access`, before the body is read and again after it, because an account can lose its
 * access while the body arrives. The guard belongs to the route and not to a pattern of paths, so no spelling of a path
 * can bypass it. The server does not start if a route has no `config.access`.
 */
export const accessGuard = fastifyPlugin(
  async (app: FastifyInstance, { findSignedIn, readSignInRules, now }: AccessGuardOptions) => {
    app.decorateRequest('account', undefined);
    app.decorateRequest('checkAccessAgain', async () => {});
    const routes: DeclaredRoute[] = [];
    app.decorate('declaredRoutes', routes);
    app.addHook('onRoute', (route) => {
      for (const method of [route.method].flat()) routes.push({ method, url: route.url, options: route });
      const access = route.config?.access;
      if (access === undefined || access === 'anyone') return;
      const guard = async (request: FastifyRequest) => {
        const token = bearerToken(request);
        const account = token === undefined ? undefined : await findSignedIn(token);
        if (!account) throw new Problem('unauthenticated', accountMessages.authenticationRequired);
        refuseRole(access, account.role);
        if (access !== 'member' && !account.hasPasskey && mustHavePasskey(await readSignInRules(), account.role)) {
          throw new Problem('forbidden', 'Administrators of this site need a passkey. Open the desk to add one.');
        }
        const { confirm } = route.config ?? {};
        if (confirm === true || (confirm && account.hasPasskey)) refuseUnconfirmed(account, now());
        request.account = account;
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
  },
);

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

/**
 * Throws a 403 problem when the person has not proven for too long that the session is theirs. A proof in the future
 * was made while the clock was ahead, and does not count.
 */
function refuseUnconfirmed({ provenAt }: SignedInAccount, now: Date): void {
  const age = now.getTime() - Date.parse(provenAt);
  if (age >= -clockTolerance && age < confirmationTime) return;
  throw new Problem('confirmation_needed', accountMessages.confirmationNeeded);
}

/** Returns the signed-in account of a request. Throws a 401 problem on a route whose access is `anyone`. */
export function requireAccount(request: FastifyRequest): SignedInAccount {
  if (!request.account) throw new Problem('unauthenticated', accountMessages.authenticationRequired);
  return request.account;
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}
