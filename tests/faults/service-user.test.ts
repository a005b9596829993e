import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { canRunAsNobody, nobody } from '#tests/support/other-user.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { serviceUnit } from '#tests/support/service-unit.ts';

const commandLine = fileURLToPath(new URL('../../src/server/operations/commands/main.ts', import.meta.url));
/** The cache of the product's compiled files, with which a command starts in half the time. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/bellbird', import.meta.url));
const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;

/** Runs a command as a user who owns only the data folder. The user of the real service has the same rights. */
const asService = ['setpriv', `--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups', '--no-new-privs'];
let data = '';
beforeAll(() => {
  data = makeFolder();
  if (canRunAsNobody) chownSync(data, nobody.uid, nobody.gid);
});

/** Runs a command of the product's command line as root while the service is running. */
function asRoot(...words: string[]) {
  return spawnSync(process.execPath, [commandLine, ...words], {
    env: { NODE_COMPILE_CACHE: compileCache, PATH: process.env.PATH, DATA_DIR: data },
    encoding: 'utf8',
    input: `${goodPassword}\n`,
    cwd: tmpdir(),
  });
}

test.runIf(canRunAsNobody && hasSetpriv)(
  'the service serves as its own user, and root’s commands leave every file to it',
  async () => {
    const words = /^ExecStart=\S+ (.*) src\/server\/main\.ts$/m.exec(serviceUnit)?.[1];
    expect(words).toBe('--env-file=/opt/bellbird/.env --heap-growing-percent=100 --max-semi-space-size=16');
    const product = await startProduct({ DATA_DIR: data }, asService);
    const create = ['admin', 'create', '--email', 'a@example.com', '--name', 'A', '--password-stdin'];
    expect(asRoot(...create)).toMatchObject({ status: 0 });
    expect(asRoot('backup')).toMatchObject({ status: 0 });
    const login = { username: 'a@example.com', password: goodPassword };
    const headers = { 'content-type': 'application/json' };
    const signIn = async (origin: string) =>
      (await fetch(origin + apiPaths.login, { method: 'POST', headers, body: JSON.stringify(login) })).status;
    expect(await signIn(product.origin)).toBe(200);
    await product.stop();
    const [backup = ''] = readdirSync(join(data, 'backups')).filter((name) => name.endsWith('.backup'));
    expect(asRoot('restore', join(data, 'backups', backup))).toMatchObject({ status: 0 });
    const again = await startProduct({ DATA_DIR: data }, asService);
    expect(await signIn(again.origin)).toBe(200);
    await again.stop();
    const states = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(data, name)));
    expect(states.filter(({ uid, mode }) => uid !== nobody.uid || (mode & 0o077) !== 0)).toEqual([]);
  },
);
