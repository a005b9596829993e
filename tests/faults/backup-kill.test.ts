import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';

const commandLine = fileURLToPath(new URL('../../src/server/operations/commands/main.ts', import.meta.url));

/** Returns the names of the scratch folders in a folder and in the scratch folders there. */
function scratchFoldersIn(folder: string): string[] {
  const names = namesIn(folder).filter((name) => name.startsWith('.scratch-'));
  return names.flatMap((name) => [name, ...scratchFoldersIn(join(folder, name))]);
}

/** Returns the names in a folder, or none if the backup has just removed it. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

describeOnEveryEngine('a backup that is killed', (database, engine) => {
  let folder = '';
  beforeAll(async () => {
    folder = makeFolder();
    await writeManyArticles(database().db, { articles: 1000, contentLength: 10_000 });
  });

  // On SQLite the data is first copied into a scratch folder. The last scratch folder is that of the trial load.
  const moments: [string, number][] =
    engine === 'sqlite'
      ? [
          ['copied', 2],
          ['loaded', 3],
        ]
      : [['loaded', 2]];

  test.each(moments)(
    'while the data is %s leaves no backup, and the next one removes what it left',
    async (_, seen) => {
      const file = join(folder, 'x.backup');
      const words = [commandLine, 'backup', '--to', file];
      const { databaseUrl, dataDirectory } = database().location;
      const env = {
        PATH: process.env.PATH,
        DATA_DIR: dataDirectory || folder,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      };
      const killed = spawn(process.execPath, words, { env, cwd: folder, stdio: 'ignore' });
      const ended = once(killed, 'exit');
      const folders = new Set<string>();
      while (folders.size < seen && killed.exitCode === null) {
        for (const name of scratchFoldersIn(folder)) folders.add(name);
        await new Promise((resolve) => setImmediate(resolve));
      }
      killed.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
      expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.scratch-/)]);

      const { status, stderr } = spawnSync(process.execPath, words, { env, cwd: folder });
      expect({ status, said: stderr.toString() }).toEqual({ status: 0, said: '' });
      expect(readdirSync(folder).filter((name) => name !== 'pictures')).toEqual(['x.backup']);
      rmSync(file);
    },
  );
});
