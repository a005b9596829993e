import type { Question } from '../slots/agent.ts';
import { createPhraseFinder, plainText } from '../text/phrase-finder.ts';

/** Finds the question that a plain sentence asks, and how much of the sentence it is, from 0 to 1. */
export type QuestionReader = (text: string) => { readonly question: Question; readonly share: number } | undefined;

const interrogative =
  /\?|？|^(?:and |so |but |um |hi,? |hello,? )?(?:what|when|where|who|which|how|why|do|does|did|is|are|can|could|have|has|will|would|any|may|am)\b|吗|呢|什么|多少|几点|几个|哪|怎么|有没有|能不能|可不可以|可以|多久|多远|是不是|能|나요|까요|어요\s*$|해요|돼요|되요|있어요|있나|인가요|한가요|죠|무슨|뭐|어디|언제|얼마|몇|어떻게|어떤|왜/u;

/** Whether a sentence asks something, by its mark or its words: recognised speech has no question marks. */
export function looksLikeQuestion(text: string): boolean {
  return interrogative.test(text);
}

/** A reader for an agent's questions: the one whose phrases cover most of the sentence is the one that was asked. */
export function createQuestionReader(questions: readonly Question[]): QuestionReader {
  const prepared = questions.map((question) => ({
    question,
    phrasings: question.heardAs.map((phrasing) =>
      phrasing.split('+').map((part) => ({
        find: createPhraseFinder([[part, true]]),
        weight: weightOf(plainText(part)),
      })),
    ),
  }));
  return (said) => {
    const text = said.replace(/\b(what|where|when|how|who)s\b/g, "$1's");
    let best: Question | undefined;
    let bestWeight = 0;
    for (const { question, phrasings } of prepared) {
      for (const parts of phrasings) {
        if (!parts.every(({ find }) => find(text).length > 0)) continue;
        const weight = parts.reduce((sum, part) => sum + part.weight, 0);
        if (best && Boolean(question.isGeneral) !== Boolean(best.isGeneral)) {
          if (question.isGeneral) continue;
        } else if (weight <= bestWeight) continue;
        best = question;
        bestWeight = weight;
      }
    }
    return best && { question: best, share: bestWeight / Math.max(1, weightOf(text)) };
  };
}

/** A character of Chinese or Korean says about as much as two or three letters. */
function weightOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/\p{Script=Latin}|\s/u.test(letter) ? 1 : 2.5), 0);
}

/** A text in pieces that mean one thing each: sentences, and questions that are hung on with "and". */
export function splitIntoClauses(text: string): string[] {
  return text
    .split(
      /(?<=[?？!！。])|(?<=\.)\s+|(?:,\s*|\s+)(?:and|but|also)\s+(?=(?:do|does|what|what's|when|where|how|is|are|can (?:you|we|i)|could (?:you|we|i)|may (?:we|i)|have you)\b)/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause));
}
