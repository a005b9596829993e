import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, testWithModel as test } from './support/fixtures.ts';
import { liveCall } from './support/live-call.ts';

test.describe.configure({ mode: 'serial' });

test('a model reads what a caller says, the ticket has our prices, and Privacy says so', async ({ page, model }) => {
  await page.goto('/nz/demo');
  const { call, lastAnswer, ticket, type } = liveCall(page, 'takeaway');
  await expect(call.getByText('on to the provider of an AI model')).toBeVisible();
  model.behave({
    kind: 'call',
    calls: [{ name: 'set_order', input: { lines: [{ item: 'seafood', size: 'large', count: 2 }] } }],
  });
  await type('a couple of the big ones with prawns on, ta');
  await expect(ticket).toContainText('$58.00');
  await expect(lastAnswer).toContainText('That’s $58.');
  await expectNoAxeFindings(page);
  const privacy = await (await page.request.get('/nz/privacy')).text();
  expect(privacy).toContain('from there to the provider of an AI language model');
});

test('the built-in reading answers when the model fails or is slow, in order, and danger is never sent', async ({
  page,
  model,
}) => {
  await page.goto('/nz/demo');
  const { lastAnswer, ticket, type } = liveCall(page, 'takeaway');
  model.behave({ kind: 'hang' });
  await type('a large margherita for pickup');
  await expect(page.locator('[data-voice-status]')).toHaveText('One moment');
  await expect(ticket).toContainText('$24.00', { timeout: 15_000 });
  await expect(lastAnswer).toContainText('Anything else?');
  model.behave({ kind: 'status', status: 500 });
  await type('and a coke');
  await expect(ticket).toContainText('$28.00');
  const asked = model.questions.length;
  await type('my house is on fire');
  await expect(lastAnswer).toContainText('111');
  expect(model.questions.length).toBe(asked);
});
