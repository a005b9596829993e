import { expect, test } from 'vitest';
import { problemToText } from './problem-to-text.ts';

const fallback = 'Login failed. Please check your credentials.';

test.each([
  ['a string is used as is', 'Service closed', 'Service closed'],
  ['a detail string is used as is', { detail: 'Too many attempts' }, 'Too many attempts'],
  ['a detail list is joined from msg', { detail: [{ msg: 'One' }, { msg: 'Two' }] }, 'One, Two'],
  ['a detail list is joined from message', { detail: [{ message: 'One' }] }, 'One'],
  ['an item without either is a validation error', { detail: [{}] }, 'Validation error'],
  ["a detail object's values are joined", { detail: { email: 'taken', name: 'short' } }, 'taken, short'],
  ['an empty body returns the fallback', '', fallback],
  ['no body returns the fallback', undefined, fallback],
  ['a body without detail returns the fallback', { error: 'x' }, fallback],
  ['an empty list returns the fallback', { detail: [] }, fallback],
])('%s', (_name, body, text) => expect(problemToText(body, fallback)).toBe(text));
