import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { signInAt } from '#tests/support/administrator.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';

const commandLine = fileURLToPath(new URL('../../../src/server/operations/commands/main.ts', import.meta.url));
const person = { email: 'mere@bellbird.example', name: 'Mere Tamatea', password: 'Korimako-at-5-am!' };

/** Creates a second administrator with the command line. Returns this administrator with a token. */
export async function addSecondAdministrator({ origin, dataDirectory }: ProductProcess) {
  execFileSync(
    process.execPath,
    [commandLine, 'admin', 'create', '--email', person.email, '--name', person.name, '--password-stdin'],
    { input: `${person.password}\n`, env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDirectory } },
  );
  return { ...person, token: await signInAt(origin, person) };
}
