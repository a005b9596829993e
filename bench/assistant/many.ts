import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArticleReader } from '#server/assistant/article-reader.ts';
import { findOutcomeAmongAll } from '#server/assistant/older-articles.ts';
import { createPassageIndex } from '#server/assistant/passage-index.ts';
import { sitePassages } from '#server/assistant/site-passages.ts';
import { saveArticle } from '#server/content/article.service.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { noOwnerFacts } from '#shared/offer/owner-facts.ts';
import { markdownTable, report } from '../support/report.ts';
import { median } from '../support/statistics.ts';
import { wordOf, writeCrowd } from './article-crowd.ts';
import { readQuestions } from './scoring.ts';

/**
 * Measures the assistant with 10, 1,000, 10,000 and 100,000 articles on SQLite: the time to answer a question, the time
 * to answer the first question after a save, and the memory of the index. Fails when the assistant misses an article or
 * answers from an old version of an article.
 *
 *   node --expose-gc bench/assistant/many.ts [ARTICLES …]
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 1000, 10_000, 100_000];
const columns: string[][] = [];
for (const size of sizes) columns.push(await measure(size));
const what = [
  'a question about the site, ms',
  'a question about an article of any age, ms',
  'the same question again, ms',
  'a save, with its search tokens, ms',
  'the first question after a save, ms',
  'memory of the index, MB',
  'from an empty index to the first answer, ms',
];
report(
  'assistant-articles',
  'The assistant with many articles',
  'SQLite, articles of about 1,000 characters. The newest 300 are in memory, and up to 100 others that were asked about. One process without HTTP; before each answer, it reads from the database what has changed. 200 questions about the site, 200 about articles, 40 saves. Each cell has the mean of the processor time and the median of the elapsed time, which includes other work of the machine.',
  markdownTable(
    ['what', ...sizes.map((size) => `${size.toLocaleString('en-NZ')} articles`)],
    what.map((name, row) => [name, ...columns.map((column) => column[row] ?? '')]),
  ),
);

async function measure(size: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-bench-'));
  const location = { databaseUrl: undefined, dataDirectory: folder };
  try {
    const filling = await connectDatabase(location, 'may-create');
    await migrateToLatest(filling);
    await writeCrowd(filling, size);
    await filling.destroy();
    const db = await connectDatabase(location, 'may-create');
    try {
      return await ask(db, size);
    } finally {
      await db.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(db: Database, size: number): Promise<string[]> {
  const before = heap();
  const index = createPassageIndex();
  const began = performance.now();
  index.put('site', sitePassages({ isModelSet: false, owner: noOwnerFacts }));
  const articles = createArticleReader(db, index);
  const answer = async (question: string) => {
    const asked = { question, locale: 'en-NZ' } as const;
    await articles.refresh();
    return findOutcomeAmongAll(db, { index, articles }, asked);
  };
  await answer('What does Growth cost?');
  const ready = performance.now() - began;

  const site = readQuestions();
  const known = await timedEach(200, (turn) => answer(site[(turn * 2) % site.length]?.text ?? ''));
  const place = (turn: number) => 1 + ((turn * 7919) % size);
  const about = async (id: number) => {
    const outcome = await answer(`When is the ${wordOf(id)} line serviced?`);
    const topic = outcome.kind === 'found' ? outcome.findings[0].passage.topic : outcome.why;
    assert.equal(topic, `article:crowd-${id}`, `article ${id} of ${size}`);
    return outcome;
  };
  const first = await timedEach(200, (turn) => about(place(turn)));
  const again = await timedEach(100, () => about(place(199)));

  const saves: Timing[] = [];
  const afterSaves: Timing[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const id = place(turn);
    saves.push(...(await timedEach(1, () => save(db, id, turn))));
    const check = async () => {
      const outcome = await about(id);
      const passage = outcome.kind === 'found' ? outcome.findings[0].passage : undefined;
      assert(passage?.kind === 'text' && passage.text.includes(`for the ${turn}th time`), `save ${turn} counts`);
    };
    afterSaves.push(...(await timedEach(1, check)));
  }
  return [known, first, again, saves, afterSaves]
    .map((times) => {
      const processor = times.reduce((sum, time) => sum + time.processor, 0) / times.length;
      return `${processor.toFixed(1)} / ${median(times.map(({ clock }) => clock)).toFixed(1)}`;
    })
    .concat((heap() - before).toFixed(0), ready.toFixed(0));
}

async function save(db: Database, id: number, turn: number): Promise<void> {
  const content = `<p>The ${wordOf(id)} line is serviced on Friday, for the ${turn}th time.</p>`;
  const title = `Setting up the ${wordOf(id)} line`;
  const rest = { summary: 'In short.', medium_url: null, publish_date: '2016-05-05', read_time: 5, category_id: 1 };
  const saved = { ...rest, title, content, is_published: true, is_featured: false, tag_ids: [] };
  await saveArticle(db, id, 'any', saved, {
    now: new Date(),
    actor: { id: null, name: 'Bench' },
    sanitiseHtml: (html) => html,
  });
}

/** The time that something took, in milliseconds: processor time and elapsed time. */
interface Timing {
  readonly processor: number;
  readonly clock: number;
}

async function timedEach(turns: number, work: (turn: number) => Promise<unknown>): Promise<Timing[]> {
  const times: Timing[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const used = process.cpuUsage();
    const start = performance.now();
    await work(turn);
    const { user, system } = process.cpuUsage(used);
    times.push({ processor: (user + system) / 1000, clock: performance.now() - start });
  }
  return times;
}

function heap(): number {
  if (!globalThis.gc) throw new Error('Run it with node --expose-gc.');
  globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
