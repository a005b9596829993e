import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '#domain/api-paths.ts';
import { appLimits, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';

/**
 * Measures, over a real connection, how long the server takes to refuse a sign-in and to answer a request for a new
 * password. Compares an account that exists with one that does not. The requests are mixed, so that other work on the
 * machine slows all of them equally. The medians should differ by at most 10 %.
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
let mails = 0;
const app = await buildApp({
  config,
  db,
  limits: appLimits,
  accounts: {
    throttleLimits: {
      signInByAccountAndNetwork: unlimited,
      signInByNetwork: unlimited,
      signInByAccount: unlimited,
      resetRequestByAccount: unlimited,
      resetRequestByNetwork: unlimited,
    },
  },
  sendMail: async () => {
    mails += 1;
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

const emails = { known: 'someone@example.com', control: 'control@example.com', unknown: 'nobody@example.com' };
const who = ['known', 'control', 'unknown'] as const;
for (const email of [emails.known, emails.control]) {
  await post(apiPaths.register, { full_name: 'Someone', email, password: 'Kowhai-2026' });
}
const questions = [
  {
    title: 'refused sign-in',
    path: apiPaths.login,
    body: (username: string) => ({ username, password: 'not it' }),
  },
  { title: 'request for a new password', path: apiPaths.resetRequests, body: (email: string) => ({ email }) },
];
for (const { title, path, body } of questions) {
  const times = { known: [] as number[], control: [] as number[], unknown: [] as number[] };
  for (let sample = -20; sample < samples; sample += 1) {
    // The order is random, because the first request of each round could be faster or slower than the second.
    for (const name of shuffle(who)) {
      const time = await post(path, body(emails[name]));
      // The first rounds do not count. They are slower, because the code runs for the first time.
      if (sample >= 0) times[name].push(time);
    }
  }
  console.log(`\n| ${title} | median ms | 10 % | 90 % |\n|---|---|---|---|`);
  for (const name of who) {
    const [median, low, high] = [0.5, 0.1, 0.9].map((share) => quantile(times[name], share).toFixed(2));
    console.log(`| ${name} | ${median} | ${low} | ${high} |`);
  }
  const differenceOf = (name: (typeof who)[number]) =>
    `${(Math.abs(quantile(times[name], 0.5) / quantile(times.known, 0.5) - 1) * 100).toFixed(1)} %`;
  console.log(
    `\nThe medians of unknown and known account differ by ${differenceOf('unknown')}; at most 10 % is expected.`,
  );
  console.log(`The control, another known account, differs by ${differenceOf('control')}: the noise of the machine.`);
}
console.log(`\nMails that were sent: ${mails}`);

await app.close();
await db.destroy();
rmSync(dataDirectory, { recursive: true, force: true });
