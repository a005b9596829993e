import type { PasswordChange } from '#shared/api/account-contract.ts';
import type { Queryable } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { SignedInAccount } from './access.ts';
import { announceSecurityChange } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import { insertOwnAct } from './audit.repository.ts';
import { deleteSessionsOf } from './session.repository.ts';
import { forgiveUnlessWrong } from './throttle.ts';
import { findUserById, lockUserById, updatePasswordHash } from './user.repository.ts';

export const currentPasswordWrong = 'Current password is incorrect';

export async function changePassword(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  change: PasswordChange,
): Promise<void> {
  const counted = await tools.throttle.beginPasswordChange(account.tokenHash);
  const isChanged = await forgiveUnlessWrong(counted, () => changeIfCurrent(db, tools, account, change));
  if (!isChanged) throw new Problem('bad_request', currentPasswordWrong);
  announceSecurityChange(tools, account, { kind: 'password-changed' });
}

async function changeIfCurrent(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  change: PasswordChange,
): Promise<boolean> {
  const compared = await findUserById(db, account.id);
  if (!(await tools.hashing.verify(compared?.password_hash, change.current_password))) return false;
  const passwordHash = await tools.hashing.hash(change.new_password);
  return db.transaction().execute(async (trx) => {
    const user = await lockUserById(trx, account.id);
    // Another request changed the password in the meantime, so the comparison used an old hash.
    if (user?.password_hash !== compared?.password_hash) return false;
    await updatePasswordHash(trx, account.id, passwordHash, tools.now().toISOString());
    await deleteSessionsOf(trx, account.id, account.tokenHash);
    await insertOwnAct(trx, account, { at: tools.now(), action: 'password-changed' });
    return true;
  });
}
