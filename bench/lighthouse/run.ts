import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startProduct } from '#tests/support/product-process.ts';
import { findOrInstallChromium } from '../../scripts/find-chromium.ts';

/**
 * Runs Lighthouse with mobile settings on the indexable pages of the built product, in every variant. These are the
 * pages in the sitemap, but only one article, one category, one month and one tag. Prints a Markdown table with the
 * median of three runs. Fails when a page scores below 100, except for performance, which depends on the machine.
 *
 *   node bench/lighthouse/run.ts [--runs N] [PATH ...]
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const machineIndependent = categories.slice(1);
const { values: options, positionals: chosen } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(options.runs);

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

/**
 * Returns the paths in the sitemap. If the paths of several articles, categories, months or tags differ only in their
 * last segment, returns only the first of them.
 */
async function indexablePaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${product.origin}/sitemap.xml`)).text();
  const seen = new Map<string, string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = new URL(address).pathname;
    const kind = path.replace(/\/(resources|tags|articles)\/[^/]+$/, '/$1/*');
    if (!seen.has(kind)) seen.set(kind, path);
  }
  return [...seen.values()];
}

/** Runs Lighthouse on a page. Tries up to three times, because the browser sometimes paints nothing. */
async function measure(address: string) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (result?.lhr.audits['first-contentful-paint']?.numericValue !== undefined) return result.lhr;
  }
  throw new Error(`Lighthouse measured nothing for ${address}.`);
}

/** Returns the middle one of the numbers. */
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const rows: string[] = [];
const faults: string[] = [];
try {
  for (const path of chosen.length > 0 ? chosen : await indexablePaths()) {
    const results: Awaited<ReturnType<typeof measure>>[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(product.origin + path));
    const scores = categories.map((category) =>
      median(results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100))),
    );
    const value = (audit: string) => median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN));
    const seconds = (audit: string) => (value(audit) / 1000).toFixed(2);
    const shift = value('cumulative-layout-shift').toFixed(3);
    const bytes = Math.round(value('total-byte-weight') / 1000);
    rows.push(
      `| ${[path, ...scores, seconds('first-contentful-paint'), seconds('largest-contentful-paint'), shift, bytes].join(' | ')} |`,
    );
    console.log(rows.at(-1));
    for (const [index, category] of categories.entries()) {
      if (scores[index] === 100) continue;
      const last = results.at(-1);
      const audits = last?.categories[category]?.auditRefs.filter(({ id }) => (last.audits[id]?.score ?? 1) < 1) ?? [];
      console.log(
        `    ${category}: ${audits.map(({ id }) => `${id} (${last?.audits[id]?.displayValue ?? last?.audits[id]?.score})`).join(', ')}`,
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
