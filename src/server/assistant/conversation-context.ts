import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { packageOf, packages, packageWithPhone } from '#shared/offer/packages.ts';
import { distinctTokens } from '../content/search/article-text.ts';
import { findTopics, hasUnknownWord, isSilent, type QuestionInContext } from './topic-finder.ts';

/** Maximum number of characters of a follow-up. A longer question is understood without the previous one. */
const followUpMaximum = 60;
/** Maximum number of characters of the earlier questions that are read. */
const historyMaximum = 500;
/** A short question is a follow-up only if its own topic is less probable than this. */
const standalone = 0.3;
/** A question with a word such as “that” is independent of the one before if its own topic is at least this probable. */
const clear = 0.75;
const shortWords = 6;
const shortCharacters = 14;

/** Matches words with which a follow-up begins or ends, such as "what about". */
const opening =
  /^(?:and|what about|how about|or|but|so|then|ok(?:ay)? (?:and|so)|same for|also)\b|^(?:那|那么|还有|然后|可是)|^(?:그럼|그러면|그리고|그래서|근데)|呢[？?]?$|(?:은|는|이?라면)요[？?]?$/iu;
/** Matches words that refer to something said before. */
const reference =
  /\b(?:that|this|it|they|them|those|these|there|the one|that one|this one|which one|of them|the same|the other|he|she|its|their)\b|那个|这个|它|他们|这些|那些|其中|这样|그건|그거|그게|그것|이건|이거|거기|그중|그렇게/iu;
const packageNames = new RegExp(
  `${packages.map(({ name }) => name).join('|')}|起步版|成长版|企业版|스타터|그로스|엔터프라이즈(?: 라이트)?`,
  'giu',
);
/**
 * For some topics, the package that the answer names. After that answer, “How much is that?” asks for the price of this
 * package.
 */
const impliedPackages: Readonly<Record<string, string>> = {
  integrations: packageOf('enterprise-lite').name,
  'phone-integration': packageWithPhone.name,
  'keep-number': packageWithPhone.name,
};
/** Matches words that choose one of several packages, such as "cheapest". */
const choice =
  /\b(?:cheapest|dearest|smallest|biggest|largest|lowest|highest|middle|most expensive|best|top|cheaper|dearer|bigger|smaller|fancy)\b|最便宜|最贵|最高|最低|中间|最好|제일|가장|중간/iu;

const asksPrice = /\bhow much\b|\bprice\b|\bcosts?\b|多少钱|什么价|얼마/iu;

/**
 * Returns a question, together with the previous question if the new one refers to it. Example: after the price of
 * Starter, “and Growth?” asks for the price of Growth. A package in the new question replaces the one in the previous
 * question.
 */
export function readInContext({
  question,
  history = [],
}: Pick<AssistantQuestion, 'question' | 'history'>): QuestionInContext {
  return readAfter(question, recentQuestions(history));
}

/** Returns the visitor's latest questions, the last one first. Together they have at most `historyMaximum` characters. */
function recentQuestions(history: NonNullable<AssistantQuestion['history']>): readonly string[] {
  let left = historyMaximum;
  const recent: string[] = [];
  for (const { role, text } of history.toReversed()) {
    if (role !== 'visitor' || left === 0) continue;
    const read = text.slice(0, left);
    recent.push(read);
    left -= read.length;
  }
  return recent;
}

function readAfter(question: string, [previous, ...before]: readonly string[]): QuestionInContext {
  if (!previous || question.length > followUpMaximum || !isFollowUp(question)) return { text: question };
  // The previous question may itself be a follow-up.
  const earlier = readAfter(previous, before);
  const about = impliedPackages[findTopics(earlier)[0]?.topic ?? ''];
  if (about && asksPrice.test(question)) return { text: `${question} ${about}` };
  const names = question.search(packageNames) >= 0 || choice.test(question);
  const text = joined(earlier);
  // “Why?” alone has no words by which a topic can be found.
  if (distinctTokens(question).length === 0 && !names) return { text: `${text} ${question}` };
  if (names) return { text: `${text.replace(packageNames, ' ').replace(choice, ' ')} ${question}` };
  return { text: question, earlier: text };
}

/** Returns the earlier question and the new one as one text. */
export function joined({ text, earlier }: QuestionInContext): string {
  return earlier ? `${earlier} ${text}` : text;
}

function isFollowUp(question: string): boolean {
  const [best] = findTopics({ text: question });
  const own = best && !isSilent(best.topic) ? best.probability : 0;
  if (own >= clear) return false;
  if (opening.test(question) || reference.test(question)) return true;
  if (!isShort(question)) return false;
  return distinctTokens(question).length === 0 || (own < standalone && !hasUnknownWord(question));
}

function isShort(question: string): boolean {
  return (
    question.split(/\s+/).length <= shortWords &&
    (/\p{Script=Latin}/u.test(question) || question.length <= shortCharacters)
  );
}
