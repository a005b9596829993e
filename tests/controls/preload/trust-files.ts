import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Breaks a server: when it asks for the size of its log, it always gets the largest size that the log has had. So it
 * does not notice when the log is truncated.
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
