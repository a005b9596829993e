import { describe, expect, test, vi } from 'vitest';
import { answeredOf, unansweredQuestions } from '#tests/support/assistant-conversation.ts';

vi.mock(import('#server/assistant/topic-finder.ts'), async (load) => ({ ...(await load()), unknownWords: () => [] }));

// For the first question, the assistant reads all phrasings, which takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

describe('assistant-conversation.test.ts', () => {
  test('detects an assistant that does not notice words that no answer has', () => {
    expect(answeredOf(unansweredQuestions)).toContain('does it hook up to my tractor and plough the paddock');
  });
});
