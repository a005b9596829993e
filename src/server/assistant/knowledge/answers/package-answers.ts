import type { InEveryLanguage } from '#language/languages.ts';
import { type Package, packages, planMonths, usageNotice } from '#shared/offer/packages.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import type { AnswerFacts, KnownAnswer } from '../known-answer.ts';

const source = { path: '/#packages', title: 'Packages' };

/** Contents of each package in Chinese and Korean. */
const contents: Record<Package['key'], InEveryLanguage<string>> = {
  starter: {
    en: '',
    'zh-Hans': '知识库最多 50 条问答、流程最多 5 步、3 个月支持',
    ko: '질문과 답변 50개까지의 지식 베이스, 5단계까지의 흐름, 3개월 지원',
  },
  growth: {
    en: '',
    'zh-Hans': '电话接入、知识库最多 300 条、流程最多 10 步、3 个月支持',
    ko: '전화 연동, 항목 300개까지의 지식 베이스, 10단계까지의 흐름, 3개월 지원',
  },
  'enterprise-lite': {
    en: '',
    'zh-Hans': '大型知识库并持续更新、复杂流程和转接、CRM/ATS/LMS 集成、3 个月高级支持',
    ko: '계속 업데이트되는 대규모 지식 베이스, 복잡한 흐름과 에스컬레이션, CRM/ATS/LMS 연동, 3개월 프리미엄 지원',
  },
};

/** Returns how much less a package costs when it is paid once than when it is paid monthly for the whole plan. */
function savingOf({ monthly, oneOff }: Package): string {
  return formatDollars(monthly * planMonths - oneOff);
}

const savings = packages.map((offer) => `${savingOf(offer)} (${offer.name})`).join(', ');

function packageAnswer(offer: Package): KnownAnswer {
  const { key, name } = offer;
  const monthly = formatDollars(offer.monthly);
  const oneOff = formatDollars(offer.oneOff);
  const saving = savingOf(offer);
  return {
    id: `package-${key}`,
    source,
    say: ({ currency }) => ({
      en: `${name} costs ${monthly} ${currency} a month on the ${planMonths}-month plan, or ${oneOff} ${currency} one-off, which is ${saving} less than ${planMonths} months. In it: ${offer.contents.join('; ')}. ${usageNotice}`,
      'zh-Hans': `${name} 按 ${planMonths} 个月方案每月 ${monthly} ${currency}，或一次性 ${oneOff} ${currency}，比 ${planMonths} 个月少 ${saving}。包括：${contents[key]['zh-Hans']}。用量按标准 AI 语音费率另计。`,
      ko: `${name}는 ${planMonths}개월 플랜으로 월 ${monthly} ${currency}, 일시불로는 ${oneOff} ${currency}로 ${planMonths}개월보다 ${saving} 적습니다. 포함: ${contents[key].ko}. 사용량은 표준 AI 음성 요금으로 별도 청구됩니다.`,
    }),
  };
}

const list = (currency: string, word: string) =>
  packages.map((offer) => `${offer.name} ${formatDollars(offer.monthly)} ${currency}${word}`).join(', ');
const oneOffList = (currency: string) =>
  packages.map((offer) => `${offer.name} ${formatDollars(offer.oneOff)} ${currency}`).join(', ');

function sayUsage({ currency, owner: { usageRate } }: AnswerFacts): InEveryLanguage<string> {
  const rate = usageRate === undefined ? undefined : `${formatDollars(usageRate)} ${currency}`;
  return {
    en: `${usageNotice} It comes on top of the package, and the invoice shows how it was counted. ${rate ? `A minute costs ${rate}.` : 'The rates themselves are not listed on this site; ask us for them before you order.'}`,
    'zh-Hans': `用量按标准 AI 语音费率另行计费，不含在套餐价内，账单会写明如何计算。${rate ? `每分钟 ${rate}。` : '网站上没有列出具体费率，下单前请先问我们。'}`,
    ko: `사용량은 표준 AI 음성 요금으로 별도 청구됩니다. 패키지 요금에 더해지며 청구서에 계산 방법이 나옵니다. ${rate ? `1분에 ${rate}입니다.` : '구체적인 요율은 사이트에 나와 있지 않으니 주문 전에 물어보세요.'}`,
  };
}

/** Answers about the prices and contents of the packages. */
export const packageAnswers: readonly KnownAnswer[] = [
  ...packages.map(packageAnswer),
  {
    id: 'packages',
    source,
    say: ({ currency }) => ({
      en: `There are three packages, on a ${planMonths}-month plan: ${list(currency, ' a month')}. Or one-off: ${oneOffList(currency)}. ${usageNotice}`,
      'zh-Hans': `共有三个套餐，${planMonths} 个月方案每月：${list(currency, '')}。一次性：${oneOffList(currency)}。用量按标准 AI 语音费率另计。`,
      ko: `패키지는 세 가지입니다. ${planMonths}개월 플랜 월 요금: ${list(currency, '')}. 일시불: ${oneOffList(currency)}. 사용량은 표준 AI 음성 요금으로 별도 청구됩니다.`,
    }),
  },
  {
    id: 'usage',
    source,
    say: sayUsage,
  },
  {
    id: 'one-off-or-monthly',
    source,
    say: ({ currency }) => ({
      en: `You can pay monthly on a ${planMonths}-month plan, or once. Monthly: ${list(currency, '')}. One-off: ${oneOffList(currency)}. One-off is ${savings} less than ${planMonths} months. The contents are the same, and usage is billed separately either way.`,
      'zh-Hans': `可以选 ${planMonths} 个月方案按月付，也可以一次性付清。每月：${list(currency, '')}。一次性：${oneOffList(currency)}。一次性比 ${planMonths} 个月少 ${savings}。内容相同，用量都另计。`,
      ko: `${planMonths}개월 플랜으로 매월 내거나 한 번에 낼 수 있습니다. 월: ${list(currency, '')}. 일시불: ${oneOffList(currency)}. 일시불이 ${planMonths}개월보다 ${savings} 적습니다. 내용은 같고 사용량은 어느 쪽이든 별도입니다.`,
    }),
  },
];
