import type { AssistantAnswer } from '#domain/contract/assistant-contract.ts';
import { findOutcome } from '#server/assistant/outcome.ts';
import type { PassageIndex } from '#server/assistant/passage-index.ts';
import { answerOf } from '#server/assistant/site-answer.ts';
import { createStarterIndex } from '../../bench/assistant/starter-index.ts';

let index: PassageIndex | undefined;

/** Asks the assistant of a new site questions, one after the other. Returns the last answer. */
export function converse(...questions: string[]): AssistantAnswer {
  index ??= createStarterIndex();
  const history: { role: 'visitor' | 'assistant'; text: string }[] = [];
  let answer: AssistantAnswer = { answer: '', sources: [], known: false };
  for (const question of questions) {
    const asked = { question, locale: 'en', history: history.slice(-6) } as const;
    answer = answerOf(findOutcome(index, asked), asked);
    history.push({ role: 'visitor', text: question }, { role: 'assistant', text: answer.answer });
  }
  return answer;
}

/** Questions that share a word with another topic, or swear. Each has the page and a fact of its answer. */
export const misleadingQuestions: readonly (readonly [question: string, page: string, fact: string])[] = [
  ['where does what my customers say actually end up', '/privacy#who-we-are', 'business'],
  ['we knock up websites for cafes. whats in it for us', '/partners', '20%'],
  ['can it take visa numbers over the phone', '/terms#acceptable-use', 'Card numbers'],
  ['Can I keep my number?', '/terms#ending', 'Your number stays'],
  ['can I cancel after 3 months', '/terms#ending', '30 days'],
  ['what if it stuffs up a booking', '/terms#ai-limits', 'it can be wrong'],
  ['How quickly do you answer privacy requests?', '/privacy#access-and-correction', '30 days'],
  ['how bloody long is your damn support', '/terms#services', '3 months'],
  ['what the fuck does growth cost', '/#packages', '$499'],
  ['他妈的最便宜的套餐多少钱', '/#packages', '$199'],
  ['씨발 제일 싼 패키지 얼마예요', '/#packages', '$199'],
];

/** Returns the misleading questions that the assistant does not answer from the right page, with the right fact. */
export function misledBy(questions: typeof misleadingQuestions): string[] {
  return questions
    .filter(([question, page, fact]) => {
      const { known, answer, sources } = converse(question);
      return !known || !answer.includes(fact) || sources[0]?.href !== page;
    })
    .map(([question]) => question);
}
