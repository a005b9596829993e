import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readInContext } from '#server/assistant/conversation-context.ts';
import { topicPhrasings } from '#server/assistant/knowledge/topic-phrasings.ts';
import { isRefused } from '#server/assistant/outcome.ts';
import type { PassageIndex } from '#server/assistant/passage-index.ts';
import { inSimplifiedChinese } from '#server/assistant/simplified-chinese.ts';
import { answerOf } from '#server/assistant/site-answer.ts';
import { findTopics } from '#server/assistant/topic-finder.ts';
import { readScoredQuestions, type ScoredQuestion, verdictOn } from './scoring.ts';
import { createStarterIndex } from './starter-index.ts';

/**
 * Writes the questions of the question rounds (see README.md), grouped by topic, to a file from which the assistant
 * learns. A question that the site answers gets the nearest topic whose answer is right. A question that must be
 * refused gets the nearest topic that the site does not cover. Leaves out questions that refer to an earlier question,
 * that fit no topic, or that are already among our own phrasings.
 *
 *   node bench/assistant/learn.ts
 */
const target = 'src/server/assistant/knowledge/phrasings/strangers-questions.json';
/** Number of nearest topics whose answers are checked. */
const nearest = 8;

const index = createStarterIndex();
const texts = new Map<string, Set<string>>();
const written = new Set(topicPhrasings().flatMap(({ text, isStrangers }) => (isStrangers ? [] : [text.toLowerCase()])));
const files = globSync('records/assistant/questions-{round,practice}-*.json').sort();
for (const question of files.flatMap((file) => readScoredQuestions(readFileSync(file, 'utf8')))) {
  if (question.previous.length > 0 || isRefused(question.text)) continue;
  if (written.has(inSimplifiedChinese(question.text).toLowerCase())) continue;
  const topic = topicOf(question, index);
  if (topic) texts.set(topic, (texts.get(topic) ?? new Set()).add(inSimplifiedChinese(question.text)));
}
const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(
  target,
  `${JSON.stringify(Object.fromEntries(sorted.map(([topic, all]) => [topic, [...all]])), null, 2)}\n`,
);
console.log(
  `${sorted.reduce((sum, [, all]) => sum + all.size, 0)} questions of ${files.length} files for ${sorted.length} topics.`,
);

function topicOf(question: ScoredQuestion, passages: PassageIndex): string | undefined {
  const text = inSimplifiedChinese(question.text);
  const candidates = findTopics(readInContext({ question: text })).map(({ topic }) => topic);
  const isSilent = (topic: string) => topic.startsWith('unknown:') || topic.startsWith('not-ours:');
  if (question.expect === 'refuse') return candidates.find(isSilent);
  if (question.expect !== 'answer') return undefined;
  return candidates.slice(0, nearest).find((topic) => {
    const passage = passages.labelled(topic);
    if (!passage || passage.kind === 'not-ours') return false;
    const finding = { passage, score: 1, coverage: 1, likeness: 1, evidence: 0, share: 1, words: 0, covered: 0 };
    const answer = answerOf({ kind: 'found', findings: [finding] }, { question: question.text, locale: 'en-NZ' });
    // A wrong answer can also contain the expected facts, so the page that the answer links to must be right too.
    return verdictOn(question, answer) === 'right' && verdictOn({ ...question, must: [] }, answer) !== 'wrong';
  });
}
