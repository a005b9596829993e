import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { fakeSpeech } from './support/fake-speech.ts';
import { expect, test } from './support/fixtures.ts';
import { holdConversations } from './support/live-call.ts';

const call = (page: Page) => page.locator('[data-live-call="takeaway"]');
const field = (page: Page) => call(page).getByRole('textbox', { name: 'What you would say' });
const microphone = (page: Page) => call(page).getByRole('button', { name: 'Speak' });
const lastAnswer = (page: Page) => call(page).locator('.live-turns > li.agent').last();
const ticket = (page: Page) => call(page).getByRole('region', { name: 'What the kitchen sees' });
const status = (page: Page) => page.locator('[data-voice-status]');

async function type(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(call(page).locator('.live-turns > li.caller').last()).toContainText(text);
}

const dialogues = {
  English: [
    ['Two large margheritas and a coke, for pickup.', 'Anything else?'],
    [
      'Actually make it one margherita, one pepperoni.',
      'One large margherita, one large pepperoni and one Coke. That’s $54.',
    ],
    ['Where can I park?', 'What name shall I put down?'],
    ['Mei', 'A number to ring'],
    ['021 555 0199', '$54 in all, GST included. Is that right?'],
    ['yes', 'Thank you, Mei.'],
  ],
  Chinese: [
    ['两个大的玛格丽特披萨，一罐可乐，自取。', '还需要别的吗？'],
    ['改成一个玛格丽特、一个意式辣香肠吧。', '一个大号玛格丽特，一个大号意式辣香肠，一罐可乐。一共 54 元。'],
    ['可以停车吗？', '请告诉我您的姓名。'],
    ['叫我 Mei 就好。', '方便留个电话吗'],
    ['021 555 0199', '一共 54 元，含 GST。对吗？'],
    ['对的', '谢谢，Mei。'],
  ],
  Korean: [
    ['마르게리타 라지 두 판이랑 콜라 하나, 포장이요.', '더 필요하신 게 있으세요?'],
    ['아, 마르게리타 하나, 페퍼로니 하나로 바꿔 주세요.', '모두 54달러입니다.'],
    ['주차돼요?', '어떤 이름으로 적어 드릴까요?'],
    ['메이예요.', '메이 님'],
    ['021 555 0199', '모두 54달러, GST 포함입니다. 맞으세요?'],
    ['네', '메이 님, 감사합니다.'],
  ],
} as const;

const pizzeria = {
  agent: 'takeaway',
  heading: 'What the kitchen sees',
  atOnce: '2 × Large margherita',
  rows: [
    '1 × Large margherita$24.00',
    '1 × Large pepperoni$26.00',
    '1 × Coke$4.00',
    'Total, GST included$54.00',
    /^Pickup(?:\d+(?:\.\d\d)? [ap]m|midnight)$/,
    /^Name(Mei|메이)$/,
    'Phone021 555 0199',
  ],
} as const;

for (const way of ['typed', 'spoken'] as const) {
  test(`takes a whole order in three languages, ${way}, and fills in the ticket during the call`, async ({ page }) => {
    await holdConversations(page, pizzeria, way, dialogues);
  });
}

test('opens the microphone only when asked, closes it again, and can mute its answers', async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo');
  await expect(status(page)).toHaveText('Ready when you are');
  await type(page, 'a coke');
  await expect(status(page)).toHaveText('On the call');
  expect(await speech.listening()).toBe('');
  expect(await speech.spoken()).toEqual([]);
  await microphone(page).click();
  await expect.poll(speech.listening).toBe('en-NZ');
  await expect(status(page)).toHaveText('Listening for English');
  await call(page).getByRole('button', { name: 'Mute the answers' }).click();
  await speech.say('and a tiramisu');
  await expect(ticket(page)).toContainText('Tiramisu');
  expect(await speech.spoken()).toEqual([]);
  await microphone(page).click();
  await expect.poll(speech.listening).toBe('');
  await expect(status(page)).toHaveText('On the call');
});

test('listens in the language that was typed last, and closes the microphone after two silences', async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo');
  await type(page, '콜라 두 캔 주세요');
  await microphone(page).click();
  await expect.poll(speech.listening).toBe('ko-KR');
  await speech.fail('no-speech');
  await expect(lastAnswer(page)).toContainText('말씀이 들리지 않았어요');
  await speech.fail('no-speech');
  await expect(lastAnswer(page)).toContainText('직원에게 연결해 드릴까요?');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
});

