import { type Locale, localeFacts } from '../rules/locales.ts';
import { formatDollars } from '../rules/numbers.ts';
import type { OpeningHours } from './opening-hours.ts';
import { packageWithPhone, planMonths } from './packages.ts';

/** A postal address. The street and the town are always set. */
export interface PostalAddress {
  readonly street: string;
  readonly locality: string;
  readonly region?: string;
  readonly postalCode?: string;
}

/**
 * Facts about the business that only its owner knows. A fact that is `undefined`, or a list that is empty, has not been
 * set. Pages then show nothing about it.
 */
export interface OwnerFacts {
  readonly openingHours: readonly OpeningHours[];
  readonly phone?: string;
  readonly address?: PostalAddress;
  /** Whether prices and usage include GST, or GST is added to them. */
  readonly gst?: 'included' | 'added';
  /** Price of one minute of usage, in dollars. The number is the same in every variant. */
  readonly usageRate?: number;
  readonly whoWeAre?: string;
}

export const noOwnerFacts: OwnerFacts = { openingHours: [] };

/** Returns an address on one line. Example: "1 Example Street, Nelson 7010". */
export function presentAddress({ street, locality, region, postalCode }: PostalAddress): string {
  const town = [locality, region].filter(Boolean).join(', ');
  return `${street}, ${[town, postalCode].filter(Boolean).join(' ')}`;
}

/** Returns the link that rings a number. Example: "03 123 4567" becomes `tel:031234567`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Rate of the goods and services tax, in percent. */
export const gstRates = { 'New Zealand': 15, Australia: 10 } as const;

/** Returns the price of a minute. Example: "$0.15 NZD a minute". */
export function presentUsageRate(rate: number, locale: Locale): string {
  return `${formatDollars(rate)} ${localeFacts(locale).currency} a minute`;
}

/** Returns the sentence on GST. It is the same in every variant. Returns `undefined` if the owner has not set it. */
export function presentGst({ gst }: Pick<OwnerFacts, 'gst'>): string | undefined {
  if (gst === 'included') return 'Prices and usage include GST.';
  const rates = Object.entries(gstRates).map(([country, rate]) => `${rate}% in ${country}`);
  return gst && `GST is added to prices and usage: ${rates.join(', ')}.`;
}

const exampleMonth = { calls: 100, minutesPerCall: 3 } as const;

/**
 * Returns the cost of the first year with the phone package, paid monthly, computed from the owner's usage rate and GST.
 * A rate or GST that the owner has not set is left out. Example of the total: "$6,528 NZD in the first year, before GST".
 * The total with GST in each country is only set if GST is added. Returns `undefined` if neither is set.
 */
export function costExample(facts: OwnerFacts, locale: Locale) {
  const { gst, usageRate } = facts;
  if (gst === undefined && usageRate === undefined) return undefined;
  const { name, monthly } = packageWithPhone;
  const minutes = exampleMonth.calls * exampleMonth.minutesPerCall;
  const usage = minutes * (usageRate ?? 0);
  const year = planMonths * (monthly + usage);
  const steps: string[] = [];
  if (usageRate !== undefined) {
    steps.push(
      `${exampleMonth.calls} calls of ${exampleMonth.minutesPerCall} minutes a month: ${minutes} × ${formatDollars(usageRate)} = ${formatDollars(usage)}.`,
      `${name} and usage: ${planMonths} × (${formatDollars(monthly)} + ${formatDollars(usage)}) = ${formatDollars(year)}.`,
    );
  } else {
    steps.push(`${name}: ${planMonths} × ${formatDollars(monthly)} = ${formatDollars(year)}.`);
  }
  if (gst === 'included') steps.push('GST is included.');
  const without = [usageRate === undefined && 'usage', gst === 'added' && 'GST'].filter(Boolean);
  const before = without.length > 0 ? `, before ${without.join(' and ')}` : '';
  const total = `${formatDollars(year)} ${localeFacts(locale).currency} in the first year${before}`;
  if (gst === 'added') {
    const withTax = Object.entries(gstRates).map(
      ([country, rate]) => `${formatDollars((year * (100 + rate)) / 100)} in ${country} (${rate}%)`,
    );
    return { steps, total, withGst: `With GST: ${withTax.join(', ')}.` };
  }
  return { steps, total };
}
