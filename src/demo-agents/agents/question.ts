import type { Question } from '../slots/agent.ts';
import { phrases, translated } from '../text/translated.ts';

/** Returns a question with its answer in three languages. The `triggers` are phrases, separated by bars. */
export function question(
  key: string,
  triggers: string,
  english: string,
  chinese: string,
  korean: string,
  rest: Pick<Question, 'about' | 'isWorkedOut' | 'isGeneral' | 'noteLabel'> = {},
): Question {
  return { key, triggers: phrases(triggers), answer: translated(english, chinese, korean), ...rest };
}
