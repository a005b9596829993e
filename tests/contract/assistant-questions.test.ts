import { expect, test, vi } from 'vitest';
import { findTopics, isSilent } from '#server/assistant/topic-finder.ts';
import { packages } from '#shared/offer/packages.ts';
import { siteConfig } from '#site.config';
import { createStarterIndex, readUnseenQuestions, scoreQuestion } from '../../bench/assistant/scoring.ts';
import { readLearnedTexts } from '../../scripts/train-topics.ts';

// Hundreds of questions take long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

test('of the questions that it has not learned, the assistant answered 81 % right and 2 % wrong on 29 November 2026', () => {
  const index = createStarterIndex();
  const questions = readUnseenQuestions();
  const shareOf = (wanted: string, verdict: string) => {
    const asked = questions.filter((question) => question.expect === wanted);
    expect(asked.length).toBeGreaterThan(40);
    return asked.filter((question) => scoreQuestion(index, question).verdict === verdict).length / asked.length;
  };
  expect(shareOf('answer', 'right')).toBeGreaterThanOrEqual(0.8);
  expect(shareOf('answer', 'wrong')).toBeLessThanOrEqual(0.035);
  expect(shareOf('refuse', 'right')).toBeGreaterThanOrEqual(0.9);
});

test('every phrasing belongs to a topic that exists, and is under no other topic', () => {
  const index = createStarterIndex();
  const topicOfPhrasing = new Map<string, string>();
  for (const { topic, text } of readLearnedTexts()) {
    expect(isSilent(topic) || index.labelled(topic) !== undefined, topic).toBe(true);
    expect(text.trim(), topic).not.toBe('');
    const key = text.toLowerCase();
    expect([topic, topicOfPhrasing.get(key) ?? topic], text).toEqual([topic, topic]);
    topicOfPhrasing.set(key, topic);
  }
  expect(topicOfPhrasing.size).toBeGreaterThan(5000);
});

test.each(
  packages.flatMap(({ key, name }) =>
    [`Tell me about ${name}`, `How much is ${name}?`, `${name} price`, `${name}多少钱`].map((question) => [
      question,
      key,
    ]),
  ),
)('“%s”, which Home asks or a visitor may, is about the package %s', (question, key) => {
  expect(findTopics({ text: question })[0]).toMatchObject({
    topic: `package-${key}`,
    probability: expect.closeTo(1, 0),
  });
});

test('a question with the name of the brand is about what it does', () => {
  expect(findTopics({ text: `What does ${siteConfig.brand} do?` })[0]?.topic).toBe('what-we-do');
});
