import { formatDollars } from '../rules/numbers.ts';
import { readAmount } from './earnings-estimator.ts';

export interface MissedCalls {
  /** Number of missed callers in a week who leave no message and don't ring again. */
  readonly lostCalls: number;
  /** Of ten such callers, how many have work that the business wants. */
  readonly wantedOfTen: number;
  /** Of ten such callers with wanted work, how many become a job. */
  readonly wonOfTen: number;
  /** Dollars that a business earns from a usual job, without GST, materials and the time of other people. */
  readonly jobValue: number;
}

/**
 * The worked example. Its numbers are our assumption: they come from no survey and no real business. `jobValue` is what
 * a small job earns a tradie: a call-out fee and two hours of labour, at about $100 for the fee and for each hour. GST,
 * materials and other people's time are not included. The starter article on missed calls contains the same numbers.
 */
export const missedCallsExample: MissedCalls = { lostCalls: 5, wantedOfTen: 4, wonOfTen: 5, jobValue: 300 };

export const missedCallsLimits: MissedCalls = { lostCalls: 1000, wantedOfTen: 10, wonOfTen: 10, jobValue: 1_000_000 };

/** The numbers that a visitor changes on Home. For the other numbers, Home uses the example. */
export const missedCallsQueryNames = {
  lostCalls: 'lost',
  jobValue: 'job',
} as const satisfies Partial<Record<keyof MissedCalls, string>>;

/** Number of weeks that count as a month. A month is slightly longer. */
const weeksOfMonth = 4;

/** Returns the number in a field. It is 0 if the text is not a number, and never more than the limit of the field. */
export function readMissedCallsAmount(name: keyof MissedCalls, text: string): number {
  return Math.min(readAmount(text) ?? 0, missedCallsLimits[name]);
}

/** Returns the numbers in a URL's query. A missing or unreadable number gets the value of the example. */
export function readMissedCallsQuery(query: URLSearchParams): MissedCalls {
  const amount = (name: keyof typeof missedCallsQueryNames) => {
    const number = readAmount(query.get(missedCallsQueryNames[name]) ?? '');
    return number === undefined ? missedCallsExample[name] : Math.min(number, missedCallsLimits[name]);
  };
  return { ...missedCallsExample, lostCalls: amount('lostCalls'), jobValue: amount('jobValue') };
}

/** Returns how many of ten as a share of one, without the digits that floating-point division adds. */
function shareOf(ofTen: number): number {
  return Number((ofTen / 10).toFixed(3));
}

/** Returns what missed calls cost in a month, and how it is worked out. Examples: "$600", "$150 × 4 weeks = $600". */
export function sumMissedCalls({ lostCalls, wantedOfTen, wonOfTen, jobValue }: MissedCalls) {
  const perWeek = (lostCalls * wantedOfTen * wonOfTen * jobValue) / 100;
  const week = formatDollars(perWeek);
  const month = formatDollars(perWeek * weeksOfMonth);
  const sum = `${lostCalls} × ${shareOf(wantedOfTen)} × ${shareOf(wonOfTen)} × ${formatDollars(jobValue)}`;
  const halfMonth = formatDollars((perWeek * weeksOfMonth) / 2);
  return {
    month,
    /**
     * What half of the missed calls cost in a month. Pages show it as a careful estimate of what an agent saves, because
     * no agent catches every call.
     */
    halfMonth,
    weekSum: `${lostCalls} calls: ${wantedOfTen} in 10 are work you want, and you win ${wonOfTen} in 10 of those. ${sum} = ${week} a week`,
    monthSum: `${week} × ${weeksOfMonth} weeks = ${month}`,
  };
}
