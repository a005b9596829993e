import { type DemoLanguage, demoLanguages, hasHan, hasHangul, languageOf } from '#language/languages.ts';
import { normaliseText } from '#language/normalise.ts';
import { createPhraseFinder, maskCharacter, maskMatches } from '#language/phrases.ts';
import { isOrdinary, joinLetters } from './read-name.ts';
import { createWholeReader, splitPhrases } from './word-lists.ts';

/**
 * Returns the language of an utterance, judged by its script. Names and brands are in Latin letters in every language.
 * So a text in Latin letters changes the language only if one of its words is never part of a name.
 */
export function detectLanguage(text: string, current: DemoLanguage): DemoLanguage {
  const language = languageOf(text);
  if (language !== 'en') return language;
  return !hasHan(text) &&
    !hasHangul(text) &&
    normaliseText(joinLetters(text))
      .split(/[^\p{L}']+/u)
      .some(isOrdinary)
    ? 'en'
    : current;
}

const find = createPhraseFinder<DemoLanguage | 'other'>([
  ...named('en', 'english|英语|英文|영어'),
  ...named('zh-Hans', 'chinese|mandarin|putonghua|中文|汉语|普通话|国语|华语|广东话|粤语|cantonese|중국어'),
  ...named('ko', 'korean|韩语|韩文|韩国话|한국어|한국말|우리말'),
  ...named(
    'other',
    'maori|māori|te reo|japanese|french|spanish|german|hindi|punjabi|samoan|tongan|vietnamese|thai|arabic|tagalog|italian|portuguese|russian|日语|日文|法语|西班牙语|德语|毛利语|일본어|프랑스어|스페인어|독일어',
  ),
]);

function named(value: DemoLanguage | 'other', list: string): (readonly [string, DemoLanguage | 'other'])[] {
  return splitPhrases(list).map((phrase) => [phrase, value]);
}

const readRest = createWholeReader({
  rest: `do|does|did|can|could|would|may|shall|you|we|i|anyone|anybody|someone|somebody|is there|who|speak|speaks|talk|use|understand|switch|change|go on|continue|carry on|to|into|in|it|this|please|pls|thanks|thank you|instead|
    i'd like|i want|let's|prefer|if possible|ok|okay|sorry|um|hi|hello|hey|no|yes|with me|me|my|only|better|is|not|good|also|a bit of|any|back|kia ora|
    请|麻烦|能不能|可不可以|可以|能|会|我想|我要|想|要|您|你|你们|我们|跟我|和我|给我|用|说|讲|换成|换到|切换到|改成|改用|服务|沟通|交流|吧|吗|呢|行吗|好吗|可以吗|谢谢|不好意思|有人|有没有|的|人|不会|
    로|으로|말씀|말|이야기|얘기|상담|안내|대답|진행|통화|바꿔|변경|을|를|도|해 주세요|해주세요|해 주실 수 있나요|해 줘요|할 수 있나요|할 수 있어요|할 수 있을까요|하고 싶어요|할게요|하시나요|하세요|하실 수 있나요|할 줄 아세요|부탁해요|부탁드려요|부탁드립니다|주세요|가능한가요|가능할까요|되나요|돼요|될까요|혹시|저|안녕하세요|죄송한데`,
});

/** Returns the language that a normalised clause asks for, `other` for one that no agent speaks, or `undefined`. */
export function readLanguageRequest(text: string): DemoLanguage | 'other' | undefined {
  const found = find(text);
  const [first] = found;
  if (!first) return undefined;
  const rest = maskMatches(text, found).replaceAll(maskCharacter, ' ').trim();
  const isOnly = rest.replace(/[\s\p{P}]/gu, '') === '' || readRest(rest) !== undefined;
  const known = found.find(({ value }) => demoLanguages.some(({ tag }) => tag === value)) ?? first;
  return isOnly ? known.value : undefined;
}
