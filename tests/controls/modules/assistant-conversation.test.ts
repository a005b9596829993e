import { describe, expect, test, vi } from 'vitest';
import { misleadingQuestions, misledBy } from '#tests/support/assistant-conversation.ts';

vi.mock(import('#server/assistant/swearing.ts'), () => ({ withoutSwearing: (text: string) => text }));

// For the first question, the assistant reads all phrasings, which takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

describe('assistant-conversation.test.ts', () => {
  test('detects an assistant that does not read past a swear word', () => {
    expect(misledBy(misleadingQuestions)).toContain('what the fuck does growth cost');
  });
});
