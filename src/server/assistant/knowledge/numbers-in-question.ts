import { toDigits } from '#language/digits.ts';
import { languageOf } from '#language/languages.ts';
import { normaliseText } from '#language/normalise.ts';
import { dealOf } from '#shared/offer/earnings-estimator.ts';
import type { MissedCalls } from '#shared/offer/missed-calls.ts';
import { type Package, packages, planMonths } from '#shared/offer/packages.ts';
import { partnerTiers } from '#shared/offer/partner-programme.ts';
import { tierFor } from '#shared/offer/partner-share.ts';

/** Words that name each of the three packages, the cheapest first. Its name and its prices name it too. */
const packageWords = [
  /\b(?:cheapest|smallest|bottom) (?:package|plan|one)\b|起步版|스타터|最便宜的?套餐|(?:제일|가장) 싼 (?:패키지|요금제)/iu,
  /\b(?:middle|mid) (?:package|plan|one)\b|成长版|그로스|中间(?:那)?(?:个|款)?套餐|(?:중간|가운데) (?:패키지|요금제)/iu,
  /\b(?:dearest|biggest|top) (?:package|plan)\b|企业版|엔터프라이즈|最贵的?套餐|(?:제일|가장) 비싼 (?:패키지|요금제)/iu,
];
/**
 * Words for what a partner earns. The price of a named package counts as the value of a deal only in a question with
 * such a word.
 */
const earnings =
  /\b(?:earn|earns|earned|earnings|commissions?|cut|slice|share|my bit|pocket|payout)\b|到手|佣金|提成|分成|我的份|몫|수수료|커미션|수당/iu;
/** Words that may be about earnings. They count as `earnings` only if the question also names a number of clients. */
const gains = /\b(?:make|get|bring in)\b|能拿|能赚|赚多少|벌|받/iu;
/** Words for the one-off price. They may contain a number that does not count anything. */
const onceWords =
  /\bonce\b|\b(?:one|1)[ -]?off\b|\boutright\b|\bup[ -]?front\b|[一1]次(?:性|付)?|买断|일시불|단건|한 번에/iu;
/** Words that name each tier of the partner programme, the lowest first. */
const tierWords = [
  /\baffiliate|\b(?:lowest|bottom|first) (?:tier|level|rung)|最低(?:那)?1?(?:级|档|等级|层)|어필리에이트|(?:제일|가장) 낮은 등급/iu,
  /\bcertified|\bmiddle (?:tier|level)|中间(?:那)?1?(?:级|档)|서티파이드|중간 등급/iu,
  /\bpremier|\b(?:top|highest) (?:tier|level|rung)|最高(?:那)?1?(?:级|档|等级)|프리미어|(?:(?:제일|가장) 높은|(?:맨|제일) 위) ?등급/iu,
];

/**
 * Returns the numbers of the estimate that a question asks for, or `undefined`. The question must name a number of
 * clients and the value of a deal, or ask what a partner earns with a package. Examples: “5 clients at 3000”, “my cut
 * of one Growth plan”. If it names no percentage, `percent` is the commission of the partner's tier.
 */
export function estimateIn(question: string) {
  const text = withDigits(question.replace(onceWords, ' '));
  const isOnce = onceWords.test(question);
  const percent = percentIn(text);
  const named = Number(
    /(?<!\d)(\d{1,4})(?: \w{1,12}){0,2} ?(?:clients?|customers?|deals?|sales?|businesses|个?客户|个?单|家|位|명|건|곳|개)/iu.exec(
      text,
    )?.[1] ?? 0,
  );
  const offer = earnings.test(text) || (named > 0 && gains.test(text)) ? packagesIn(text)[0] : undefined;
  const amount = Number(/(?<![\d.])(\d{3,6})(?![\d%])/u.exec(text.replace(/\b20[23]\d\b/, ''))?.[1] ?? 0);
  const isPrice = packages.some(({ monthly }) => monthly === amount);
  const isOfPackage = offer !== undefined && (amount < 100 || isPrice);
  const deal = isOfPackage ? dealOf(offer, isOnce ? 'one-off' : 'plan') : amount;
  const clients = isOfPackage ? Math.max(1, named) : named;
  if (clients < 1 || deal < 100 || clients === deal) return undefined;
  return { clients, deal, percent: percent > 0 && percent <= 100 ? percent : tierFor(clients).commission, isOnce };
}

/** Returns whether a question multiplies a package’s monthly price by the months of a year. Example: “499 x 12”. */
export function isYearOfPackage(question: string): boolean {
  const [, one, other] =
    /(?<!\d)(\d{2,3}) ?(?:x|×|\*|times|乘以?|곱하기) ?(\d{2,3})(?!\d)/iu.exec(withDigits(question)) ?? [];
  const prices = new Set(packages.map(({ monthly }) => monthly));
  return (
    (prices.has(Number(one)) && Number(other) === planMonths) ||
    (prices.has(Number(other)) && Number(one) === planMonths)
  );
}

