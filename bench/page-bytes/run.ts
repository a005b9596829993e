import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startProduct } from '#tests/support/product-process.ts';
import { findOrInstallChromium } from '../../scripts/find-chromium.ts';
import { markdownTable, report } from '../support/report.ts';

/**
 * Measures how many bytes Chromium transfers for each public page before a visitor interacts with it. Prints the bytes
 * for each kind of file.
 *
 *   node bench/page-bytes/run.ts
 */
const paths = ['/', '/resources', '/partners', '/demo', '/privacy', '/terms', '/login', '/register'];
const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const;
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const rows: (string | number)[][] = [];
try {
  for (const path of paths) rows.push([path, ...(await measure(path))]);
} finally {
  await browser.close();
  await product.stop();
}
report(
  'page-bytes',
  'Bytes of a page',
  'kB transferred to Chromium, compressed and with headers, before a visitor touches the page. Inline script is part of the document; its column shows its own compressed size.',
  markdownTable(['page', ...kinds, 'inline script', 'all'], rows),
);

async function measure(path: string): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  const answer = await page.goto(product.origin + path, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`);
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && script.type !== 'application/ld+json')
      .map((script) => script.textContent)
      .join(''),
  );
  await context.close();
  const kilobytes = (count: number) => (count / 1000).toFixed(1);
  const all = [...bytes.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...kinds.map((kind) => kilobytes(bytes.get(kind) ?? 0)),
    kilobytes(brotliCompressSync(inline).length),
    kilobytes(all),
  ];
}
