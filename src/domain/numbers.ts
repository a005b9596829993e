/** Returns a whole number with thousands separators: `1,200`. It avoids Intl, whose first use costs a browser 20 ms. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Returns dollars without a currency code. Cents are shown only if there are some: 2000 is `$2,000`. */
export function formatDollars(amount: number): string {
  return `$${amount.toLocaleString('en-NZ', { maximumFractionDigits: 2 })}`;
}
