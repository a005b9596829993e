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

/** Returns the answer to an urgent text, with the telephone numbers of a variant. */
export function urgentAnswer(urgency: Urgency, locale: Locale, language: DemoLanguage): string {
  const { emergencyNumber, helplines } = localeFacts(locale);
  return answers[urgency][language]({ emergency: emergencyNumber, helplines: helplines[language] });
}
