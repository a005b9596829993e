import { apiPaths } from '#domain/api-paths.ts';
import { adminCodeHeader } from '#domain/contract/account-contract.ts';

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
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const registered = await post(
    apiPaths.register,
    { full_name: person.fullName, email: person.email, password: person.password },
    adminCode === undefined ? {} : { [adminCodeHeader]: adminCode },
  );
  if (registered.status !== 201)
    throw new Error(`Registering answered ${registered.status}: ${await registered.text()}`);
  const signedIn = await post(apiPaths.login, { username: person.email, password: person.password });
  const { access_token: token }: { access_token: string } = await signedIn.json();
  return { ...person, token };
}
