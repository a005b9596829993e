import { searchTokens } from '../search/search-tokens.ts';

/** Most characters of an answer that is made of a text's own sentences. */
const answerLength = 420;

/**
 * The sentences of a text that speak most of what is asked, with what follows them, in their own order and words.
 * A sentence is never cut unless it alone is too long.
 */
export function bestSentences(text: string, question: string): string {
  const asked = new Set(searchTokens(question));
  const sentences = text
    .split(/\n|(?<=[.!?。！？]”?)\s+(?=[“"A-Z0-9\p{Script=Han}\p{Script=Hangul}])/u)
    .filter(Boolean);
  let best = 0;
  let bestShared = -1;
  sentences.forEach((sentence, index) => {
    const shared = new Set(searchTokens(sentence).filter((term) => asked.has(term))).size;
    if (shared > bestShared) {
      best = index;
      bestShared = shared;
    }
  });
  let answer = sentences[best] ?? '';
  for (const next of sentences.slice(best + 1, best + 3)) {
    if (answer.length + next.length > answerLength) break;
    answer = `${answer}${/[.!?。！？:”]$/.test(answer) ? ' ' : '. '}${next}`;
  }
  return answer.length <= answerLength ? answer : `${answer.slice(0, answerLength).replace(/\s\S*$/, '')} …`;
}
