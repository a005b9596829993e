import { type DemoLanguage, demoLanguages } from '#language/languages.ts';
import { normaliseText } from '#language/normalise.ts';
import { createPhraseTest } from '#language/phrases.ts';

/**
 * Finds words that never occur in a name or in the name of a dish. A short text in Latin letters that contains one of
 * them is certainly English.
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
 * Returns the language of an utterance, judged by its script. Names and brands are in Latin letters in every language.
 * So a text in Latin letters changes the language only if it is certainly English. A text with some Chinese or Korean
 * counts as such only if it has at least as many of these characters as words in Latin letters.
 */
export function detectLanguage(text: string, current: DemoLanguage): DemoLanguage {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const hangul = count(/\p{Script=Hangul}/gu);
  const han = count(/\p{Script=Han}/gu);
  const latin = count(/\p{Script=Latin}+/gu);
  if (hangul > 0 && hangul >= han) return hangul >= latin ? 'ko' : current;
  if (han > 0) return han >= latin ? 'zh-Hans' : current;
  // The letters of a name that is spelled out are not words.
  const words = normaliseText(text).replace(/(?<!\p{L})\p{L}(?:[-. ]\p{L})+(?!\p{L})/gu, ' ');
  return latin > 0 && isSurelyEnglish(words) ? 'en' : current;
}

/** A request of the caller to go on in another language. */
export interface LanguageRequest {
  /** The language, or `undefined` if no agent speaks it. */
  readonly language: DemoLanguage | undefined;
  /** The rest of what the caller said. It may contain details. */
  readonly rest: string;
}

const english = 'english|英语|英文|영어';
const chinese = 'chinese|mandarin|putonghua|中文|汉语|普通话|国语|华语|중국어|中國話|广东话|粤语|cantonese';
const korean = 'korean|韩语|韩文|韩国话|韩国语|한국어|한국말|우리말';
const others =
  'm(?:a|ā)ori|te reo|japanese|french|spanish|german|hindi|punjabi|samoan|tongan|vietnamese|thai|arabic|tagalog|filipino|italian|portuguese|russian|日语|日文|法语|西班牙语|德语|印地语|毛利语|일본어|프랑스어|스페인어|독일어|마오리어';
const any = `(?:${[english, chinese, korean, others].join('|')})`;
const help =
  '(?:please|thanks?|thank you|가능(?:한가요|할까요|해요|합니까)?|되나요|돼요|될까요|吗|吧|可以吗|行吗|好吗|呢)';

/** The ways to ask for a language, in a text with single spaces. The first group is the name of the language. */
const requests: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:can|could|do|would|may|shall) (?:you|we|i)|\\b(?:is there )?(?:any|some)(?:one|body) (?:who )?(?:can )?|\\b(?:i'?d like to|i want to|let'?s|please|prefer to))?\\s*(?:also |please |just |do this |talk to you |continue |carry on |go on )*\\b(?:speaks?|talk|use|understand|switch (?:back )?(?:to|into)|change (?:back )?(?:to|into)|do(?: this| it)? in|go on in|continue in|carry on in)\\s+(?:in\\s+)?(${any})\\b(?:\\s+(?:please|instead|with me))*[?.!]*`,
    'iu',
  ),
  new RegExp(
    `(?:^|[,.!?]\\s*|\\b(?:this|talk|it|sorry|can we|could we)\\s+)in\\s+(${any})\\b(?:\\s+(?:please|instead|if (?:possible|you can)))*[?.!]*`,
    'iu',
  ),
  new RegExp(
    `^[\\s\\p{P}]*(?:(?:sorry|um+|hi|hello|hey|no)[\\s,]+)*(${any})(?:\\s+(?:please|instead|ok(?:ay)?))*[\\s\\p{P}]*$`,
    'iu',
  ),
  new RegExp(
    `(?:请|麻烦|能不能|可不可以|可以|能|会|我想|我要|想|要)*(?:您|你|我们|跟我|和我|给我)*(?:用|说|讲|换成|换到|切换到|改成|改用)(${any})(?:说|讲|沟通|交流|服务|吧|吗|可以吗|行吗|好吗|谢谢|[。？！?])*`,
    'iu',
  ),
  new RegExp(`^[\\s\\p{P}]*(${any})\\s*(?:可以吗|行吗|好吗|吧|谢谢)?[。？！?\\s]*$`, 'iu'),
  new RegExp(
    `(${any})\\s?(?:로|으로)?\\s?(?:말씀|말|이야기|얘기|상담|안내|대답|진행|통화|바꿔|변경|계속)?\\s?(?:을|를|도)?\\s?(?:해\\s?주세요|해\\s?주실\\s?수\\s?있나요|해\\s?줘요?|할\\s?수\\s?있(?:나요|어요|을까요)|하고\\s?싶어요|할게요|하실\\s?수\\s?있(?:나요|어요)|하시나요|할\\s?줄\\s?아세요|부탁(?:해요|드려요|드립니다|드릴게요)|주세요|${help})[.?!]*`,
    'iu',
  ),
];

const names: Readonly<Record<DemoLanguage, RegExp>> = {
  en: new RegExp(`^(?:${english})$`, 'iu'),
  'zh-Hans': new RegExp(`^(?:${chinese})$`, 'iu'),
  ko: new RegExp(`^(?:${korean})$`, 'iu'),
};

/** Returns the language that a caller asks for, with the rest of what was said. */
export function readLanguageRequest(text: string): LanguageRequest | undefined {
  for (const pattern of requests) {
    const match = pattern.exec(text);
    const name = match?.[1];
    if (!match || !name) continue;
    return {
      language: languageNamed(name),
      rest: text.slice(0, match.index) + text.slice(match.index + match[0].length),
    };
  }
  return undefined;
}

function languageNamed(name: string): DemoLanguage | undefined {
  return demoLanguages.find(({ tag }) => names[tag].test(name))?.tag;
}
