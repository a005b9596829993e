import { beforeEach, expect, test, vi } from 'vitest';
import { rememberChoice, rememberedChoices } from './preview-column.tsx';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
beforeEach(() => stored.clear());

test('each choice is remembered beside the others', () => {
  expect(rememberedChoices()).toEqual({});
  rememberChoice({ locale: 'en-AU' });
  rememberChoice({ scheme: 'dark' });
  rememberChoice({ locale: 'en-NZ' });
  expect(rememberedChoices()).toEqual({ locale: 'en-NZ', scheme: 'dark' });
});

test.each(['{', '{"locale":"fr"}', '[]', 'null'])('what cannot be read counts as no choice: %s', (text) => {
  stored.set('bellbird-preview', text);
  expect(rememberedChoices()).toEqual({});
});
