import { expect, test } from 'vitest';
import { demoLanguages } from '#language/languages.ts';
import { findOutcome } from '#server/assistant/outcome.ts';
import { answerOf } from '#server/assistant/site-answer.ts';
import { topicModel } from '#server/assistant/topic-model.ts';
import { createStarterIndex } from '../../bench/assistant/scoring.ts';

const index = createStarterIndex();
const ask = (question: string) => {
  const asked = { question, locale: 'en-NZ' } as const;
  const outcome = findOutcome(index, asked);
  return { outcome, answer: answerOf(outcome, asked) };
};

test('a question in two parts gets both answers', () => {
  const { outcome, answer } = ask('How much is your cheapest package, and can I keep my phone number?');
  expect(outcome).toMatchObject({ kind: 'found', isTwofold: true });
  expect(answer.answer).toMatch(/\$199/);
  expect(answer.answer).toMatch(/number stays/);
});

test.each([
  'what is the difference between Starter and Growth',
  'Starter 和 Growth 有什么区别',
  '스타터랑 그로스 차이가 뭐예요',
])('a comparison of two packages gets both: %s', (question) => {
  expect(ask(question).outcome).toMatchObject({
    findings: [{ passage: { topic: 'package-starter' } }, { passage: { topic: 'package-growth' } }],
  });
});

test('the price of a package leads to the next step', () => {
  expect(ask('How much is Growth?').answer.choices).toEqual(['How do I order a package?']);
  expect(ask('How do I order a package?').answer.known).toBe(true);
});

test('a question in one part gets one answer', () => {
  const { outcome } = ask('How much is Growth?');
  expect(outcome).toMatchObject({ kind: 'found' });
  expect(outcome).not.toHaveProperty('isTwofold');
});

test.each([
  ['how does that go', /^I’m not sure/],
  ['逾期了会直接断线吗', /^我不确定/],
  ['어느 쪽이 나아요', /확실하지 않습니다/],
])('an uncertain question gets questions that the site can answer, in its language: %s', (question, words) => {
  const { answer } = ask(question);
  expect(answer).toMatchObject({ known: false, why: 'unknown' });
  expect(answer.answer).toMatch(words);
  expect(answer.choices?.length).toBeGreaterThan(0);
  expect(answer.choices?.length).toBeLessThanOrEqual(3);
});

test('every question that is offered gets the answer of its own topic', () => {
  const { texts, topics } = topicModel();
  const wrong = topics.flatMap((topic, place) =>
    demoLanguages.flatMap(({ tag }) => {
      const question = texts[place]?.question?.[tag];
      if (question === undefined) return [];
      const { outcome } = ask(question);
      const passage = outcome.kind === 'found' ? outcome.findings[0].passage : undefined;
      return passage && passage === index.labelled(topic) ? [] : [`${topic}: ${question}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(['What does Vodafone charge for a business line?', 'Can it drive my van?', 'Will it rain on Saturday?'])(
  '%s is not answered',
  (question) => {
    expect(ask(question).outcome).toMatchObject({ kind: 'refused', why: 'unknown' });
  },
);
