import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { siteConfig } from '#site.config';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { ask, log, panel, pill, question } from './support/assistant-panel.ts';
import { fillSignIn, pressAfterComposition, rowOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { hearFramework } from './support/page-load.ts';

test('loads no framework before a visitor touches it, opens from Contact, and from “Ask about”, which also asks a question', async ({
  page,
}) => {
  const framework = hearFramework(page, 'assistant');
  await page.goto('/nz', { waitUntil: 'networkidle' });
  expect(await framework()).toEqual([]);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(question(page)).toBeFocused();
  expect(await framework()).not.toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeFocused();
  await page.getByRole('link', { name: 'Ask about Enterprise Lite' }).click();
  await expect(log(page)).toContainText('$999 NZD a month');
  expect(new URL(page.url()).hash).toBe('');
});

test('on the desk it answers an administrator, asks to sign in again once the session has ended, and is hidden until then', async ({
  deskPage: page,
  administrator,
  browser,
  faults,
  product,
}) => {
  faults.expect(/401/);
  await page.goto('/nz/dashboard/enquiries');
  await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toBeVisible();
  await pill(page).click();
  await expect(question(page)).toBeFocused();
  await ask(page, 'How much is Growth?');
  await expect(log(page)).toContainText('$499');
  await page.keyboard.press('Escape');
  await expect(pill(page)).toBeFocused();

  await pill(page).click();
  await question(page).fill('What does Starter cost?');
  // The desk's own requests would also notice the ended session, and leave the page.
  await page.evaluate((key) => localStorage.setItem(key, 'ended'), accessTokenKey);
  await question(page).press('Enter');
  const signIn = page.getByRole('dialog', { name: 'Sign in to carry on' });
  await fillSignIn(signIn, administrator);
  await expect(log(page)).toContainText('Your session has ended. Sign in again, then try again.');
  await log(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(log(page)).toContainText('$199');

  const stranger = await browser.newPage({ baseURL: product.origin });
  await stranger.route('**/login', (route) => route.abort());
  await stranger.goto('/dashboard', { waitUntil: 'commit' });
  await expect(stranger.locator('.assistant-pill')).toBeHidden();
  await stranger.close();
});

test('answers with the currency and the links of the variant, and keeps the conversation on the next page', async ({
  page,
}) => {
  await page.goto('/au/privacy');
  await pill(page).click();
  await ask(page, 'How much is Growth?');
  await expect(log(page)).toContainText('$499 AUD a month');
  await log(page).getByRole('link', { name: 'Packages' }).click();
  await page.waitForURL('**/au#packages');
  await pill(page).click();
  await expect(log(page)).toContainText('$499 AUD a month');
  await ask(page, 'Growth 套餐多少钱？');
  await expect(log(page)).toContainText('每月 $499 AUD');

  await panel(page).getByRole('button', { name: 'Clear the conversation' }).click();
  await expect(log(page)).not.toContainText('$499');
  await page.reload();
  await pill(page).click();
  await expect(log(page)).not.toContainText('$499');

  // It names an address when it does not know, shows markup as text, and asks nothing about such an answer.
  await ask(page, 'What is the weather tomorrow?');
  await expect(log(page)).toContainText('I don’t know that');
  await expect(log(page).getByRole('link', { name: siteConfig.email })).toHaveAttribute('href', /^mailto:/);
  await ask(page, '<img src=x onerror="document.title=1"><script>document.title=2</script>');
  await expect(log(page)).toContainText('I only answer questions about this site');
  await expect(log(page).locator('img, script')).toHaveCount(0);
  expect(await page.title()).toContain(siteConfig.brand);
  await ask(page, 'hello');
  await expect(log(page).getByRole('button', { name: 'Copy' })).toHaveCount(3);
  await expect(log(page).getByRole('group', { name: 'Was this right?' })).toHaveCount(0);
});

test('offers questions that it can answer where it is not sure, and a person, and asks about danger', async ({
  page,
}) => {
  await page.goto('/nz/partners');
  await pill(page).click();
  await ask(page, 'how does that go');
  const choices = panel(page).getByRole('list', { name: 'Questions I can answer' }).getByRole('button');
  await expect(choices.first()).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Ask a person' })).toBeVisible();
  const chosen = (await choices.first().textContent()) ?? '';
  await choices.first().click();
  await expect(log(page).locator('.assistant-question').last()).toHaveText(new RegExp(chosen.replace('?', '\\?')));
  await expect(log(page).locator('.assistant-sources a')).not.toHaveCount(0);

  // Beside words of business it asks whether somebody is in danger, and No answers the question.
  await ask(page, 'can you install it for me, i cant do this myself');
  await expect(log(page)).toContainText('1737');
  await panel(page).getByRole('button', { name: 'I’m all right' }).click();
  await expect(log(page).locator('.assistant-answer').last()).not.toContainText('1737');
});

test('opens, asks, copies and closes by keyboard, returns the focus, and axe finds nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/terms');
  await pill(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('button', { name: 'When are you open?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Monday to Friday 9 am to 5 pm, Saturday 10 am to 2 pm');
  await expectNoAxeFindings(page);
  await log(page).getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(log(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Monday to Friday');
  // Enter that ends the composition of a character does not send the question, in Safari’s order too.
  await question(page).fill('多少钱');
  await pressAfterComposition(question(page));
  await expect(question(page)).toHaveValue('多少钱');
  await question(page).press('Enter');
  await expect(question(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(pill(page)).toBeFocused();
});

test('says what to do offline, can be stopped, and reports a failure and retries', async ({ page, faults }) => {
  faults.expect(/429|ERR_FAILED|Failed to load|ERR_INTERNET_DISCONNECTED|Error hydrating/);
  let mode: 'slow' | 'busy' | 'broken' | 'through' = 'slow';
  await page.route(`**${apiPaths.assistantAsk}`, async (route) => {
    if (mode === 'slow') return;
    if (mode === 'broken') return route.abort();
    if (mode === 'through') return route.continue();
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { detail: 'Too many questions. Please try again in 1 minute.' },
    });
  });
  const again = log(page).getByRole('button', { name: 'Try Again' });
  await page.goto('/');
  await page.context().setOffline(true);
  await page.locator('[data-assistant-pill]').click();
  const offline = page.getByText('You’re offline. Press Ask again once you’re connected.');
  await expect(offline).toBeVisible();
  await page.context().setOffline(false);
  await expect(offline).toHaveCount(0);
  await page.reload();
  await pill(page).click();
  await ask(page, 'What are your prices?');
  await expect(log(page)).toContainText('Looking it up');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(log(page)).toContainText('You stopped it before there was an answer.');
  mode = 'busy';
  await again.click();
  await expect(log(page)).toContainText('Please try again in 1 minute.');
  mode = 'broken';
  await again.click();
  await expect(log(page)).toContainText('The assistant didn’t answer.');
  await page.context().setOffline(true);
  await again.click();
  await expect(log(page)).toContainText('You seem to be offline.');
  await page.context().setOffline(false);
  mode = 'through';
  await again.click();
  await expect(log(page)).toContainText('There are three packages');
  await expect(again).toBeHidden();
});

test('asks whether an answer was right, and sends the question of a wrong one to the desk', async ({
  page,
  deskPage,
  faults,
}) => {
  faults.expect(/wrong-answers/);
  await page.goto('/nz');
  await pill(page).click();
  await ask(page, 'How much is Growth?');
  const check = log(page).getByRole('group', { name: 'Was this right?' });
  await expect(check).toBeVisible();
  await expectNoAxeFindings(page);

  await page.route(`**${apiPaths.assistantWrongAnswers}`, (route) => route.abort());
  const no = check.getByRole('button', { name: 'No' });
  await no.focus();
  await page.keyboard.press('Enter');
  await expect(check.getByRole('status')).toHaveText('That could not be sent. Please try again.');
  await expect(no).toBeFocused();

  await page.unroute(`**${apiPaths.assistantWrongAnswers}`);
  await page.keyboard.press('Enter');
  await expect(check.getByRole('status')).toContainText('without personal details, for at most 12 months');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(no).toBeFocused();
  await page.reload();
  await pill(page).click();
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await check.getByRole('button', { name: 'Ask a person instead' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Message' })).toHaveValue(/How much is Growth/);

  await deskPage.goto('/dashboard/questions');
  await expect(rowOf(deskPage, 'How much is Growth?')).toBeVisible();
  await deskPage.getByRole('button', { name: 'Dismiss How much is Growth?' }).click();
  await expect(rowOf(deskPage, 'How much is Growth?')).toHaveCount(0);
});
