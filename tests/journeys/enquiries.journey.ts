import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiPaths } from '#shared/api/api-paths.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { untilFormIsOldEnough } from '#tests/support/enquiry-sender.ts';
import { ask, log, panel, pill } from './support/assistant-panel.ts';
import { rowOf, toastOf } from './support/desk-steps.ts';
import { expect, signInWith, test } from './support/fixtures.ts';

const askSomethingUnknown = async (page: Page, text: string) => {
  await pill(page).click();
  await ask(page, text);
};

test('a visitor leaves details by keyboard after an unanswered question, and the desk reads, marks and exports them and makes the question an article', async ({
  page,
  context,
  administrator,
}) => {
  await page.goto('/nz/partners');
  await askSomethingUnknown(page, 'Does it tune zithers?');
  await expect(log(page)).toContainText('I’m not sure');
  await expectNoAxeFindings(page);
  // Shift+Tab first reaches the button Copy, and then this button.
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Shift+Tab');
  await expect(log(page).getByRole('button', { name: 'Ask a person' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Leave your details' })).toBeFocused();
  await expect(panel(page).getByLabel('Message')).toHaveValue('Does it tune zithers?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wiremu Tamati');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('wiremu@example.co.nz');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' <script>document.title=1</script>');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(panel(page).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(panel(page)).toContainText('We have your message.');
  await panel(page).getByRole('button', { name: 'Back to the conversation' }).click();
  await expect(log(page)).toContainText('I’m not sure');

  const desk = await context.newPage();
  await signInWith(desk, administrator.token);
  await desk.goto('/nz/dashboard');
  await desk.getByRole('link', { name: /^Enquiries/ }).click();
  await desk.waitForURL('**/nz/dashboard/enquiries');
  await expect(desk.getByRole('tab')).toHaveCount(0);
  const row = rowOf(desk, 'Wiremu Tamati');
  await expect(row).toContainText('Does it tune zithers? <script>document.title=1</script>');
  await expectNoAxeFindings(desk);
  await row.getByRole('button', { name: 'Wiremu Tamati', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Wiremu Tamati' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(desk);
  await expect(dialog.getByRole('link', { name: 'wiremu@example.co.nz' })).toHaveAttribute('href', /^mailto:/);
  await expect(dialog).toContainText('New Zealand');
  await dialog.getByLabel('Add a note').fill('Rang him.');
  await dialog.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(dialog.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText('Rang him.');
  await dialog.getByLabel('Add a note').fill('Kept with Mark as done.');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Done');
  await expect(row).toContainText('2 notes');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('New');
  await row.getByRole('button', { name: 'Mark as done: Wiremu Tamati' }).click();
  await expect(row).toContainText('Done');

  const downloading = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.charCodeAt(0)).toBe(0xfeff);
  expect(table).toContain('"done","Wiremu Tamati","wiremu@example.co.nz"');

  await desk.getByRole('link', { name: /^Unanswered questions/ }).click();
  await desk.waitForURL('**/nz/dashboard/questions');
  await expect(rowOf(desk, 'Does it tune zithers?')).toBeVisible();
  await expectNoAxeFindings(desk);
  await desk.getByRole('button', { name: 'Start an article: Does it tune zithers?' }).click();
  const article = desk.getByRole('dialog', { name: 'Create New Article' });
  await expect(article.getByLabel('Title', { exact: true })).toHaveValue('Does it tune zithers?');
  await article.getByLabel('Summary', { exact: true }).fill('It does not.');
  await article.getByRole('button', { name: 'Save Article' }).click();
  await expect(toastOf(desk, 'Article saved successfully!')).toBeVisible();
  await expect(rowOf(desk, 'Does it tune zithers?')).toHaveCount(0);
  await desk.getByRole('link', { name: 'Articles' }).click();
  await desk.waitForURL('**/nz/dashboard');
  await expect(rowOf(desk, 'Does it tune zithers?')).toContainText('Draft');
  await desk.goBack();
  await expect(desk.getByRole('heading', { level: 2, name: 'Unanswered questions' })).toBeVisible();
});

test('what a visitor types survives a lost connection and a reload, and is stored once', async ({
  page,
  faults,
  send,
}) => {
  faults.expect(/ERR_|Failed to load/);
  await page.goto('/');
  await pill(page).click();
  await panel(page).getByRole('button', { name: 'Send a message' }).click();
  await panel(page).getByLabel('Name').fill('Marama Offline');
  await panel(page).getByLabel('Phone').fill('021 555 0123');
  await panel(page).getByLabel('Message').fill('Please ring me.');
  await panel(page).getByRole('checkbox').check();
  let isCut = true;
  await page.route(`**${apiPaths.enquiries}`, async (route) => {
    if (!isCut) return route.continue();
    // The request reaches the server, but the response does not reach the page.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('What you typed stays in this tab');
  await page.reload();
  await pill(page).click();
  await panel(page).getByRole('button', { name: 'Send a message' }).click();
  await expect(panel(page).getByLabel('Message')).toHaveValue('Please ring me.');
  await page.context().setOffline(true);
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('You seem to be offline.');
  await page.context().setOffline(false);
  isCut = false;
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const { headers } = await send('GET', `${apiPaths.adminEnquiries}?q=Marama+Offline`);
  expect(headers['x-total-count']).toBe('1');

  await panel(page).getByRole('button', { name: 'Back to the conversation' }).click();
  await panel(page).getByRole('button', { name: 'Send a message' }).click();
  await expect(panel(page).getByLabel('Name')).toHaveValue('');
});

test('shows each error at its field, in the language of the question', async ({ page }) => {
  await page.goto('/au');
  await askSomethingUnknown(page, '하프 줄을 갈아 주나요?');
  // The button is named after how sure the assistant is that the site has no answer.
  await log(page)
    .getByRole('button', { name: /^(담당자에게 묻기|연락처 남기기)$/ })
    .click();
  await panel(page).getByRole('button', { name: '보내기' }).click();
  await expect(panel(page).getByLabel('이름')).toBeFocused();
  await expect(panel(page).getByLabel('이름')).toHaveAccessibleDescription('이름을 적어 주세요');
  await expect(panel(page)).toContainText('이메일이나 전화번호를 적어 주세요');
  await expectNoAxeFindings(page);
  await panel(page).getByLabel('메시지').fill('x'.repeat(10_000));
  await panel(page).getByLabel('이름').fill('김민수');
  await panel(page).getByLabel('이메일').fill('minsu@example.kr');
  await panel(page).getByRole('checkbox').check();
  await panel(page).getByRole('button', { name: '보내기' }).click();
  await expect(panel(page).getByLabel('메시지')).toHaveAccessibleDescription('메시지는 4,000자까지 적어 주세요');
  await expect(panel(page).getByRole('link', { name: '개인정보 처리방침' })).toHaveAttribute('href', '/au/privacy');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form replaces the assistant, which is hidden, shows errors, keeps what was typed, and can be sent', async ({
    page,
    faults,
    send,
  }) => {
    faults.expect(/422/);
    await page.goto('/nz');
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Ask about Growth' }).click();
    expect(new URL(page.url()).hash).toBe('#contact');
    await page.goto('/nz/terms');
    await page.getByRole('link', { name: 'Leave your details' }).click();
    await page.waitForURL('**/nz/contact');
    await page.getByLabel('Name').fill('Tama <b>Plain</b>');
    await page.getByRole('textbox', { name: 'Email' }).fill('tama@example.co.nz');
    await page.getByLabel('Message').fill('x'.repeat(5000));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('Please keep the message under 4,000 characters');
    await expect(page.getByLabel('Name')).toHaveValue('Tama <b>Plain</b>');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByLabel('Message').fill('Short.');
    await untilFormIsOldEnough();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/nz/contact?sent=yes');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const { body } = await send('GET', `${apiPaths.adminEnquiries}?q=tama@example`);
    expect(body).toMatchObject([{ name: 'Tama <b>Plain</b>', message: 'Short.', status: 'new', locale: 'en-NZ' }]);
  });
});
