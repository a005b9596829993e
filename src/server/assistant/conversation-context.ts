import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { packages } from '#shared/offer/packages.ts';
import { distinctTokens } from '../content/search/article-text.ts';
import { findTopics, hasUnknownWord, isSilent, type QuestionInContext } from './topic-finder.ts';

/** Maximum number of characters of a follow-up. A longer question is understood without the previous one. */
const followUpMaximum = 60;
/** Maximum number of earlier questions that are read, and of their characters. */
const earlierMaximum = { questions: 2, characters: 500 } as const;
/** A short question is a follow-up only if its own topic is less probable than this. */
const standalone = 0.4;
/** A question with a word such as “that” is independent of the one before if its own topic is at least this probable. */
const clear = 0.75;
const shortCharacters = 30;

/** Matches words with which a follow-up begins or ends, such as "what about". */
const opening =
  /^(?:and|what about|how about|or|but|so|then|ok(?:ay)? (?:and|so)|same for|also)\b|^(?:那|那么|还有|然后|可是)|^(?:그럼|그러면|그리고|그래서|근데)|呢[？?]?$|(?:은|는|이?라면)요[？?]?$/iu;
/** Matches words that refer to something said before. */
const reference =
  /\b(?:that|this|it|they|them|those|these|there|the one|that one|this one|which one|of them|the same|the other|he|she|its|their)\b|那个|这个|它|他们|这些|那些|其中|这样|그건|그거|그게|그것|이건|이거|거기|그중|그렇게/iu;
/** Matches words that name a package, or choose one of several, such as "cheapest". */
const packageWords = new RegExp(
  `${packages.map(({ name }) => name).join('|')}|起步版|成长版|企业版|스타터|그로스|엔터프라이즈(?: 라이트)?|\\b(?:cheapest|dearest|smallest|biggest|largest|lowest|highest|middle|most expensive|best|top|cheaper|dearer|bigger|smaller|fancy)\\b|最便宜|最贵|最高|最低|中间|最好|제일|가장|중간`,
  'giu',
);

/**
 * Returns a question, together with the previous question if the new one refers to it. Example: after the price of
 * Starter, “and Growth?” asks for the price of Growth. A package in the new question replaces the one in the previous
 * question.
 */
export function readInContext({
  question,
  history = [],
}: Pick<AssistantQuestion, 'question' | 'history'>): QuestionInContext {
  const asked = history.filter(({ role }) => role === 'visitor').map(({ text }) => text);
  return readAfter(question, asked.slice(-earlierMaximum.questions));
}

function readAfter(question: string, before: readonly string[]): QuestionInContext {
  const previous = before.at(-1)?.slice(0, earlierMaximum.characters);
  if (!previous || question.length > followUpMaximum || !isFollowUp(question)) return { text: question };
  // The previous question may itself be a follow-up.
  const earlier = joined(readAfter(previous, before.slice(0, -1)));
  if (question.search(packageWords) >= 0) return { text: `${earlier.replace(packageWords, ' ')} ${question}` };
  // “Why?” alone has no words by which a topic can be found.
  if (distinctTokens(question).length === 0) return { text: `${earlier} ${question}` };
  return { text: question, earlier };
}

/** Returns the earlier question and the new one as one text. */
export function joined({ text, earlier }: QuestionInContext): string {
  return earlier ? `${earlier} ${text}` : text;
}

function isFollowUp(question: string): boolean {
  const [best] = findTopics({ text: question });
  const own = best && !isSilent(best.topic) ? best.probability : 0;
  if (own >= clear) return false;
  if (opening.test(question) || reference.test(question) || distinctTokens(question).length === 0) return true;
  return question.length <= shortCharacters && own < standalone && !hasUnknownWord(question);
}
