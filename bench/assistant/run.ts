import { slugify } from '#domain/slugs.ts';
import { findOutcome, type Outcome } from '#server/assistant/answer-question.ts';
import { articlePassages } from '#server/assistant/article-passages.ts';
import { createPassageIndex } from '#server/assistant/passage-index.ts';
import { sitePassages } from '#server/assistant/site-passages.ts';
import { starterArticles } from '#server/content/starter/starter-articles.ts';
import type { ExpectedQuestion } from './question-set.ts';
import { englishQuestions } from './questions-en.ts';
import { koreanQuestions } from './questions-ko.ts';
import { refusedQuestions } from './questions-refused.ts';
import { chineseQuestions } from './questions-zh.ts';

/** How often the assistant finds the right passage, and how often it answers what it should turn away. `--misses` lists them. */
const index = createPassageIndex();
index.put('site', sitePassages());
starterArticles.forEach((article, place) => {
  if (!article.isPublished) return;
  const { title, summary, content, slug = slugify(title) } = article;
  index.put(`article:${place}`, articlePassages({ id: place, title, slug, summary, content, medium_url: null }));
});

const ask = (question: string) => findOutcome(index, { question, locale: 'en-NZ' });
const topicsOf = (outcome: Outcome) =>
  (outcome.kind === 'found' ? outcome.findings : outcome.near).slice(0, 3).map(({ passage }) => passage.topic);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(8);
const misses: string[] = [];

function measure(name: string, questions: readonly ExpectedQuestion[]) {
  let first = 0;
  let among = 0;
  let wrong = 0;
  for (const [question, ...topics] of questions) {
    const outcome = ask(question);
    const found = topicsOf(outcome);
    const isFirst = outcome.kind === 'found' && topics.includes(found[0] ?? '');
    const isAmong = found.some((topic) => topics.includes(topic));
    if (isFirst) first += 1;
    else if (outcome.kind === 'found') wrong += 1;
    if (isAmong) among += 1;
    const best = outcome.kind === 'found' ? outcome.findings[0] : outcome.near[0];
    const figures = `${best?.coverage.toFixed(2)} ${best?.likeness.toFixed(2)}`;
    if (!isFirst)
      misses.push(
        `${outcome.kind === 'found' ? 'wrong  ' : 'unknown'} ${question}  [${topics}] got ${found} ${figures}`,
      );
  }
  return { name, count: questions.length, first, among, wrong };
}

function measureRefusals(name: string, questions: readonly string[]) {
  let refused = 0;
  for (const question of questions) {
    const outcome = ask(question);
    if (outcome.kind === 'refused') refused += 1;
    else
      misses.push(
        `answered ${question}  got ${topicsOf(outcome)} ${outcome.findings[0].coverage.toFixed(2)} ${outcome.findings[0].likeness.toFixed(2)}`,
      );
  }
  return { name, count: questions.length, refused };
}

function report(which: 'tuned' | 'keptOut') {
  const rows = [
    measure('English', englishQuestions[which]),
    measure('Chinese', chineseQuestions[which]),
    measure('Korean', koreanQuestions[which]),
  ];
  const sum = (key: 'count' | 'first' | 'among' | 'wrong') => rows.reduce((total, row) => total + row[key], 0);
  const all = { name: 'all', count: sum('count'), first: sum('first'), among: sum('among'), wrong: sum('wrong') };
  console.log(`\n${which === 'tuned' ? 'Questions seen while tuning' : 'Questions kept out while tuning'}`);
  console.log('            number    top-1    top-3    wrong answer');
  for (const { name, count, first, among, wrong } of [...rows, all]) {
    console.log(
      `${name.padEnd(12)}${String(count).padStart(6)} ${percent(first, count)} ${percent(among, count)} ${percent(wrong, count)}`,
    );
  }
  const refusals = measureRefusals('refused', refusedQuestions[which]);
  const falseAnswers = refusals.count - refusals.refused;
  console.log(
    `To be refused: ${refusals.count}, refused${percent(refusals.refused, refusals.count)}, false answers${percent(falseAnswers, refusals.count)}`,
  );
}

console.log(`Assistant's retrieval, ${new Date().toISOString().slice(0, 10)}`);
report('tuned');
// Only what was seen may be looked at while tuning.
if (process.argv.includes('--misses')) console.log(`\n${misses.join('\n')}`);
report('keptOut');
