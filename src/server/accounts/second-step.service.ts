import type { Confirmation, SecondStep, SignInChallenge, SignInRefusal } from '#shared/api/second-factor-contract.ts';
import { daysBefore } from '../database/daily-work.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { SignedInAccount } from './access.ts';
import type { AccountTools } from './account-tools.ts';
import { insertOwnAct } from './audit.repository.ts';
import {
  type ChallengeRow,
  findOpenChallenge,
  findPasskeysOf,
  type PasskeyRow,
  recordPasskeyUse,
  takeChallenge,
  takeRecoveryCode,
} from './passkey.repository.ts';
import { confirmPassword } from './passkeys.service.ts';
import { checkProof } from './relying-party.ts';
import { hashRecoveryCode } from './secret-token.ts';
import { markSessionProven } from './session.repository.ts';
import type { SignInOrigin } from './sessions.ts';
import { completeSignIn, finishSignIn, makeSecondStep, type SignInResult } from './sign-in.service.ts';
import { forgiveUnlessWrong, knownNetworkDays } from './throttle.ts';
import { findUserById, hasUsedNetwork, lockUserById, type UserRow } from './user.repository.ts';

/** Begins to confirm a session. Returns the challenge for a passkey, or `null` if the account has only a password. */
export async function startConfirmation(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
): Promise<SignInChallenge | null> {
  const wanted = { userId: account.id, purpose: 'confirm' } as const;
  const challenge = await db.transaction().execute((trx) => makeSecondStep(trx, tools, wanted, tools.now()));
  return challenge ?? null;
}

/**
 * Confirms that a session belongs to the person who uses it. An account with a passkey must use it, or a recovery code.
 * Returns the refusal of a wrong answer, which contains a new challenge. Throws a 400 problem when the password is
 * wrong. Wrong ones are limited like those at a change of password or at a sign-in.
 */
export async function confirmSession(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  { proof, network }: { readonly proof: Confirmation; readonly network: string },
): Promise<SignInRefusal | undefined> {
  const { tokenHash, id: userId } = account;
  if (proof.step) {
    const answer = { step: proof.step, purpose: 'confirm', network, userId } as const;
    const result = await answerChallenge(db, tools, answer, async (trx, _user, { now }) => {
      await markSessionProven(trx, tokenHash, now.toISOString());
      return { kind: 'confirmed' } as const;
    });
    return result.kind === 'refused' ? result.refusal : undefined;
  }
  if (account.hasPasskey) throw new Problem('bad_request', 'Confirm with your passkey, or with a recovery code.');
  await confirmPassword(db, tools, account, proof.current_password ?? '');
  await db.transaction().execute((trx) => markSessionProven(trx, tokenHash, tools.now().toISOString()));
  return undefined;
}

/** Message when the challenge is unknown, was answered already or has expired. */
export const secondStepOver = 'This sign-in has taken too long or was used already. Please sign in again.';

const wrongPasskey = 'This passkey could not be confirmed. Please try again.';
const wrongCode = 'This recovery code is not right, or was used before.';

type Refused = Extract<SignInResult, { kind: 'refused' }>;

const over: Refused = { kind: 'refused', refusal: { detail: secondStepOver } };

/** Completes a sign-in whose password was right, with a passkey or a recovery code. */
export async function completeSecondStep(
  db: Queryable,
  tools: AccountTools,
  step: SecondStep,
  origin: SignInOrigin,
): Promise<SignInResult> {
  const answer = { step, purpose: 'sign-in', network: origin.network } as const;
  const result = await answerChallenge(db, tools, answer, (trx, user, { isKnownNetwork, now }) =>
    completeSignIn(trx, tools, { user, isKnownNetwork, now, ...origin }),
  );
  return finishSignIn(result);
}

/** An answer to a challenge. `userId` is set when only this account may answer it. */
interface ChallengeAnswer {
  readonly step: SecondStep;
  readonly purpose: 'sign-in' | 'confirm';
  readonly network: string;
  readonly userId?: number;
}

