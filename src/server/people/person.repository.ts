import { sql } from 'kysely';
import type { PeopleQuery, Person } from '#shared/api/people-contract.ts';
import { countRows } from '../database/read-rows.ts';
import type { Queryable } from '../database/schema.ts';
import { containsPattern } from '../database/stored-text.ts';

/** Selects the accounts of a group whose name or email contains `q`. */
type PeopleFilter = Pick<PeopleQuery, 'group' | 'q'>;

/**
 * Returns one page of accounts. In the group of people who use the desk, administrators come before editors. In the
 * group of members, the newest account comes first. The sessions that are counted expire after `now` and were last used
 * after `idleSince`.
 */
export async function findPeople(
  db: Queryable,
  filter: PeopleFilter,
  range: { readonly limit: number; readonly skip: number },
  { now, idleSince }: { readonly now: string; readonly idleSince: string },
): Promise<Person[]> {
  const rows = await filtered(db, filter)
    .select(['users.id', 'full_name', 'email', 'role', 'users.created_at', 'last_seen_at', 'email_proven_at'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((inner) => inner.fn.countAll().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.expires_at', '>', now)
        .where('sessions.last_used_at', '>', idleSince)
        .as('sessions'),
    )
    // "admin" is before "editor" in the alphabet.
    .orderBy('role')
    .orderBy('users.id', filter.group === 'members' ? 'desc' : 'asc')
    .limit(range.limit)
    .offset(range.skip)
    .execute();
  return rows.map(({ email_proven_at, ...row }) => ({
    ...row,
    is_email_confirmed: email_proven_at !== null,
    sessions: Number(row.sessions),
  }));
}

export function countPeople(db: Queryable, filter: PeopleFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

function filtered(db: Queryable, { group, q }: PeopleFilter) {
  const query = db.selectFrom('users').where('role', group === 'members' ? '=' : '!=', 'member');
  return q ? query.where(sql<boolean>`search_key like ${containsPattern(q)} escape '\\'`) : query;
}
