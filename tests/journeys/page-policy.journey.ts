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
  '/contact',
  '/privacy',
  '/terms',
  '/dashboard',
];

/** Returns the violations that the document reports, recorded from before its first script. */
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

/** Breaks the policy in the two ways of a stored script: text turned into markup, and a script in the page. */
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
      // The policy throws. This test is about its console message.
    }
  });
}

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

test('control: a violation is reported and is a console error, which fails every journey', async ({ page, faults }) => {
  faults.expect(/Content Security Policy|requires 'Trusted|will not be executed/);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const violations = await hearViolations(page);
  await page.goto('/');
  await breakThePolicy(page);
  await expect
    .poll(async () => (await violations()).map((line) => line.split(' ')[0]))
    .toEqual(expect.arrayContaining(['require-trusted-types-for']));
  expect(errors.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('reports of browsers are counted by directive in the metrics', async ({ page, faults }) => {
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
