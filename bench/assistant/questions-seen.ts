import { englishQuestions } from './questions-en.ts';
import { koreanQuestions } from './questions-ko.ts';
import { laterQuestions, laterRefusals } from './questions-later.ts';
import { refusedQuestions } from './questions-refused.ts';
import { chineseQuestions } from './questions-zh.ts';

/** The questions that may be read while the index is tuned, by language. */
export const seenQuestions = {
  English: [...englishQuestions, ...laterQuestions.English],
  Chinese: [...chineseQuestions, ...laterQuestions.Chinese],
  Korean: [...koreanQuestions, ...laterQuestions.Korean],
};

/** The questions that the assistant must refuse and that may be read while the index is tuned. */
export const seenRefusals = [...refusedQuestions, ...laterRefusals];
