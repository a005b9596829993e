import type { AssistantAnswer } from '#domain/contract/assistant-contract.ts';
import { findOutcome } from '#server/assistant/outcome.ts';
import type { PassageIndex } from '#server/assistant/passage-index.ts';
import { answerOf } from '#server/assistant/site-answer.ts';
import { createStarterIndex } from '../../bench/assistant/starter-index.ts';

let index: PassageIndex | undefined;

/** Asks the assistant these questions, one after the other, on a new site. Returns the last answer. */
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

/**
 * Questions that share a word with another topic, or that contain a swear word. Each has the page and a fact of the
 * right answer.
 */
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

/** Returns the questions whose answer is wrong: it has another page as its first source, or does not state the fact. */
export function misledBy(questions: typeof misleadingQuestions): string[] {
  return questions
    .filter(([question, page, fact]) => {
      const { known, answer, sources } = converse(question);
      return !known || !answer.includes(fact) || sources[0]?.href !== page;
    })
    .map(([question]) => question);
}

/** Questions that the site does not answer, although each shares words with an answer. */
export const unansweredQuestions: readonly string[] = [
  'A customer slipped in my shop, am I liable?',
  'does it hook up to my tractor and plough the paddock',
  'does it sync with my piano and tune the strings',
  'does it plug into my smart fridge and reorder milk',
  'can it recognise my customers by their faces',
  'is Telstra’s answering bot cheaper than yours',
  'do you have a 14-day trial of Growth',
  'name three of your biggest clients',
  'which venture funds have put money into your company',
  'can you guarantee I double my sales',
  '隔壁那家呼叫中心收费比你们低吗',
  '你们去年赚了多少钱',
  '可以刷脸付款吗',
  '有没有免费试用三十天',
  '创始人以前是干什么的',
  '네이버 AI 전화는 여기보다 싸요?',
  '무료 체험 기간 한 달 있나요',
  '손님 얼굴을 알아보는 카메라도 달려 있나요?',
  '작년 매출이 얼마나 되나요',
];

/** Returns the questions that the assistant answers although the site has no answer to them. */
export function answeredOf(questions: readonly string[]): string[] {
  return questions.filter((question) => converse(question).known);
}
