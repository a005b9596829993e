import { expect, test } from 'vitest';
import { notOurs, questionPhrasings } from '#server/assistant/knowledge/known-answers.ts';
import { sitePassages } from '#server/assistant/site-passages.ts';
import { searchTokens } from '#server/search/search-tokens.ts';
import { createMeasure, sumOf } from '../../bench/assistant/measure.ts';
import { seenQuestions, seenRefusals } from '../../bench/assistant/questions-seen.ts';
import { createStarterIndex } from '../../bench/assistant/starter-index.ts';

test('the assistant reaches its targets on the question set', () => {
  const measure = createMeasure(createStarterIndex());
  const all = sumOf(Object.entries(seenQuestions).map(([name, questions]) => measure.questions(name, questions)));
  expect(all.count).toBeGreaterThanOrEqual(150);
  expect(all.first / all.count).toBeGreaterThanOrEqual(0.9);
  expect(all.among / all.count).toBeGreaterThanOrEqual(0.97);
  expect(all.wrong / all.count).toBeLessThan(0.03);
  const refusals = measure.refusals(seenRefusals);
  expect(refusals.count).toBeGreaterThanOrEqual(40);
  expect(refusals.answered / refusals.count).toBeLessThan(0.03);
});

test('every further phrasing belongs to an answer or a section that exists, and has tokens', () => {
  const topics = new Set(sitePassages().map(({ passage }) => passage.topic));
  for (const [topic, phrasings] of [...Object.entries(questionPhrasings), ...Object.entries(notOurs)]) {
    expect(topics).toContain(topic in questionPhrasings ? topic : `not-ours:${topic}`);
    for (const phrasing of Object.values(phrasings).flatMap((list) => list.split('|')))
      expect(phrasing.trim(), topic).not.toBe('');
    for (const list of Object.values(phrasings)) expect(searchTokens(list).length, topic).toBeGreaterThan(0);
  }
});
