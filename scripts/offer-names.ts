import { siteConfig } from '../site.config.ts';
import { packages } from '../src/shared/offer/packages.ts';

const names = new Map<string, string>([
  ['brand', siteConfig.brand],
  ...packages.map(({ key, name }): [string, string] => [key, name]),
]);

/**
 * Returns a phrasing with the names of the brand and the packages. Example: "How much is {starter}?" becomes "How much is
 * Starter?". Throws for a placeholder that is none of these.
 */
export function fillNames(text: string): string {
  return text.replace(/\{([\w-]+)\}/g, (whole, key: string) => {
    const name = names.get(key);
    if (name === undefined) throw new Error(`No brand or package is called ${whole}: ${text}`);
    return name;
  });
}