test('after a speech error it says that the caller can type instead', async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo');
  await microphone(page).click();
  await speech.fail('not-allowed');
  await expect(call(page).locator('[data-call-no-microphone]')).toHaveText(
    'The microphone isn’t available here. Type instead: everything works the same.',
  );
  await expect(microphone(page)).toBeHidden();
  await type(page, 'a large pepperoni');
  await expect(ticket(page)).toContainText('1 × Large pepperoni');
});

test('offers only typing if the browser has no speech recognition', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
  });
  await page.goto('/nz/demo');
  await type(page, 'a coke');
  await expect(microphone(page)).toBeHidden();
});

test('a conversation starter starts the call, Reload Widget restarts it, and another agent keeps it', async ({
  page,
}) => {
  await page.goto('/nz/demo');
  await page.getByRole('button', { name: '我要两个大的。' }).click();
  await expect(lastAnswer(page)).toContainText('要哪种披萨？');
  await type(page, '玛格丽特');
  await expect(ticket(page)).toContainText('2 × Large margherita');
  await page.getByRole('button', { name: 'Reload Widget' }).click();
  await expect(call(page).locator('.live-turns > li')).toHaveCount(1);
  await expect(ticket(page)).not.toContainText('margherita');
  await type(page, 'a coke for pickup');
  await page.getByRole('link', { name: 'Healthcare Clinics' }).click();
  await expect(call(page)).toBeHidden();
  await expect(status(page)).toHaveText('Ready when you are');
  await page.getByRole('link', { name: 'Restaurant Ordering' }).click();
  await expect(status(page)).toHaveText('On the call');
  await expect(call(page).locator('[data-call-notice]')).toContainText('Your call is still here.');
  await expect(call(page).locator('.live-turns > li')).toHaveCount(3);
  await type(page, 'and a tiramisu');
  await expect(ticket(page)).toContainText('Coke');
  await expect(ticket(page)).toContainText('Tiramisu');
});

test('leaving an agent closes the microphone', async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo');
  await microphone(page).click();
  await expect.poll(speech.listening).toBe('en-NZ');
  await page.getByRole('link', { name: 'Healthcare Clinics' }).click();
  await expect.poll(speech.listening).toBe('');
  await expect(status(page)).toHaveText('Ready when you are');
});

test('shows typed markup as plain text', async ({ page }) => {
  await page.goto('/nz/demo');
  await type(page, '<img src=x onerror=alert(1)>');
  await expect(call(page).locator('.live-turns img')).toHaveCount(0);
  await expect(lastAnswer(page)).toContainText('Sorry');
});

test('loads the dialogue only when touched, and sends no request to another server', async ({ page, product }) => {
  const scripts: string[] = [];
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (!request.url().startsWith(product.origin) && !request.url().startsWith('data:')) abroad.push(request.url());
  });
  await page.goto('/nz/demo', { waitUntil: 'networkidle' });
  const before = scripts.length;
  expect(scripts.filter((address) => address.includes('/live-call.'))).toEqual([]);
  await type(page, 'a coke');
  await expect(ticket(page)).toContainText('Coke');
  expect(scripts.length).toBeGreaterThan(before);
  expect(abroad).toEqual([]);
});

test('may use the microphone on this page and on Partners, and on no other', async ({ request }) => {
  const permissions = async (path: string) => (await request.get(path)).headers()['permissions-policy'];
  expect(await permissions('/nz/demo')).toContain('microphone=(self)');
  expect(await permissions('/nz')).toContain('microphone=()');
  expect(await permissions('/nz/partners')).toContain('microphone=(self)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the example call instead of the agent', async ({ page }) => {
    await page.goto('/nz/demo');
    await expect(call(page)).toBeHidden();
    await expect(
      page.getByText('Two large margheritas and a coke, for pickup.').filter({ visible: true }).first(),
    ).toBeVisible();
  });
});

test('axe finds nothing before, during and after a call', async ({ page }) => {
  await fakeSpeech(page);
  await page.goto('/nz/demo');
  await expectNoAxeFindings(page);
  await microphone(page).click();
  for (const [said] of dialogues.Korean.slice(0, 3)) await type(page, said);
  await type(page, 'I am allergic to sesame');
  await expectNoAxeFindings(page);
});