/**
 * Checks the answer to a challenge and, if it is right, calls `finish` in the transaction that records its use. Each
 * challenge can be answered once. After a wrong answer, the refusal contains a new challenge with the same expiry time.
 */
export async function answerChallenge<Result>(
  db: Queryable,
  tools: AccountTools,
  { step, purpose, network, userId }: ChallengeAnswer,
  finish: (
    trx: Transaction,
    user: UserRow,
    at: { readonly isKnownNetwork: boolean; readonly now: Date },
  ) => Promise<Result>,
): Promise<Result | Refused> {
  const now = tools.now();
  const challenge = await findOpenChallenge(db, { token: step.challenge, purpose }, now);
  const user = challenge && (await findUserById(db, challenge.user_id));
  if (!challenge || !user || (userId !== undefined && user.id !== userId)) return over;
  const isKnownNetwork = await hasUsedNetwork(db, {
    userId: user.id,
    network,
    since: daysBefore(now, knownNetworkDays),
  });
  const counted = await tools.throttle.beginSecondStep({ emailKey: user.email_key, network, isKnownNetwork });
  let next: SignInChallenge | undefined;
  const result = await forgiveUnlessWrong(counted, async () => {
    if (!(await takeChallenge(db, challenge.token_hash))) return over;
    const proof = await readProof(db, tools, challenge, step);
    return db.transaction().execute(async (trx) => {
      const current = await lockUserById(trx, user.id);
      // The password was changed or the account was deleted while the second step was open.
      if (current?.password_hash !== user.password_hash) return over;
      if (await acceptProof(trx, current, proof, now)) return finish(trx, current, { isKnownNetwork, now });
      // In the same transaction, so that no challenge is open after a change of the password.
      next = await makeSecondStep(trx, tools, { userId: user.id, purpose }, now, challenge.expires_at);
      return undefined;
    });
  });
  if (result) return result;
  const detail = step.passkey ? wrongPasskey : wrongCode;
  return { kind: 'refused', refusal: next ? { detail, challenge: next } : { detail: secondStepOver } };
}

/**
 * The proof that confirms a sign-in. The signature of a passkey has already been checked. A recovery code is checked
 * later, when it is used.
 */
type Proof =
  | { readonly kind: 'passkey'; readonly passkey: PasskeyRow; readonly counter: number }
  | { readonly kind: 'recovery-code'; readonly codeHash: string }
  | { readonly kind: 'wrong' };

async function readProof(
  db: Queryable,
  { relyingParty }: AccountTools,
  { user_id, challenge }: ChallengeRow,
  { passkey: signed, recovery_code: code }: SecondStep,
): Promise<Proof> {
  if (code !== undefined) return { kind: 'recovery-code', codeHash: hashRecoveryCode(user_id, code) };
  const passkey = (await findPasskeysOf(db, user_id)).find(({ credential_id }) => credential_id === signed?.id);
  if (!signed || !passkey) return { kind: 'wrong' };
  const counter = await checkProof(relyingParty, challenge, passkey, signed);
  return counter === undefined ? { kind: 'wrong' } : { kind: 'passkey', passkey, counter };
}

/** Returns whether a proof is right. Records its use, so that it cannot be used again. */
async function acceptProof(trx: Transaction, user: UserRow, proof: Proof, now: Date): Promise<boolean> {
  if (proof.kind === 'wrong') return false;
  if (proof.kind === 'passkey') {
    return recordPasskeyUse(trx, { id: proof.passkey.id, counter: proof.counter, usedAt: now.toISOString() });
  }
  if (!(await takeRecoveryCode(trx, { userId: user.id, codeHash: proof.codeHash }))) return false;
  await insertOwnAct(trx, user, { at: now, action: 'recovery-code-used' });
  return true;
}
