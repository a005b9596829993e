import fc from 'fast-check';
import { hostileHtml } from '#tests/support/hostile-html.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';
import { breakThePolicy, hearViolations } from '../../journeys/support/policy-violations.ts';
import { payloads, watchPayloads } from '../../journeys/support/script-payloads.ts';
import { countRuns } from '../../journeys/support/script-runs.ts';

test.describe('hostile-html.journey.ts', () => {
  test('detects texts that are not cleaned', async ({ page, faults }) => {
    faults.expect(/^/);
    const texts = fc
      .sample(hostileHtml, 40)
      .map((text) => text.replaceAll(/<(plaintext|xmp|textarea|title|noscript|template|style|!--|meta|base)/g, '<p'));
    expect(await countRuns(page, ['<script>top.ran=(top.ran||0)+1</script>', ...texts])).toBeGreaterThan(0);
  });

  test('detects a script in each place where a script can run', async ({ page, faults }) => {
    faults.expect(/404/);
    for (const [place, text] of [
      ['a script element', '<script>top.ran=1</script>'],
      ['an error handler', '<img src="http://hostile.example/none" onerror="top.ran=1">'],
      ['a pointer handler', '<p onmouseover="top.ran=1">over</p>'],
      ['a focus handler', '<input autofocus onfocus="top.ran=1">'],
      ['the address of a link', '<a href="javascript:void(top.ran=1)">go</a>'],
      ['the address of a button’s form', '<form action="javascript:void(top.ran=1)"><button>go</button></form>'],
      ['a link after one that leaves the page', '<a href="java">away</a><a href="javascript:void(top.ran=1)">go</a>'],
    ] as const)
      expect(await countRuns(page, [text]), place).toBeGreaterThan(0);
  });
});

test.describe('page-policy.journey.ts', () => {
  test('detects a violation of the policy, and the browser logs it as a console error', async ({ page, faults }) => {
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
});

test.describe('stored-script.journey.ts', () => {
  test('detects the same markup in a page without the policy', async ({ page, faults }) => {
    faults.expect(/^/);
    await page.route('**/control', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><p>Safe words</p>${payloads[1]}` }),
    );
    const watching = await watchPayloads(page);
    await page.goto('/control');
    await expect.poll(() => watching.ran()).toContain('flag');
  });
});
