import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { type Role, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type ResetLink, resetLinkSchema } from '#shared/api/password-reset-contract.ts';
import {
  type InviteCreate,
  type InviteCreated,
  inviteCreatedSchema,
  inviteSchema,
  type PeopleGroup,
  type Person,
  peopleGroups,
  personSchema,
} from '#shared/api/people-contract.ts';

const pathOf = ({ id }: Pick<Person, 'id'>) => `${apiPaths.adminPeople}/${id}`;

/** Returns the group of people at a desk address. The default is the group of people who may use the desk. */
export function peopleGroupOf({ status }: DeskAddress): PeopleGroup {
  return peopleGroups.find((group) => group === status) ?? 'desk';
}

export function listPeople(api: ApiClient, address: DeskAddress) {
  const query = { group: peopleGroupOf(address), q: address.q || undefined, ...pageRange(address.page) };
  return listPartQuery(api, `${apiPaths.adminPeople}?${queryText(query)}`, personSchema, ['people', 'list', query]);
}

export function countPeople(api: ApiClient, group: PeopleGroup, q: string) {
  const query = { group, q: q || undefined, limit: 1 };
  return listPartQuery(api, `${apiPaths.adminPeople}?${queryText(query)}`, personSchema, ['people', 'count', query]);
}

/** Returns the query that fetches the invites that nobody has used. */
export function listInvites(api: ApiClient) {
  return queryOptions({
    queryKey: ['people', 'invites'],
    queryFn: async ({ signal }) => readAnswer(await api.send(apiPaths.adminInvites, { signal }), z.array(inviteSchema)),
  });
}

export function listSessionsOf(api: ApiClient, person: Person) {
  return queryOptions({
    queryKey: ['people', 'sessions', person.id],
    queryFn: async ({ signal }) => readAnswer(await api.send(`${pathOf(person)}/sessions`, { signal }), sessionsSchema),
    staleTime: 0,
  });
}

export async function createInvite(api: ApiClient, invite: InviteCreate): Promise<InviteCreated> {
  return readAnswer(await api.send(apiPaths.adminInvites, { method: 'POST', body: invite }), inviteCreatedSchema);
}

export async function withdrawInvite(api: ApiClient, id: number): Promise<void> {
  await api.send(`${apiPaths.adminInvites}/${id}`, { method: 'DELETE' });
}

export async function changeRole(api: ApiClient, person: Person, role: Role): Promise<void> {
  await api.send(`${pathOf(person)}/role`, { method: 'PUT', body: { role } });
}

export async function signOutPerson(api: ApiClient, person: Person): Promise<void> {
  await api.send(`${pathOf(person)}/sessions`, { method: 'DELETE' });
}

/** Makes a link with which a person chooses a new password. The server never shows the link again. */
export async function makeResetLink(api: ApiClient, { id }: Person): Promise<ResetLink> {
  return readAnswer(await api.send(`${apiPaths.adminResetLinks}/${id}`, { method: 'POST' }), resetLinkSchema);
}

/** Confirms that a person owns the email address of their account. */
export async function confirmAddress(api: ApiClient, person: Person): Promise<void> {
  await api.send(`${pathOf(person)}/confirmation`, { method: 'POST' });
}

export async function deletePerson(api: ApiClient, person: Person): Promise<void> {
  await api.send(pathOf(person), { method: 'DELETE' });
}
