import type { InEveryLanguage } from '#language/languages.ts';
import { presentOpeningHours } from '#shared/offer/opening-hours.ts';
import { presentAddress } from '#shared/offer/owner-facts.ts';
import { siteConfig } from '#site.config';
import { ring } from '../../refusals.ts';
import type { AnswerFacts, KnownAnswer } from '../known-answer.ts';

const { email } = siteConfig;
const contact = { path: '/#contact', title: 'Contact' };

const dayNames: Record<string, { zh: string; ko: string }> = {
  Monday: { zh: '星期一', ko: '월요일' },
  Tuesday: { zh: '星期二', ko: '화요일' },
  Wednesday: { zh: '星期三', ko: '수요일' },
  Thursday: { zh: '星期四', ko: '목요일' },
  Friday: { zh: '星期五', ko: '금요일' },
  Saturday: { zh: '星期六', ko: '토요일' },
  Sunday: { zh: '星期日', ko: '일요일' },
};
/** Returns a time of day in Chinese or Korean words. Example: 下午 2 点 (2 pm). */
const clockIn = (time: string, morning: string, afternoon: string, hourWord: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `${hourWord === '시' ? ' ' : ''}${minute}${hourWord === '시' ? '분' : ' 分'}`;
  return `${hour < 12 ? morning : afternoon} ${hour % 12 === 0 ? 12 : hour % 12}${hourWord}${minutes}`;
};
const span = (days: readonly string[], joiner: string) => {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? first;
  return first === last ? first : `${first}${joiner}${last}`;
};
const inZh = (day: string) => dayNames[day]?.zh ?? day;
const inKo = (day: string) => dayNames[day]?.ko ?? day;

function sayHours({ owner: { openingHours } }: AnswerFacts): InEveryLanguage<string> {
  if (openingHours.length === 0) {
    return {
      en: `This site does not give opening hours. You can write at any time: ${email}.`,
      'zh-Hans': `本网站没有列出营业时间。随时可以发邮件：${email}。`,
      ko: `이 사이트에는 영업시간이 나와 있지 않습니다. 이메일은 언제든 보내실 수 있습니다: ${email}.`,
    };
  }
  const zh = openingHours.map(
    ({ days, opens, closes }) =>
      `${span(days.map(inZh), '至')}${clockIn(opens, '上午', '下午', ' 点')}至${clockIn(closes, '上午', '下午', ' 点')}`,
  );
  const ko = openingHours.map(
    ({ days, opens, closes }) =>
      `${span(days.map(inKo), '~')} ${clockIn(opens, '오전', '오후', '시')}~${clockIn(closes, '오전', '오후', '시')}`,
  );
  return {
    en: `In New Zealand and Australia we are open ${presentOpeningHours(openingHours)}, local time. You can write at any time: ${email}.`,
    'zh-Hans': `我们在新西兰和澳大利亚的营业时间（当地时间）：${zh.join('，')}。随时可以发邮件：${email}。`,
    ko: `뉴질랜드와 호주 영업시간(현지 시간): ${ko.join(', ')}. 이메일은 언제든 보내실 수 있습니다: ${email}.`,
  };
}

function sayContact({ owner: { phone } }: AnswerFacts): InEveryLanguage<string> {
  if (phone) {
    return {
      en: `Ring us on ${phone}, or write to ${email}; a person reads it.`,
      'zh-Hans': `请拨打 ${phone}，或发邮件到 ${email}，会有工作人员查看。`,
      ko: `${phone}로 전화하시거나 ${email}로 이메일을 보내 주세요. 담당자가 읽습니다.`,
    };
  }
  return {
    en: `Write to ${email}; a person reads it. There is no phone number on this site: press “${ring.en}”, and a person rings you.`,
    'zh-Hans': `请发邮件到 ${email}，会有工作人员查看。本网站没有列出电话号码：请按“${ring['zh-Hans']}”，工作人员会给您打电话。`,
    ko: `${email}로 이메일을 보내 주세요. 담당자가 읽습니다. 이 사이트에는 전화번호가 없으니 ‘${ring.ko}’를 누르시면 담당자가 전화드립니다.`,
  };
}

export function sayPlace({ owner: { address } }: Pick<AnswerFacts, 'owner'>): InEveryLanguage<string> {
  if (address) {
    const place = presentAddress(address);
    return {
      en: `Our address is ${place}. We work for small and medium businesses, mainly in New Zealand and Australia.`,
      'zh-Hans': `我们的地址：${place}。我们主要为新西兰和澳大利亚的中小企业服务。`,
      ko: `주소는 ${place}입니다. 주로 뉴질랜드와 호주의 중소기업을 위해 일합니다.`,
    };
  }
  return {
    en: `We work for small and medium businesses, mainly in New Zealand and Australia. No street address is given on this site; write to ${email}.`,
    'zh-Hans': `我们主要为新西兰和澳大利亚的中小企业服务。本网站没有列出街道地址，请发邮件到 ${email}。`,
    ko: `주로 뉴질랜드와 호주의 중소기업을 위해 일합니다. 이 사이트에 주소는 없습니다. ${email}로 문의해 주세요.`,
  };
}

/** Answers about opening hours and how to reach us, from the facts of the owner. */
export const contactAnswers: readonly KnownAnswer[] = [
  {
    id: 'hours',
    source: contact,
    say: sayHours,
  },
  {
    id: 'contact',
    source: contact,
    say: sayContact,
  },
  {
    id: 'place',
    source: { path: '/privacy#who-we-are', title: 'Privacy: Who we are' },
    say: sayPlace,
  },
];
