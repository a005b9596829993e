import { englishQuestions } from './questions-en.ts';
import { koreanQuestions } from './questions-ko.ts';
import { laterQuestions, laterRefusals } from './questions-later.ts';
import { refusedQuestions } from './questions-refused.ts';
import { chineseQuestions } from './questions-zh.ts';

/** Every question that may be looked at while tuning, by language. */
export const seenQuestions = {
  English: [...englishQuestions, ...laterQuestions.English],
  Chinese: [...chineseQuestions, ...laterQuestions.Chinese],
  Korean: [...koreanQuestions, ...laterQuestions.Korean],
};

/** Every question to be turned away that may be looked at. */
export const seenRefusals = [...refusedQuestions, ...laterRefusals];
