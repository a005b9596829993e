import { enquiryLimits } from './enquiry-rules.ts';

export interface ConversationTurn {
  readonly speaker: 'visitor' | 'program';
  readonly text: string;
}

/** Maximum length of one turn in an enquiry, in characters. */
const turnMaximum = 500;
const speakers = { visitor: 'Visitor', program: 'AI' } as const;

/** Matches the number of a payment card. It has 13 to 19 digits, and they can be in groups. */
const cardNumber = /(?<![\d+])\d(?:[ -]?\d){12,18}(?!\d)/g;

/**
 * Returns a conversation in the form in which an enquiry stores it, with one line for each turn. If the text would be
 * too long, the first turns are left out.
 */
export function writeConversation(turns: readonly ConversationTurn[]): string {
  const lines = turns.flatMap(({ speaker, text }) => {
    const line = cleanLine(text);
    if (line === '') return [];
    return [
      `${speakers[speaker]}: ${line.length > turnMaximum ? `${line.slice(0, turnMaximum)} …`.toWellFormed() : line}`,
    ];
  });
  while (lines.join('\n').length > enquiryLimits.conversation) lines.shift();
  return lines.join('\n');
}

/**
 * Returns a received conversation in a form that can be stored. Removes control characters and empty lines, and
 * replaces lone surrogates and the numbers of payment cards.
 */
export function cleanConversation(conversation: string): string {
  return conversation
    .slice(0, enquiryLimits.conversation)
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .filter(Boolean)
    .join('\n');
}

function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .replace(cardNumber, '[card number]');
}
