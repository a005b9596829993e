import { adminCodeHeader } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { inviteCreatedSchema } from '#shared/api/people-contract.ts';
import { sendToOrigin } from './content-factories.ts';

/** The administrator of a server in a test. It is the first account, and is registered through the API. */
export interface Administrator {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/**
 * Registers the first account of a server and signs in. The first account becomes administrator. A server that others
 * can reach requires `adminCode`, the one-time code that it prints when it starts.
 */
export async function registerAdministrator(origin: string, adminCode?: string): Promise<Administrator> {
  const person = { fullName: 'Aroha Ngata', email: 'aroha@bellbird.example', password: 'Tui-sings-4-us!' };
  const registered = await fetch(origin + apiPaths.register, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(adminCode === undefined ? {} : { [adminCodeHeader]: adminCode }),
    },
    body: JSON.stringify({ full_name: person.fullName, email: person.email, password: person.password }),
  });
  if (registered.status !== 201)
    throw new Error(`Registering answered ${registered.status}: ${await registered.text()}`);
  return { ...person, token: await signInAt(origin, person) };
}

/** Signs a person in at a server. Returns the token of the new session. */
export async function signInAt(
  origin: string,
  { email, password }: { readonly email: string; readonly password: string },
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await fetch(origin + apiPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: email, password }),
  });
  const { access_token: token }: { access_token: string } = await answer.json();
  return token;
}

let serial = 0;

/** Invites another administrator, who accepts. Returns this administrator with a token. */
export async function addSecondAdministrator(origin: string, { token }: Administrator): Promise<Administrator> {
  serial += 1;
  const person = { fullName: 'Mere Tamatea', email: `mere-${serial}@bellbird.example`, password: 'Korimako-at-5-am!' };
  const send = sendToOrigin(origin, token);
  const { fullName: full_name, email, password } = person;
  const invited = await send('POST', apiPaths.adminInvites, { full_name, email, role: 'admin' });
  const invite = inviteCreatedSchema.parse(invited.body);
  await send('POST', apiPaths.inviteAccept, { token: invite.token, full_name, password });
  return { ...person, token: await signInAt(origin, person) };
}
