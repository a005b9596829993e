import { setImmediate as nextTick } from 'node:timers/promises';
import { articlePassages } from '#server/assistant/article-reader.ts';
import { findOutcome } from '#server/assistant/outcome.ts';
import { createPassageIndex } from '#server/assistant/passage-index.ts';
import { sitePassages } from '#server/assistant/site-passages.ts';
import { starterArticles } from '#server/content/starter/starter-set.ts';
import { noOwnerFacts } from '#shared/offer/owner-facts.ts';
import { readQuestions } from './scoring.ts';

/**
 * Measures the time and memory that an index of many articles takes. The articles are copies of the starter articles
 * with some words changed. Each is added in a separate event-loop tick, as in the server.
 *
 *   node --expose-gc bench/assistant/size.ts 1000
 */
const count = Number(process.argv[2] ?? 1000);
const memory = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
const articles = starterArticles.filter(({ content }) => content);
const index = createPassageIndex();
index.put('site', sitePassages({ isModelSet: false, owner: noOwnerFacts }));
findOutcome(index, { question: 'hello', locale: 'en-NZ' });
const before = memory();
let longest = 0;
const start = performance.now();
for (let place = 0; place < count; place += 1) {
  const article = articles[place % articles.length];
  if (!article?.content) continue;
  const own = (text: string) =>
    text.replace(/\b(\w{6,})\b/g, (word, _all, at: number) =>
      at % 12 ? word : `${word}${'aeiou'[(place + at) % 5]}${'lmnrst'[place % 6]}`,
    );
  const written = {
    ...article,
    title: own(article.title),
    summary: own(article.summary),
    content: own(article.content),
  };
  const tickBegan = performance.now();
  index.put(`article:${place}`, articlePassages({ ...written, id: place, slug: `article-${place}`, medium_url: null }));
  longest = Math.max(longest, performance.now() - tickBegan);
  await nextTick();
}
const built = performance.now() - start;
const times = readQuestions()
  .map(({ text: question }) => {
    const asked = performance.now();
    findOutcome(index, { question, locale: 'en-NZ' });
    return performance.now() - asked;
  })
  .sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
console.log(`${count} articles: built in ${(built / 1000).toFixed(1)} s, longest tick ${longest.toFixed(0)} ms,`);
console.log(`${(memory() - before).toFixed(0)} MB, a question in ${at(0.5)} ms (median), ${at(0.99)} ms (99th of 100)`);
