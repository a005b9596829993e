import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { phrasingLists } from '#server/assistant/knowledge/known-answers.ts';
import { knownUnknowns, nearestAnswers } from '#server/assistant/knowledge/known-unknowns.ts';
import { topicPhrasings } from '#server/assistant/knowledge/topic-phrasings.ts';
import { topicRules } from '#server/assistant/knowledge/topic-rules.ts';
import { createMeasure, sumOf } from '../../bench/assistant/measure.ts';
import { readScoredQuestions, scoreQuestion } from '../../bench/assistant/scoring.ts';
import { createStarterIndex } from '../../bench/assistant/starter-index.ts';
import { seenQuestions, seenRefusals } from '../../records/assistant/questions-seen.ts';

// Hundreds of questions take long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

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

test('the assistant keeps its score on the questions by strangers that were read', () => {
  const index = createStarterIndex();
  const questions = readScoredQuestions(readFileSync('records/assistant/questions-round-1.json', 'utf8'));
  const shareOf = (expect: string, verdict: string) => {
    const asked = questions.filter((question) => question.expect === expect);
    return asked.filter((question) => scoreQuestion(index, question).verdict === verdict).length / asked.length;
  };
  expect(shareOf('answer', 'right')).toBeGreaterThanOrEqual(0.9);
  expect(shareOf('answer', 'wrong')).toBeLessThanOrEqual(0.03);
  expect(shareOf('refuse', 'right')).toBeGreaterThanOrEqual(0.95);
});

test('every phrasing belongs to a topic that exists, has tokens, and is under no other topic', () => {
  const index = createStarterIndex();
  const topicOfPhrasing = new Map<string, string>();
  for (const { topic, text } of topicPhrasings()) {
    expect(index.labelled(topic), topic).toBeDefined();
    expect(text.trim(), topic).not.toBe('');
    const key = text.toLowerCase();
    expect([topic, topicOfPhrasing.get(key) ?? topic], text).toEqual([topic, topic]);
    topicOfPhrasing.set(key, topic);
  }
  expect(topicOfPhrasing.size).toBeGreaterThan(5000);
});

test('every list of phrasings, rule and nearest answer names a topic that exists', () => {
  const topics = new Set(topicPhrasings().map(({ topic }) => topic));
  for (const list of phrasingLists) for (const topic of Object.keys(list)) expect(topics).toContain(topic);
  for (const topic of topicRules.keys()) expect(topics).toContain(topic);
  for (const [subject, topic] of Object.entries(nearestAnswers)) {
    expect(Object.keys(knownUnknowns)).toContain(subject);
    expect(topics).toContain(topic);
  }
});
