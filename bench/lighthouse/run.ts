import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { locales, localisedPath } from '#domain/locales.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { findOrInstallChromium } from '../../scripts/find-chromium.ts';

/**
 * Runs Lighthouse with mobile settings on every public page of the built product, in every variant. Prints a Markdown
 * table. Fails when a page scores below 100, except for performance, which depends on the machine (product 14.8).
 *
 *   node bench/lighthouse/run.ts [PATH ...]
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const machineIndependent = categories.slice(1);
const chosen = process.argv.slice(2);
const paths =
  chosen.length > 0
    ? chosen
    : ['/', '/resources', '/partners', '/demo', '/privacy', '/terms'].flatMap((path) =>
        locales.map((locale) => localisedPath(locale, path)),
      );

const product = await startProduct();
const chrome = await launch({
  chromePath: findOrInstallChromium(),
  chromeFlags: [
    '--headless',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Runs Lighthouse on a page. Repeats this up to twice, because the browser sometimes paints nothing. */
async function measure(address: string) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (result?.lhr.audits['first-contentful-paint']?.numericValue !== undefined) return result;
  }
  throw new Error(`Lighthouse measured nothing for ${address}.`);
}

const rows: string[] = [];
const faults: string[] = [];
try {
  for (const path of paths) {
    const result = await measure(product.origin + path);
    const scores = categories.map((category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100));
    const seconds = (audit: string) => ((result.lhr.audits[audit]?.numericValue ?? Number.NaN) / 1000).toFixed(2);
    const shift = (result.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3);
    const bytes = Math.round((result.lhr.audits['total-byte-weight']?.numericValue ?? 0) / 1000);
    rows.push(
      `| ${[path, ...scores, seconds('first-contentful-paint'), seconds('largest-contentful-paint'), shift, bytes].join(' | ')} |`,
    );
    console.log(rows.at(-1));
    for (const [index, category] of categories.entries()) {
      if (scores[index] === 100) continue;
      const audits =
        result.lhr.categories[category]?.auditRefs.filter(({ id }) => (result.lhr.audits[id]?.score ?? 1) < 1) ?? [];
      console.log(
        `    ${category}: ${audits.map(({ id }) => `${id} (${result.lhr.audits[id]?.displayValue ?? result.lhr.audits[id]?.score})`).join(', ')}`,
      );
      if (machineIndependent.some((name) => name === category)) faults.push(`${path}: ${category} ${scores[index]}`);
    }
  }
} finally {
  chrome.kill();
  await product.stop();
}
const table = [
  '| page | performance | accessibility | best practices | SEO | FCP s | LCP s | CLS | kB |',
  '|---|---|---|---|---|---|---|---|---|',
  ...rows,
].join('\n');
console.log(`\n${table}`);
writeFileSync('bench/lighthouse/last.md', `${table}\n`);
if (faults.length > 0) {
  console.error(`\nBelow 100: ${faults.join('; ')}`);
  process.exit(1);
}
