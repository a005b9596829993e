import type { Kysely } from 'kysely';
import type { Confirmation, SignInChallenge, SignInRefusal } from '#shared/api/second-factor-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { SignedInAccount } from './access.ts';
import type { AccountTools } from './account-tools.ts';
import { confirmPassword } from './passkeys.service.ts';
import { answerChallenge } from './second-step.service.ts';
import { markSessionProven } from './session.repository.ts';
import { makeSecondStep } from './sign-in.service.ts';

/** Begins to confirm a session. Returns the challenge for a passkey, or `null` if the account has only a password. */
export async function startConfirmation(
  db: Kysely<DatabaseSchema>,
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
  db: Kysely<DatabaseSchema>,
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
