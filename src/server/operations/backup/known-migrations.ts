import { migrations } from '../../database/migrations/migrations.ts';
import { Problem } from '../../problems/problem.ts';

const knownNames = Object.keys(migrations);

/** Refuses a backup whose schema this program cannot bring up to date: one of a newer program, or of another one. */
export function requireKnownMigrations(file: string, applied: readonly string[]): void {
  const unknown = applied.filter((name) => !knownNames.includes(name));
  if (unknown.length > 0) {
    throw new Problem(
      'bad_request',
      `${file} was made by a newer version of this program (it has ${unknown.join(', ')}). Restore it with that version.`,
    );
  }
  if (applied.length === 0 || applied.some((name, index) => name !== knownNames[index])) {
    throw new Problem('bad_request', `${file} has a schema that this program does not know. Use another backup.`);
  }
}
