import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFreshFolder, type FreshFolder } from './support/fresh-folder.ts';
import { guides, readCommands } from './support/guide-commands.ts';
import { handling } from './support/guide-table.ts';

test('every command of the guides is run or listed with a reason, and nothing else is listed', () => {
  const all = new Set(guides.flatMap(readCommands));
  expect([...all].toSorted()).toEqual(Object.keys(handling).toSorted());
});

describe.each(guides)('%s', (guide) => {
  let folder: FreshFolder;
  beforeAll(async () => {
    folder = await createFreshFolder();
  });
  afterAll(() => folder.remove());

  test.each(runnable(guide))('%s', async (command) => {
    const how = handling[command];
    if (how === undefined || 'notRun' in how) throw new Error('This command is not in the table.');
    if (how.server === 'stopped' || how.serves) await folder.stopServing();
    if (how.server === 'running' && !folder.isServing()) await folder.serve('npm start');
    if (how.serves) {
      await folder.serve(command);
      expect((await fetch(folder.origin)).status).toBe(200);
      return;
    }
    // A guide names accounts of people who have registered.
    if (command.includes('EMAIL')) await register(folder);
    const { status, output } = folder.run(command, how.typed);
    expect({ status, output }).toEqual({ status: how.status ?? 0, output: expect.stringMatching(how.prints ?? /^/) });
  });
});

/** Returns the commands of a guide that are run here. */
function runnable(guide: string): string[] {
  return readCommands(guide).filter((command) => !('notRun' in (handling[command] ?? {})));
}

/** Registers the account of the editor, unless it exists. */
async function register(folder: FreshFolder): Promise<void> {
  const { output } = folder.run('npm run bellbird -- admin list');
  if (output.includes('editor@example.com')) return;
  const create = 'npm run bellbird -- admin create --email editor@example.com --name "An Editor" --password-stdin';
  folder.run(`echo 'Tui-sings-4-us!' | ${create}`);
}
