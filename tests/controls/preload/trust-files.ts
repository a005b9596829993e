import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded into a server by a control: a log that was cut short still reports the largest size that it ever had, so the
 * server does not notice the damage.
 */
const look = fs.statSync;
const largest = new Map<string, number>();
Object.assign(fs, {
  statSync(...words: Parameters<typeof look>) {
    const found: ReturnType<typeof look> = Reflect.apply(look, fs, words);
    const name = String(words[0]);
    if (found === undefined || !name.endsWith('-wal')) return found;
    largest.set(name, Math.max(largest.get(name) ?? 0, Number(found.size)));
    return Object.assign(found, { size: largest.get(name) });
  },
});
syncBuiltinESMExports();
