import { estimatorDefaults } from '#domain/earnings-estimator.ts';
import { partnerTiers } from '#domain/partner-programme.ts';

const chineseDigits: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

/** Number of clients and the average deal that a question names, and the percent, from the question or from the tier. */
interface NamedEstimate {
  readonly clients: number;
  readonly deal: number;
  readonly percent: number;
}

/**
 * Returns the estimate that a question asks for. Returns `undefined` unless it names a number of clients and the value
 * of a deal. Example: “5 clients at 3000”.
 */
export function estimateIn(question: string): NamedEstimate | undefined {
  const text = withDigits(question);
  const percent = Number(
    /(?<!\d)(\d{1,3}) ?(?:%|percent|per cent|프로|퍼센트)/iu.exec(text)?.[1] ?? tenths(question) ?? 0,
  );
  const clients = Number(
    /(?<!\d)(\d{1,4})(?: \w{1,12})? ?(?:clients?|customers?|deals?|sales?|businesses|个?客户|个?单|家|位|명|건|곳)/iu.exec(
      text,
    )?.[1] ?? 0,
  );
  const deal = Number(/(?<![\d.])(\d{3,6})(?![\d%])/u.exec(text.replace(/\b20[23]\d\b/, ''))?.[1] ?? 0);
  if (clients < 1 || deal < 100 || clients === deal) return undefined;
  return { clients, deal, percent: percent > 0 && percent <= 100 ? percent : percentFor(clients) };
}

/** Returns how many questions and answers a question speaks of, or `undefined`. Example: “about 200 things”. */
export function entriesIn(question: string): number | undefined {
  const found =
    /(?<!\d)(\d{1,5}) ?(?:odd |or so |different |frequent )?(?:things|questions?|answers?|q&a|q and a|faqs?|entries|topics|items|条|个问|个常见|问答|개|가지)/iu.exec(
      withDigits(question),
    );
  return found ? Number(found[1]) : undefined;
}

function percentFor(clients: number): number {
  const least = (requirement: string) => Number(/\d+/.exec(requirement)?.[0] ?? 1);
  const tier = partnerTiers.findLast(({ requirement }) => clients >= least(requirement));
  return tier?.commission ?? estimatorDefaults.commissionPercent;
}

/** Returns a text in which numbers are written with digits only. */
function withDigits(question: string): string {
  return question
    .normalize('NFKC')
    .replace(/(\d)[, ](?=\d{3}\b)/g, '$1')
    .replace(/(?<!\d)(\d{1,4}) ?k\b/gi, (_, thousands: string) => String(Number(thousands) * 1000))
    .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|dozen)\b/gi, (word) =>
      String(words[word.toLowerCase()]),
    )
    .replace(/([一两二三四五六七八九])千/gu, (_, digit: string) => String((chineseDigits[digit] ?? 0) * 1000))
    .replace(/([一二三四五六七八九])十([一二三四五六七八九])?/gu, (_, tens: string, ones?: string) =>
      String((chineseDigits[tens] ?? 0) * 10 + (chineseDigits[ones ?? ''] ?? 0)),
    )
    .replace(/[一两二三四五六七八九十](?=个|家|位|单|条)/gu, (digit) => String(chineseDigits[digit]));
}

/** Returns the percent of a Chinese share in tenths. 两成 is 20. */
function tenths(question: string): number | undefined {
  const [, digit, half] = /([一两二三四五六七八九\d])成(半)?/u.exec(question) ?? [];
  if (!digit) return undefined;
  return (chineseDigits[digit] ?? Number(digit)) * 10 + (half ? 5 : 0);
}
