import { apiPaths } from '#domain/api-paths.ts';

/** The administrator of a test's server: the first account, registered through the API. */
export interface Administrator {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Registers and signs in the first account of a server, which makes it the administrator (product 7.7). */
export async function registerAdministrator(origin: string): Promise<Administrator> {
  const person = { fullName: 'Aroha Ngata', email: 'aroha@bellbird.example', password: 'Tui-sings-4-us!' };
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const registered = await post(apiPaths.register, {
    full_name: person.fullName,
    email: person.email,
    password: person.password,
  });
  if (registered.status !== 201)
    throw new Error(`Registering answered ${registered.status}: ${await registered.text()}`);
  const signedIn = await post(apiPaths.login, { username: person.email, password: person.password });
  const { access_token: token }: { access_token: string } = await signedIn.json();
  return { ...person, token };
}
