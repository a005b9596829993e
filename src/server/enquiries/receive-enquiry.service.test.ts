import { describe, expect, test } from 'vitest';
import { createFormTokens, judgeSubmission } from './receive-enquiry.service.ts';

const opened = new Date('2026-11-21T00:00:00Z');
const after = (seconds: number) => new Date(opened.getTime() + seconds * 1000);
const tokens = createFormTokens(Buffer.alloc(32, 1));
const judge = (hiddenField: string, seconds: number, token = tokens.issue(opened)) =>
  judgeSubmission(hiddenField, tokens.read(token, after(seconds)));

describe('a submission', () => {
  test.each([
    (token: string) => token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1),
    (token: string) => `0${token}`,
    (token: string) => token.replace('.', '..'),
    () => '.'.repeat(2),
    () => 'x'.repeat(10_000),
  ])('with a token that somebody has changed counts as having none (%#)', (change) => {
    expect(judge('', 60, change(tokens.issue(opened)))).toEqual({ kind: 'suspected', suspicion: 'no-token' });
  });
});
