import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFreshFolder, type FreshFolder, type RunningServer } from './support/fresh-folder.ts';
import { guides, readCommands } from './support/guide-commands.ts';
import { handling } from './support/guide-table.ts';

test('every command of the guides is run or listed with a reason, and nothing else is listed', () => {
  const all = new Set(guides.flatMap(readCommands));
  expect([...all].toSorted()).toEqual(Object.keys(handling).toSorted());
});

describe.each(guides)('%s', (guide) => {
  let folder: FreshFolder;
  let site: RunningServer | undefined;
  let hasAccounts = false;
  beforeAll(async () => {
    // The commands of the first guide install and build everything.
    folder = await createFreshFolder({ built: guide !== guides[0] });
  });
  afterAll(() => folder.remove());

  async function serve(command: string): Promise<void> {
    await site?.stop();
    site = await folder.serve(command);
  }

  test.each(runnable(guide))('%s', async (command) => {
    const how = handling[command];
    if (how === undefined || 'notRun' in how) throw new Error('This command is not in the table.');
    if (how.server === 'running' && site === undefined) await serve('npm start');
    if (how.server === 'stopped') {
      await site?.stop();
      site = undefined;
    }
    if (how.tools) folder.linkPackages();
    if (how.serves) {
      await serve(command);
      expect((await fetch(site?.origin ?? '')).status).toBe(200);
      return;
    }
    if (how.servesApart) {
      const apart = await folder.serve(command, how.servesApart);
      expect((await fetch(apart.origin)).status).toBe(200);
      await apart.stop();
      return;
    }
    // The guides name accounts of people who have registered, and a key that somebody has kept.
    if (command.includes('EMAIL') && !hasAccounts) {
      for (const name of ['owner', 'editor']) await register(folder, `${name}@example.com`);
      hasAccounts = true;
    }
    if (command.includes('--key-stdin')) await keepKey(folder);
    const { status, output } = await folder.run(command, how.answers);
    expect({ status, output }).toEqual({ status: how.status ?? 0, output: expect.stringMatching(how.prints ?? /^/) });
  });
});

/** Returns the commands of a guide that are run here. */
function runnable(guide: string): string[] {
  return readCommands(guide).filter((command) => !('notRun' in (handling[command] ?? {})));
}

/** Registers an account. The first one is an administrator who stays, whatever happens to the second. */
async function register(folder: FreshFolder, email: string): Promise<void> {
  const create = `npm run bellbird -- admin create --email ${email} --name "A Person" --password-stdin`;
  const { status, output } = await folder.run(`echo 'Tui-sings-4-us!' | ${create}`);
  expect({ status, output }).toMatchObject({ status: 0 });
}

/** Makes the keys of off-site copies, and puts the secret one into a file. */
async function keepKey(folder: FreshFolder): Promise<void> {
  const { output } = await folder.run('npm run bellbird -- backup key');
  writeFileSync(folder.keyFile, /AGE-SECRET-KEY-1\w+/.exec(output)?.[0] ?? '');
}
