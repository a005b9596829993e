import { numberFormatter } from './formatters.ts';

/**
 * Formats a whole number with commas between thousands. Example: "1,200". It does not use Intl, because its first use
 * takes a browser 20 ms.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * Formats an amount in dollars without a currency code. Cents are only shown if there are any. Example: 2000 becomes
 * "$2,000".
 */
export function formatDollars(amount: number): string {
  return `$${numberFormatter('en-NZ', { maximumFractionDigits: 2 }).format(amount)}`;
}
