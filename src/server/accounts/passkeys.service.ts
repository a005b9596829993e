import type {
  Passkey,
  PasskeyAdded,
  PasskeyAddition,
  PasskeyStart,
  SecondFactor,
} from '#shared/api/second-factor-contract.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { SignedInAccount } from './access.ts';
import { announceSecurityChange } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import { insertOwnAct } from './audit.repository.ts';
import { currentPasswordWrong } from './change-password.service.ts';
import {
  countRecoveryCodes,
  deletePasskey,
  findOpenChallenge,
  findPasskeysOf,
  insertPasskey,
  issueChallenge,
  type PasskeyRow,
  renamePasskey,
  replaceRecoveryCodes,
  takeChallenge,
} from './passkey.repository.ts';
import { describeNewPasskey, readNewPasskey } from './relying-party.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './secret-token.ts';
import { deleteSessionsOf } from './session.repository.ts';
import { forgiveUnlessWrong } from './throttle.ts';
import { findUserById, lockUserById } from './user.repository.ts';

export const passkeyMaximum = 20;

const noSuchPasskey = 'This passkey does not exist any more.';

export async function describeSecondFactor(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
): Promise<SecondFactor> {
  const passkeys = await findPasskeysOf(db, account.id);
  return {
    passkeys: passkeys.map(presentPasskey),
    recovery_codes_left: await countRecoveryCodes(db, account.id),
    is_required: tools.areAdminPasskeysRequired && account.role === 'admin',
    origin: tools.relyingParty.origin,
  };
}

/** Throws a 400 when the password is wrong, and a conflict when there are too many passkeys. */
export async function startPasskey(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  password: string,
): Promise<PasskeyStart> {
  await confirmPassword(db, tools, account, password);
  const existing = await findPasskeysOf(db, account.id);
  refuseMorePasskeys(existing);
  const passkey = await describeNewPasskey(tools.relyingParty, account, existing);
  const challenge = { user_id: account.id, purpose: 'add', challenge: passkey.challenge } as const;
  return { challenge: (await issueChallenge(db, challenge, tools.now())).token, passkey };
}

/**
 * Adds a passkey to the signed-in account and mails a notice. If it is the first passkey, also makes recovery codes and
 * ends the account's other sessions, which were started without a second step.
 */
export async function addPasskey(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  addition: PasskeyAddition,
  browser: string,
): Promise<PasskeyAdded> {
  const now = tools.now();
  const challenge = await findOpenChallenge(db, { token: addition.challenge, purpose: 'add' }, now);
  if (challenge?.user_id !== account.id || !(await takeChallenge(db, challenge.token_hash))) {
    throw new Problem('conflict', 'This took too long or was sent before. Please add the passkey again.');
  }
  const made = await readNewPasskey(tools.relyingParty, challenge.challenge, addition.passkey);
  if (!made) throw new Problem('bad_request', 'This passkey could not be confirmed. Please add it again.');
  const added = await db.transaction().execute(async (trx) => {
    await lockUserById(trx, account.id);
    const existing = await findPasskeysOf(trx, account.id);
    refuseMorePasskeys(existing);
    const passkey = await insertPasskey(trx, {
      ...made,
      user_id: account.id,
      name: addition.name ?? browser,
      created_at: now.toISOString(),
    });
    if (!passkey) throw new Problem('conflict', 'This passkey was added before.');
    await insertOwnAct(trx, account, { at: now, action: 'passkey-added' });
    if (existing.length > 0) return { passkey: presentPasskey(passkey), recovery_codes: null };
    await deleteSessionsOf(trx, account.id, account.tokenHash);
    return { passkey: presentPasskey(passkey), recovery_codes: await storeNewCodes(trx, account.id) };
  });
  announceSecurityChange(tools, account, { kind: 'passkey-added', name: added.passkey.name });
  return added;
}

/** Renames a passkey of the signed-in account. Throws a 404 when the account has no such passkey. */
export async function nameOwnPasskey(
  db: Queryable,
  account: SignedInAccount,
  renaming: { id: number; name: string },
): Promise<Passkey> {
  const passkey = await renamePasskey(db, { ...renaming, userId: account.id });
  if (!passkey) throw new Problem('not_found', noSuchPasskey);
  return presentPasskey(passkey);
}

/**
 * Removes a passkey of the signed-in account and mails a notice. With the last passkey, also removes the account's
 * recovery codes. Throws a conflict for the last passkey of an account that must have one.
 */
export async function removePasskey(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  { id, password }: { id: number; password: string },
): Promise<void> {
  await confirmPassword(db, tools, account, password);
  const mustKeepOne = tools.areAdminPasskeysRequired && account.role === 'admin';
  const { name } = await db.transaction().execute(async (trx) => {
    await lockUserById(trx, account.id);
    const removed = await deletePasskey(trx, { id, userId: account.id });
    if (!removed) throw new Problem('not_found', noSuchPasskey);
    const isLast = (await findPasskeysOf(trx, account.id)).length === 0;
    if (isLast && mustKeepOne) {
      throw new Problem(
        'conflict',
        'Administrators of this site need a passkey. Add another one before you remove this.',
      );
    }
    if (isLast) await replaceRecoveryCodes(trx, account.id, []);
    await insertOwnAct(trx, account, { at: tools.now(), action: 'passkey-removed' });
    return removed;
  });
  announceSecurityChange(tools, account, { kind: 'passkey-removed', name });
}

/** Makes new recovery codes and mails a notice. The old ones no longer work. Throws a conflict when the account has no passkey. */
export async function renewRecoveryCodes(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  password: string,
): Promise<string[]> {
  await confirmPassword(db, tools, account, password);
  const codes = await db.transaction().execute(async (trx) => {
    await lockUserById(trx, account.id);
    if ((await findPasskeysOf(trx, account.id)).length === 0) {
      throw new Problem('conflict', 'Recovery codes are for accounts with a passkey. Add a passkey first.');
    }
    await insertOwnAct(trx, account, { at: tools.now(), action: 'recovery-codes-made' });
    return storeNewCodes(trx, account.id);
  });
  announceSecurityChange(tools, account, { kind: 'recovery-codes-made' });
  return codes;
}

async function storeNewCodes(trx: Transaction, userId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes;
}

/** Throws a 400 for a wrong password, which counts towards the limit of password changes. */
export async function confirmPassword(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  password: string,
): Promise<void> {
  const counted = await tools.throttle.beginPasswordChange(account.tokenHash);
  const isRight = await forgiveUnlessWrong(counted, async () => {
    const user = await findUserById(db, account.id);
    return tools.hashing.verify(user?.password_hash, password);
  });
  if (!isRight) throw new Problem('bad_request', currentPasswordWrong);
}

function refuseMorePasskeys(existing: readonly PasskeyRow[]): void {
  if (existing.length < passkeyMaximum) return;
  throw new Problem('conflict', `An account can have at most ${passkeyMaximum} passkeys. Remove one first.`);
}

function presentPasskey({ id, name, is_synced, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, is_synced: is_synced === 1, created_at, last_used_at };
}
