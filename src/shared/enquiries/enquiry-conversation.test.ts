import { describe, expect, test } from 'vitest';
import { cleanConversation, writeConversation } from './enquiry-conversation.ts';
import { enquiryLimits } from './enquiry-rules.ts';

describe('the conversation in an enquiry', () => {
  test('is one line for each turn, with its speaker', () => {
    const turns = [
      { speaker: 'visitor', text: 'What does\nit cost?' },
      { speaker: 'program', text: '$99 a month.' },
      { speaker: 'visitor', text: '  ' },
      { speaker: 'visitor', text: '找人' },
    ] as const;
    expect(writeConversation(turns)).toBe('Visitor: What does it cost?\nAI: $99 a month.\nVisitor: 找人');
  });

  test('keeps the latest turns when it is too long, and shortens a long turn', () => {
    const turns = Array.from({ length: 40 }, (_, index) => ({
      speaker: 'visitor' as const,
      text: `${index} ${'x'.repeat(900)}`,
    }));
    const text = writeConversation(turns);
    expect(text.length).toBeLessThanOrEqual(enquiryLimits.conversation);
    expect(text).toContain('Visitor: 39 ');
    expect(text).not.toContain('Visitor: 0 ');
  });

  test.each([
    ['4111 1111 1111 1111', '[card number]'],
    ['card 5500-0000-0000-0004 please', 'card [card number] please'],
    ['021 345 6789', '021 345 6789'],
    ['+64 21 345 6789', '+64 21 345 6789'],
    ['half \ud800 a character', 'half \ufffd a character'],
    ['a\u0000b\u202ec', 'a b c'],
  ])('%j is stored as %j', (text, stored) => {
    expect(cleanConversation(text)).toBe(stored);
    expect(writeConversation([{ speaker: 'program', text }])).toBe(`AI: ${stored}`);
  });
});
