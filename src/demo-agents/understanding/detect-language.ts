import type { DemoLanguage } from '#domain/demo-languages.ts';
import { createPhraseTest, normaliseText } from '../text/phrases.ts';

/**
 * Finds words that are in no name and no dish. A short text in Latin letters that contains one of them is certainly
 * English.
 */
const isSurelyEnglish = createPhraseTest(
  `yes yeah yep no nope ok okay hi hello hey thanks thank you please what when where how who which do does can could is
  are have i i'd i'm it's that's my the and with for want like delivery pickup pick up deliver large regular small cancel
  order back stop wait actually make one two three four another
  room rooms book booking appointment move today tonight tomorrow morning afternoon evening arvo night nights next this
  monday tuesday wednesday thursday friday saturday sunday need leak leaking water tap urgent price cost charge much
  people adults adult child children studio hair haircut massage nails doctor dentist only just someone anyone person`.split(
    /\s+/,
  ),
);

/**
 * Returns the language of an utterance, which its script shows. Names and brands are in Latin letters in every
 * language, so a text in Latin letters only changes the language if it is certainly English. If two scripts have
 * equally many characters, the language stays `current`.
 */
export function detectLanguage(text: string, current: DemoLanguage): DemoLanguage {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const hangul = count(/\p{Script=Hangul}/gu);
  const han = count(/\p{Script=Han}/gu);
  const latin = count(/\p{Script=Latin}+/gu);
  if (hangul > 0 && hangul >= han) return hangul >= latin ? 'ko' : current;
  if (han > 0) return han >= latin ? 'zh-Hans' : current;
  // The letters of a name that is spelled are no words.
  const words = normaliseText(text).replace(/(?<!\p{L})\p{L}(?:[-. ]\p{L})+(?!\p{L})/gu, ' ');
  return latin > 0 && isSurelyEnglish(words) ? 'en' : current;
}
