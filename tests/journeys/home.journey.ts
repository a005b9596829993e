import { expect, test } from './support/fixtures.ts';
import { measureLayoutShift } from './support/page-load.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('on a phone the button says Packages, and the menu opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText('View', { exact: true })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Packages' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const menu = header.getByRole('button', { name: 'Menu' });
  const resources = header.getByRole('link', { name: 'Resources', exact: true });
  await expect(resources).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(resources).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(resources).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await resources.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/resources');
});

test('what is typed into the missed-call calculator is worked out, and the country of the browser is only offered', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: 'en-NZ', baseURL: product.origin });
  const page = await context.newPage();
  const layoutShift = await measureLayoutShift(page);
  const offer = page.getByRole('complementary', { name: 'Country' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL('/');
  await expect(offer).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.005);
  await offer.getByRole('button', { name: 'No thanks' }).click();
  await expect(offer).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(offer).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);

  await page.getByLabel('Lost calls a week', { exact: true }).fill('10');
  await expect(page.locator('#missed-calls output')).toContainText('$2,400 a month');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/demo?agent=clinic');
  await expect(offer.getByRole('link', { name: 'Use our New Zealand pages' })).toBeVisible();
  await offer.getByRole('link').click();
  await page.waitForURL('**/nz/demo?agent=clinic', { waitUntil: 'networkidle' });
  await expect(offer).toBeHidden();
  await context.close();
});

test('the call is heard line by line, can be paused, and can be heard again', async ({ page }) => {
  await page.addInitScript(() => {
    const speech = { said: [] as string[], open: undefined as EventTarget | undefined };
    const voices = ['Karen', 'Lee'].map((name) => ({ name, lang: 'en-AU', localService: true }));
    class Utterance extends EventTarget {
      readonly text: string;
      voice?: { name: string };
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { speech, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        cancel() {},
        speak(utterance: Utterance) {
          speech.said.push(`${utterance.voice?.name}: ${utterance.text}`);
          speech.open = utterance;
          utterance.dispatchEvent(new Event('start'));
        },
      },
    });
  });
  await page.goto('/nz');
  const said = () => page.evaluate<string[]>('window.speech.said');
  const endLine = () => page.evaluate('window.speech.open.dispatchEvent(new Event("end"))');
  const lines = page.locator('[data-call="clinic"] [data-line]');
  await page.getByRole('radio', { name: 'Clinic' }).check();
  await expect(lines).toHaveCount(3);
  for (const line of await lines.all()) await expect(line).toHaveCSS('opacity', '1');
  expect(await said()).toEqual([]);

  await page.getByRole('button', { name: 'Play the call' }).click();
  await expect(lines.nth(0)).toHaveAttribute('data-now');
  await expect(lines.nth(1)).toHaveCSS('opacity', '0');
  await endLine();
  await expect(lines.nth(1)).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await endLine();
  await endLine();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect((await said()).map((line) => line.split(':')[0])).toEqual(['Lee', 'Karen', 'Karen', 'Lee']);
});

test('without a voice, the call is tapped through, and the card says why', async ({ page }) => {
  await page.goto('/au');
  const lines = page.locator('[data-call="trades"] [data-line]');
  await page.getByRole('button', { name: 'Play the call' }).click();
  const next = page.getByRole('button', { name: 'Next line' });
  await expect(next).toBeVisible();
  await expect(page.getByText('No English voice on this device: tap through the call.')).toBeVisible();
  await next.click();
  await expect(lines.nth(1)).toHaveAttribute('data-now');
  await next.click();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('the first screen contains the whole call, and the page stays short', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/nz');
  await expect(page.locator('.call-ticket').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('link', { name: 'Try Demo' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6800);
  expect(await page.evaluate(() => document.body.innerText.match(/\S*[\p{L}\p{N}]\S*/gu)?.length)).toBeLessThanOrEqual(
    800,
  );
});
