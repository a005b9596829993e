import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const acts: (() => unknown)[] = [];

/**
 * Runs `act` after the current test. Outside tests, for example in `beforeAll`, `act` runs after the suite of a database,
 * or after the file. The acts run in reverse order, so that an application is closed before its database.
 */
export function cleanUp(act: () => unknown): void {
  try {
    onTestFinished(async () => void (await act()));
  } catch {
    acts.push(act);
  }
}

export function countCleanUps(): number {
  return acts.length;
}

/** Runs the acts that wait outside tests, down to the number that `countCleanUps` returned earlier. */
export async function runCleanUps(from = 0): Promise<void> {
  for (const act of acts.splice(from).reverse()) await act();
}

/** Makes a new, empty folder. It is removed after the test or the suite. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-test-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
