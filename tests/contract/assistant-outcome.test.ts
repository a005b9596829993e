import { expect, test } from 'vitest';
import { findOutcome, quotedFindings } from '#server/assistant/outcome.ts';
import { answerOf } from '#server/assistant/site-answer.ts';
import { createStarterIndex } from '../../bench/assistant/scoring.ts';

const index = createStarterIndex();
const ask = (question: string) => {
  const asked = { question, locale: 'en-NZ' } as const;
  const outcome = findOutcome(index, asked);
  return { outcome, answer: answerOf(outcome, asked) };
};

test('a question in two parts gets both answers', () => {
  const { outcome, answer } = ask('Which is your cheapest package, and does it answer the phone?');
  expect(outcome).toMatchObject({ kind: 'found', isTwofold: true });
  expect(answer.answer).toMatch(/Phone integration comes with Growth/);
  expect(answer.answer).toMatch(/Growth costs \$499/);
});

test('a question in one part gets one answer', () => {
  const { outcome } = ask('How much is Growth?');
  expect(outcome).toMatchObject({ kind: 'found' });
  expect(outcome).not.toHaveProperty('isTwofold');
});

test('an uncertain answer quotes the best finding, and those that are nearly as near', () => {
  const { outcome } = ask('How much is Growth?');
  if (outcome.kind !== 'found') throw new Error('There is no answer.');
  const [finding] = outcome.findings;
  const findings = (scores: readonly number[]) =>
    scores.map((score) => ({ ...finding, score, passage: { ...finding.passage } }));
  const quoted = (...scores: [number, ...number[]]) => {
    const [best = finding, ...others] = findings(scores);
    return quotedFindings([best, ...others]).map(({ score }) => score);
  };
  expect(quoted(0.5, 0.4, 0.35, 0.34)).toEqual([0.5, 0.4, 0.35]);
  expect(quoted(0.5, 0.2)).toEqual([0.5]);
});

test.each(['What does Vodafone charge for a business line?', 'Can it drive my van?', 'Will it rain on Saturday?'])(
  '%s is not answered',
  (question) => {
    expect(ask(question).outcome).toMatchObject({ kind: 'refused', why: 'unknown' });
  },
);
