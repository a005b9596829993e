import type { AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import { packages } from '#domain/packages.ts';

const followUp = /^(?:and|what about|how about|or)\b|^(?:那|那么)|^(?:그럼|그러면)|呢[？?]?$|(?:은|는)요[？?]?$/iu;
const longest = 60;

/**
 * The question with the one before it, where it is only the rest of one: "and Growth?" after the price of Starter asks
 * for the price of Growth. Names that the new question replaces are taken out of the old one.
 */
export function questionInContext(question: string, history: NonNullable<AssistantQuestion['history']>): string {
  if (question.length > longest || !followUp.test(question)) return question;
  const before = history.findLast(({ role }) => role === 'visitor')?.text;
  if (!before) return question;
  const names = packages.map(({ name }) => name);
  const namesOne = names.some((name) => question.toLowerCase().includes(name.toLowerCase()));
  const rest = namesOne ? before.replace(new RegExp(names.join('|'), 'gi'), ' ') : before;
  return `${rest} ${question}`;
}
