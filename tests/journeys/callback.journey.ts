import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { ask, panel, pill } from './support/assistant-panel.ts';
import { rowOf } from './support/desk-steps.ts';
import { expect, signInWith, test } from './support/fixtures.ts';
import { liveCall } from './support/live-call.ts';

test('a visitor who asks the assistant for a person leaves a name and a number, and the desk reads what was said', async ({
  page,
  context,
  administrator,
}) => {
  await page.goto('/nz');
  await pill(page).click();
  const copies = panel(page).getByRole('button', { name: 'Copy', exact: true });
  await ask(page, 'What does Starter cost?');
  await expect(copies).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Send a message' }).click();
  await expect(panel(page).getByLabel('Message')).toHaveValue('What does Starter cost?');
  await expect(panel(page).getByLabel('Phone')).toHaveAccessibleDescription('Email or phone: one is enough.');
  await panel(page).getByRole('button', { name: 'Back to the conversation' }).click();
  await ask(page, 'person');
  await expect(copies).toHaveCount(2);
  await panel(page).getByRole('log').getByRole('button', { name: 'Ring me back' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Ring me back' })).toBeFocused();
  for (const other of ['Message', 'Email']) await expect(panel(page).getByLabel(other)).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Back to the conversation' }).click();
  await ask(page, 'get someone to ring me, 021 555 0177, Hemi Tamati');
  await expect(panel(page).getByRole('heading', { name: 'Ring me back' })).toBeFocused();
  await panel(page).getByText('We also get what was said so far').click();
  await expect(panel(page)).toContainText('Visitor: What does Starter cost?');
  await expectNoAxeFindings(page);
  await expect(panel(page).getByLabel('Name')).toHaveValue('Hemi Tamati');
  await expect(panel(page).getByLabel('Phone')).toHaveValue('021 555 0177');
  await panel(page).getByRole('checkbox').check();
  const phone = panel(page).getByLabel('Phone');
  await phone.fill('');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Please enter the number that we should ring');
  await phone.pressSequentially('021 555 0166');
  await expect(phone).toHaveAccessibleDescription('');
  await expect(phone).toBeFocused();
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(panel(page).getByRole('status')).toContainText('We’ll ring you on 021 555 0166.');
  await expect(panel(page).getByRole('status')).toContainText(/We’re (open|closed) now/);
  await expectNoAxeFindings(page);
  await panel(page).locator('.details-pane').getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();

  const desk = await context.newPage();
  await signInWith(desk, administrator.token);
  await desk.goto('/nz/dashboard/enquiries');
  const row = rowOf(desk, 'Hemi Tamati');
  await expect(row).toContainText('Call back');
  await row.getByRole('button', { name: 'Hemi Tamati', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Hemi Tamati' });
  await expect(dialog).toContainText('Call back: the visitor asked for a person');
  await expect(dialog).toContainText('Visitor: What does Starter cost?');
  await expect(dialog).toContainText('Visitor: person');
});

test('a caller who asks a demo agent for a person gets the same form, in the language of the call', async ({
  page,
}) => {
  await page.goto('/nz/demo');
  const { call, type } = liveCall(page, 'takeaway');
  await type('我要两个大的玛格丽特披萨');
  await expect(call.getByRole('button', { name: '请工作人员联系我' })).toBeHidden();
  await type('找老板');
  await expect(call).toContainText('这是演示');
  await call.getByRole('button', { name: '请工作人员联系我' }).click();
  await expect(panel(page).getByRole('heading', { name: '请工作人员联系我' })).toBeFocused();
  await panel(page).getByText('刚才的对话会一并发送').click();
  await expect(panel(page)).toContainText('Visitor: 找老板');
  await expectNoAxeFindings(page);
});
