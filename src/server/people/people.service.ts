import type { AccountSession, Role } from '#shared/api/account-contract.ts';
import type { PeopleQuery, Person } from '#shared/api/people-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import type { SignedInAccount } from '../accounts/access.ts';
import {
  asAdministrator,
  type ChangedAccount,
  type ChangeMaker,
  confirmAddress,
  giveRole,
  recordAccountChange,
  removeAccount,
} from '../accounts/account-changes.ts';
import type { AccountTools } from '../accounts/account-tools.ts';
import { actorOf } from '../accounts/audit.repository.ts';
import { listSessions } from '../accounts/own-sessions.service.ts';
import { deleteSessionsOf } from '../accounts/session.repository.ts';
import type { ActTeller } from '../accounts/told-acts.ts';
import { findUserById, lockUserById } from '../accounts/user.repository.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { countPeople, findPeople } from './person.repository.ts';

type Tools = Pick<AccountTools, 'now' | 'sessionLimits' | keyof ActTeller>;

export async function listPeople(
  db: Queryable,
  { now, sessionLimits }: Tools,
  { group, q, limit = pageLimitMaximum, skip = 0 }: PeopleQuery,
): Promise<{ readonly rows: Person[]; readonly total: number }> {
  const moment = now();
  const idleSince = new Date(moment.getTime() - sessionLimits.idle).toISOString();
  const rows = await findPeople(db, { group, q }, { limit, skip }, { now: moment.toISOString(), idleSince });
  return { rows, total: await countPeople(db, { group, q }) };
}

/** Returns the sessions of a person. Throws a 404 when the account does not exist. */
export async function listSessionsOf(
  db: Queryable,
  tools: Tools,
  account: SignedInAccount,
  id: number,
): Promise<AccountSession[]> {
  if (!(await findUserById(db, id))) throw missingPerson();
  return listSessions(db, tools, id, account.tokenHash);
}

/**
 * Gives a person a role and ends their sessions. Does nothing when they already have the role. Throws a conflict when
 * the last administrator would lose the role, and when it is not proven that the person owns the address.
 */
export function changeRoleOf(
  db: Queryable,
  tools: Tools,
  account: SignedInAccount,
  { id, role }: { readonly id: number; readonly role: Role },
): Promise<void> {
  return changePerson(db, tools, account, id, (trx, person, maker) => giveRole(trx, person, role, maker));
}

/** Confirms that a person owns the e-mail address of their account. Does nothing when that is proven already. */
export function confirmAddressOf(db: Queryable, tools: Tools, account: SignedInAccount, id: number): Promise<void> {
  return changePerson(db, tools, account, id, (trx, { user }, maker) => confirmAddress(trx, user, maker));
}

export function signOutPerson(db: Queryable, tools: Tools, account: SignedInAccount, id: number): Promise<void> {
  return changePerson(db, tools, account, id, async (trx, { user }, maker) => {
    await deleteSessionsOf(trx, user.id);
    await recordAccountChange(trx, user, 'signed-out', maker);
  });
}

/** Deletes the account with all that belongs to it. Throws a conflict for the last administrator. */
export function deletePerson(db: Queryable, tools: Tools, account: SignedInAccount, id: number): Promise<void> {
  return changePerson(db, tools, account, id, removeAccount);
}

async function changePerson(
  db: Queryable,
  tools: Tools,
  account: SignedInAccount,
  id: number,
  change: (trx: Transaction, person: ChangedAccount, maker: ChangeMaker) => Promise<unknown>,
): Promise<void> {
  await asAdministrator(db, account, async (trx, admins) => {
    const user = await lockUserById(trx, id);
    if (!user) throw missingPerson();
    await change(trx, { user, admins }, { actor: actorOf(account), now: tools.now(), teller: tools });
  });
}

function missingPerson(): Problem {
  return new Problem('not_found', 'This account no longer exists.');
}
