import type { DemoLanguage, InEveryLanguage } from '#language/languages.ts';
import { type Locale, localeFacts } from '../rules/locales.ts';
import type { Urgency } from './urgent-words.ts';

/** The emergency number of a variant, and a text in one language with the helplines. */
interface Help {
  readonly emergency: string;
  readonly helplines: string;
}

/**
 * The answers to visitors who write about danger or self-harm. They say whom the visitor can call. They never claim
 * that somebody has been called.
 */
const answers: Record<Urgency, InEveryLanguage<(help: Help) => string>> = {
  danger: {
    en: ({ emergency }) =>
      `This sounds like an emergency. Call ${emergency} now, and ask for police, fire or ambulance. I’m a computer program: I can’t make that call for you.`,
    'zh-Hans': ({ emergency }) =>
      `这听起来很紧急。请马上拨打 ${emergency}，说明需要警察、消防还是救护车。我是电脑程序，不能替您打这个电话。`,
    ko: ({ emergency }) =>
      `응급 상황 같습니다. 지금 바로 ${emergency}에 전화해 경찰, 소방, 구급차 중 필요한 것을 말씀하세요. 저는 컴퓨터 프로그램이라 대신 전화할 수 없습니다.`,
  },
  distress: {
    en: ({ emergency, helplines }) =>
      `I’m sorry things are this hard. I’m a computer program, and you deserve a person. ${helplines} If anyone is in danger right now, call ${emergency}.`,
    'zh-Hans': ({ emergency, helplines }) =>
      `听到这些我很难过。我是电脑程序，您需要一个真人来倾听。${helplines}如果现在有生命危险，请拨打 ${emergency}。`,
    ko: ({ emergency, helplines }) =>
      `많이 힘드시겠어요. 저는 컴퓨터 프로그램이지만, 들어 줄 사람이 있습니다. ${helplines} 지금 위험하다면 ${emergency}에 전화하세요.`,
  },
};

/** The questions whether somebody is in danger, for texts that may be ordinary talk. They say whom to call as well. */
const checks: typeof answers = {
  danger: {
    en: ({ emergency }) =>
      `Is someone in danger? Then call ${emergency} now. I’m a computer program: I can’t make that call for you.`,
    'zh-Hans': ({ emergency }) => `有人有危险吗？如果有，请马上拨打 ${emergency}。我是电脑程序，不能替您打这个电话。`,
    ko: ({ emergency }) =>
      `누가 위험한 상황인가요? 그렇다면 지금 바로 ${emergency}에 전화하세요. 저는 컴퓨터 프로그램이라 대신 전화할 수 없습니다.`,
  },
  distress: {
    en: ({ emergency, helplines }) =>
      `Are you all right? If not: ${helplines} If anyone is in danger right now, call ${emergency}.`,
    'zh-Hans': ({ emergency, helplines }) =>
      `您还好吗？如果不好：${helplines}如果现在有生命危险，请拨打 ${emergency}。`,
    ko: ({ emergency, helplines }) => `괜찮으세요? 힘드시다면: ${helplines} 지금 위험하다면 ${emergency}에 전화하세요.`,
  },
};

/** The two answers to the question whether somebody is in danger: yes, and no. */
export const checkChoices: Record<Urgency, InEveryLanguage<readonly [yes: string, no: string]>> = {
  danger: {
    en: ['Yes, someone is in danger', 'No, nobody is in danger'],
    'zh-Hans': ['有，有人有危险', '没有人有危险'],
    ko: ['네, 누가 위험해요', '아니요, 위험한 사람은 없어요'],
  },
  distress: {
    en: ['No, I’m not all right', 'I’m all right'],
    'zh-Hans': ['我不太好', '我没事'],
    ko: ['아니요, 힘들어요', '네, 괜찮아요'],
  },
};

/** Returns the question whether somebody is in danger, with the telephone numbers of a variant. */
export function urgencyCheck(urgency: Urgency, locale: Locale, language: DemoLanguage): string {
  return withNumbers(checks[urgency][language], locale, language);
}

/** Returns the answer to an urgent text, with the telephone numbers of a variant. */
export function urgentAnswer(urgency: Urgency, locale: Locale, language: DemoLanguage): string {
  return withNumbers(answers[urgency][language], locale, language);
}

function withNumbers(say: (help: Help) => string, locale: Locale, language: DemoLanguage): string {
  const { emergencyNumber, helplines } = localeFacts(locale);
  return say({ emergency: emergencyNumber, helplines: helplines[language] });
}
