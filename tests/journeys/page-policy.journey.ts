import type { Page } from '@playwright/test';
import { findFreePort } from '#tests/support/free-port.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { expect, test } from './support/fixtures.ts';

const pages = [
  '/',
  '/nz',
  '/au/partners',
  '/demo',
  '/demo?agent=clinic',
  '/partners',
  '/resources',
  '/login',
  '/register',
  '/invite',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/contact',
  '/privacy',
  '/terms',
  '/dashboard',
];

test('every page runs under a policy without unsafe-inline, with Trusted Types and a reporting endpoint', async ({
  deskPage: page,
}) => {
  const violations = await hearViolations(page);
  for (const path of pages) {
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toContain('report-uri /api/policy-reports');
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, -3000);
    await page.waitForLoadState('networkidle');
    expect(await violations(), path).toEqual([]);
  }
});

test('the metrics count the reports of browsers by directive', async ({ page, faults }) => {
  faults.expect(/Content Security Policy|requires 'Trusted|will not be executed/);
  const metricsPort = await findFreePort();
  const product = await startProduct({ METRICS_PORT: String(metricsPort) });
  const counted = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return [...text.matchAll(/^bellbird_policy_violations_total\{directive="([^"]+)"\} [1-9]/gm)].map(
      ([, name]) => name,
    );
  };
  try {
    await page.goto(product.origin);
    expect(await counted()).toEqual([]);
    await breakThePolicy(page);
    await expect.poll(counted).toEqual(['require-trusted-types-for']);
  } finally {
    await product.stop();
  }
});

/**
 * Records all violations of a page's security policy. Must be called before the page is opened. Returns a function that
 * returns the violations so far.
 */
async function hearViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heardViolations', heard);
    document.addEventListener('securitypolicyviolation', (event) => {
      heard.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'heardViolations')]);
}

/**
 * Violates the page's security policy in two ways that a stored script could use: adding a script to the page, and
 * parsing a text as markup.
 */
async function breakThePolicy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    Reflect.apply(Node.prototype.appendChild, script, [document.createTextNode('window.ran = 1')]);
    document.body.append(script);
  });
  await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
    } catch {
      // The policy makes `innerHTML` throw. The error is ignored, because the test checks what the browser reports.
    }
  });
}
