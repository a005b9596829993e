import type { InEveryLanguage } from '#language/languages.ts';
import { gstRates, presentGst } from '#shared/offer/owner-facts.ts';
import { type Package, packageOf, packages, planMonths, taxNotice, usageNotice } from '#shared/offer/packages.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { type AnswerFacts, type KnownAnswer, legalSource } from '../known-answer.ts';
import { entriesIn } from '../numbers-in-question.ts';

const source = { path: '/#packages', title: 'Packages' };

/** Contents of each package in Chinese and Korean. */
const contents: Record<Package['key'], Omit<InEveryLanguage<string>, 'en'>> = {
  starter: {
    'zh-Hans': '知识库最多 50 条问答、流程最多 5 步、3 个月支持',
    ko: '질문과 답변 50개까지의 지식 베이스, 5단계까지의 흐름, 3개월 지원',
  },
  growth: {
    'zh-Hans': '电话接入、知识库最多 300 条、流程最多 10 步、3 个月支持',
    ko: '전화 연동, 항목 300개까지의 지식 베이스, 10단계까지의 흐름, 3개월 지원',
  },
  'enterprise-lite': {
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

export function sayUsage({ currency, owner: { usageRate } }: AnswerFacts): InEveryLanguage<string> {
  const rate = usageRate === undefined ? undefined : `${formatDollars(usageRate)} ${currency}`;
  return {
    en: `${usageNotice} It comes on top of the package, and the invoice shows how it was counted. ${rate ? `A minute costs ${rate}.` : 'The rates themselves are not listed on this site; ask us for them before you order.'}`,
    'zh-Hans': `用量按标准 AI 语音费率另行计费，不含在套餐价内，账单会写明如何计算。${rate ? `每分钟 ${rate}。` : '网站上没有列出具体费率，下单前请先问我们。'}`,
    ko: `사용량은 표준 AI 음성 요금으로 별도 청구됩니다. 패키지 요금에 더해지며 청구서에 계산 방법이 나옵니다. ${rate ? `1분에 ${rate}입니다.` : '구체적인 요율은 사이트에 나와 있지 않으니 주문 전에 물어보세요.'}`,
  };
}

function sayTax({ owner: { gst } }: AnswerFacts): InEveryLanguage<string> {
  const terms = {
    en: taxNotice,
    'zh-Hans': 'GST 或类似税项如何适用，写在订单和每张账单上，您在确认之前就能看到。',
    ko: 'GST 같은 세금이 어떻게 적용되는지는 주문서와 청구서에 나오며 확정 전에 볼 수 있습니다.',
  };
  const rule = gst && gstRules[gst];
  if (!rule) return terms;
  return {
    en: `${presentGst({ gst })} ${terms.en}`,
    'zh-Hans': `${rule['zh-Hans']}${terms['zh-Hans']}`,
    ko: `${rule.ko} ${terms.ko}`,
  };
}

const { 'New Zealand': newZealandRate, Australia: australiaRate } = gstRates;
const gstRules = {
  included: { 'zh-Hans': '价格和用量费用都含 GST。', ko: '가격과 사용량 요금에는 GST가 포함되어 있습니다.' },
  added: {
    'zh-Hans': `价格和用量费用另加 GST：新西兰 ${newZealandRate}%，澳大利亚 ${australiaRate}%。`,
    ko: `가격과 사용량 요금에 GST가 더해집니다. 뉴질랜드 ${newZealandRate}%, 호주 ${australiaRate}%입니다.`,
  },
} as const;

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
    id: 'tax',
    source: legalSource('/terms#prices'),
    say: sayTax,
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

/** Returns the monthly and the one-off price of a package, in words. */
function priceOf(key: Package['key'], currency: string): InEveryLanguage<string> {
  const offer = packageOf(key);
  const [monthly, oneOff] = [formatDollars(offer.monthly), formatDollars(offer.oneOff)];
  return {
    en: `${monthly} ${currency} a month on the ${planMonths}-month plan, or ${oneOff} ${currency} one-off`,
    'zh-Hans': `按 ${planMonths} 个月方案每月 ${monthly} ${currency}，或一次性 ${oneOff} ${currency}`,
    ko: `${planMonths}개월 플랜 월 ${monthly} ${currency}, 일시불 ${oneOff} ${currency}`,
  };
}

/**
 * Returns a text that names the smallest package for the number of entries in a question. The text is empty if the
 * question has no such number.
 */
function packageFor(question: string): string {
  const entries = entriesIn(question);
  if (entries === undefined) return '';
  const capacityOf = ({ contents }: Package) =>
    Number(/knowledge base up to (\d+)/i.exec(contents.join(' '))?.[1] ?? Infinity);
  const smallest = packages.find((offer) => capacityOf(offer) >= entries);
  return smallest ? `${entries}: ${smallest.name}. ` : '';
}

const starter = packageOf('starter').name;
const growth = packageOf('growth').name;
const enterprise = packageOf('enterprise-lite').name;

/** Answers about single items of the packages. */
export const packageContentAnswers: readonly KnownAnswer[] = [
  {
    id: 'phone-integration',
    source,
    say: ({ currency }) => ({
      en: `Phone integration comes with ${growth} (${priceOf('growth', currency).en}). ${starter} does not include it; for ${enterprise}, ask us.`,
      'zh-Hans': `${growth} 套餐（${priceOf('growth', currency)['zh-Hans']}）包含电话接入。${starter} 不含；${enterprise} 请询问我们。`,
      ko: `전화 연동은 ${growth}(${priceOf('growth', currency).ko})에 포함됩니다. ${starter}에는 없고, ${enterprise}는 문의해 주세요.`,
    }),
  },
  {
    id: 'integrations',
    source,
    say: ({ currency }) => ({
      en: `CRM, ATS and LMS integrations come with ${enterprise} (${priceOf('enterprise-lite', currency).en}). The site names no particular systems: write to us with the one you use.`,
      'zh-Hans': `CRM、ATS、LMS 集成包含在 ${enterprise} 中（${priceOf('enterprise-lite', currency)['zh-Hans']}）。网站没有列出具体系统，请发邮件告诉我们您用哪一种。`,
      ko: `CRM, ATS, LMS 연동은 ${enterprise}(${priceOf('enterprise-lite', currency).ko})에 포함됩니다. 사이트에 특정 시스템 이름은 없으니 쓰시는 시스템을 이메일로 알려 주세요.`,
    }),
  },
  {
    id: 'knowledge-base-size',
    source,
    say: (_, question = '') => ({
      en: `${packageFor(question)}The knowledge base holds up to 50 Q&A in ${starter} and up to 300 entries in ${growth}. In ${enterprise} it is large, with continuous updates. Flows go up to 5 steps in ${starter} and 10 in ${growth}; ${enterprise} has complex flows and escalations.`,
      'zh-Hans': `${packageFor(question)}知识库：${starter} 最多 50 条问答，${growth} 最多 300 条，${enterprise} 为大型并持续更新。流程：${starter} 最多 5 步，${growth} 最多 10 步，${enterprise} 支持复杂流程和转接。`,
      ko: `${packageFor(question)}지식 베이스는 ${starter} 질문과 답변 50개, ${growth} 항목 300개까지이며 ${enterprise}는 대규모로 계속 업데이트됩니다. 흐름은 ${starter} 5단계, ${growth} 10단계까지이고 ${enterprise}는 복잡한 흐름과 에스컬레이션을 지원합니다.`,
    }),
  },
];
