import { numberFormatter } from './formatters.ts';

/**
 * Formats a whole number with commas between thousands. Example: "1,200". Does not use `Intl`, because the first use of
 * `Intl` takes a browser 20 ms.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Formats a number with commas between thousands, and with its decimals. Examples: "3,000", "1,234.5". */
export function formatTyped(amount: number): string {
  const [whole = '', decimals] = String(amount).split('.');
  const count = formatCount(Number(whole));
  return decimals === undefined ? count : `${count}.${decimals}`;
}

/**
 * Formats an amount in dollars without a currency code. Cents are only shown if there are any. Examples: "$2,000",
 * "$0.15".
 */
export function formatDollars(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  const minimumFractionDigits = Number.isInteger(rounded) ? 0 : 2;
  return `$${numberFormatter('en-NZ', { minimumFractionDigits, maximumFractionDigits: 2 }).format(rounded)}`;
}

/** Returns a number with its noun. Example: "1 try", "3 tries". */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