function percentIn(text: string): number {
  const [, named] = /(?<!\d)(\d{1,3}) ?(?:%|percent|per cent|프로|퍼센트)/iu.exec(text) ?? [];
  return Number(named ?? tenths(text) ?? percentOfTier(text) ?? 0);
}

/** Returns the packages that a text names, the cheapest first. */
export function packagesIn(text: string): readonly Package[] {
  const plain = text.toLowerCase();
  const numbers = new Set(text.match(/\d+/g)?.map(Number));
  return packages.filter(({ name, monthly, oneOff }, place) => {
    const isPriced = [monthly, oneOff, monthly * planMonths].some((price) => numbers.has(price));
    return isPriced || plain.includes(name.toLowerCase()) || packageWords[place]?.test(text);
  });
}

function percentOfTier(text: string): number | undefined {
  const place = tierWords.findIndex((words) => words.test(text));
  return partnerTiers[place]?.commission;
}

/**
 * Matches a share of the calls, in words, as a number out of ten or as a percentage. Examples: “half”, “3 out of 10”.
 */
const shares =
  /\bhalf\b|1半|半数|절반|(?<!\d)(\d{1,2}) ?(?:out of|in every|in|of) (?:every )?10\b|10 ?(?:个|통|건|번)?(?:里头?|中|에|중에?|[谈成单能]{1,3}) ?(?:有)?(\d{1,2})|(?<!\d)(\d{1,3}) ?(?:%|percent|per cent|퍼센트|프로)|(\d)成/giu;

/**
 * Returns the numbers for a calculation of what missed calls cost: missed calls in a week, how many of ten calls would
 * be wanted work, how many of ten enquiries become a job, and the value of a job. Returns `undefined` if the question
 * does not name all of them.
 */
export function missedCallsIn(question: string): MissedCalls | undefined {
  const text = withDigits(question);
  const calls =
    /(?<!\d)(\d{1,3}) ?(?:\w{1,9} )?(?:calls?|rings?|callers?)\b|(?<!\d)(\d{1,3}) ?(?:个电话|通|个来电|통|번)|(?:漏|没接|错过)[^\d，。]{0,4}(\d{1,3}) ?个/iu.exec(
      text,
    );
  const lostCalls = Number(calls?.[1] ?? calls?.[2] ?? calls?.[3] ?? 0);
  const ofTen = [...text.matchAll(shares)].map(([, of, among, percent, tenth]) => {
    if (percent) return Number(percent) / 10;
    return Number(of ?? among ?? tenth ?? 5);
  });
  const rest = text.replace(calls?.[0] ?? '', ' ').replace(shares, ' ');
  const jobValue = Math.max(0, ...[...rest.matchAll(/(?<!\d)\d{2,6}(?!\d)/gu)].map(([number]) => Number(number)));
  const [wantedOfTen, wonOfTen] = ofTen;
  if (lostCalls < 1 || jobValue < 20 || wantedOfTen === undefined || wonOfTen === undefined) return undefined;
  return { lostCalls, wantedOfTen, wonOfTen, jobValue };
}

const entries =
  /(?<!\d)(\d{1,5}) ?(?:odd |or so |different |frequent )?(?:things|questions?|answers?|q&a|q and a|faqs?|entries|topics|items|条|个问|个常见|问答|개|가지)/giu;

/**
 * Returns the number of knowledge base entries that a question names, or `undefined`. If the question contains several
 * such numbers, returns the highest. Example: 200 for “about 200 things”.
 */
export function entriesIn(question: string): number | undefined {
  const found = [...withDigits(question).matchAll(entries)].map(([, count]) => Number(count));
  return found.length > 0 ? Math.max(...found) : undefined;
}

/** Returns a text in which numbers are written with digits only. */
function withDigits(question: string): string {
  const plain = normaliseText(question)
    .replace(/(\d)[, ](?=\d{3}\b)/g, '$1')
    .replace(/(?<!\d)(\d{1,4}) ?k\b/g, '$1 thousand')
    .replace(/\bdozen\b/g, '12');
  return toDigits(plain, languageOf(plain)).text.replace(
    /(\d{1,3}) ?(?:(hundred\b|百)|thousand\b|grand\b|千|천(?! ?명))/gu,
    (_, number: string, hundred?: string) => String(Number(number) * (hundred ? 100 : 1000)),
  );
}

/** Returns a Chinese share in tenths as a percentage. Example: 20 for 两成 (two tenths). */
function tenths(text: string): number | undefined {
  const [, digit, half] = /(\d)成(半)?/u.exec(text) ?? [];
  return digit ? Number(digit) * 10 + (half ? 5 : 0) : undefined;
}
