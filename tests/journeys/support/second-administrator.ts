import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { apiPaths } from '#domain/api-paths.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';

const commandLine = fileURLToPath(new URL('../../../src/server/commands/main.ts', import.meta.url));
const person = { email: 'mere@bellbird.example', name: 'Mere Tamatea', password: 'Korimako-at-5-am!' };

/** Creates a second administrator with the command line. Returns this administrator with a token. */
export async function addSecondAdministrator({ origin, dataDirectory }: ProductProcess) {
  execFileSync(
    process.execPath,
    [commandLine, 'admin', 'create', '--email', person.email, '--name', person.name, '--password-stdin'],
    { input: `${person.password}\n`, env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDirectory } },
  );
  const answer = await fetch(origin + apiPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.email, password: person.password }),
  });
  const { access_token: token }: { access_token: string } = await answer.json();
  return { ...person, token };
}
