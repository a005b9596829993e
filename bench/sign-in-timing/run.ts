import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '#domain/api-paths.ts';
import { appLimits, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';

/**
 * Measures how long the server takes to refuse a sign-in, for an account that exists and for one that does not, over a
 * real connection. Requests for both are mixed, so that other work of the machine slows both down equally. Their
 * medians should differ by at most 10 % (product 15.4).
 *
 *   node bench/sign-in-timing/run.ts [SAMPLES]
 *
 * Uses SQLite in a temporary folder, or the empty database that DATABASE_URL names.
 */
const samples = Number(process.argv[2] ?? 300);
const dataDirectory = mkdtempSync(join(tmpdir(), 'bellbird-timing-'));
const config = parseConfig({
  LOG_LEVEL: 'silent',
  STARTER_CONTENT: 'false',
  DATA_DIR: dataDirectory,
  DATABASE_URL: process.env.DATABASE_URL,
});
const db = await connectDatabase(config, 'may-create');
await migrateToLatest(db);
const unlimited = { attempts: 1_000_000, seconds: 900 };
const app = await buildApp({
  config,
  db,
  limits: appLimits,
  accounts: {
    throttleLimits: { signInByAccountAndNetwork: unlimited, signInByNetwork: unlimited, signInByAccount: unlimited },
  },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

async function post(path: string, body: object): Promise<number> {
  const began = performance.now();
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  return performance.now() - began;
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

const users = { 'wrong password': 'someone@example.com', 'wrong password, control': 'control@example.com' };
for (const email of Object.values(users)) {
  await post(apiPaths.register, { full_name: 'Someone', email, password: 'Kowhai-2026' });
}
const asked = Object.entries({ ...users, 'unknown user': 'nobody@example.com' }).map(([name, username]) => ({
  name,
  username,
  times: [] as number[],
}));
for (let sample = -20; sample < samples; sample += 1) {
  // The order is random, because the first request of each round could be faster or slower than the second.
  for (const { username, times } of shuffle(asked)) {
    const time = await post(apiPaths.login, { username, password: 'not it' });
    // The first rounds do not count. They are slower, because the code runs for the first time.
    if (sample >= 0) times.push(time);
  }
}

console.log('| refused sign-in | median ms | 10 % | 90 % |\n|---|---|---|---|');
for (const { name, times } of asked) {
  const [median, low, high] = [0.5, 0.1, 0.9].map((share) => quantile(times, share).toFixed(2));
  console.log(`| ${name} | ${median} | ${low} | ${high} |`);
}
const [wrong = Number.NaN, control = Number.NaN, unknown = Number.NaN] = asked.map(({ times }) => quantile(times, 0.5));
const difference = (median: number) => `${(Math.abs(median / wrong - 1) * 100).toFixed(1)} %`;
console.log(
  `\nThe medians of unknown user and wrong password differ by ${difference(unknown)}; they should differ by at most 10 %.`,
);
console.log(
  `The control, another wrong password, differs by ${difference(control)}: this is the noise of the machine.`,
);

await app.close();
await db.destroy();
rmSync(dataDirectory, { recursive: true, force: true });
