import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { liveCall } from './support/live-call.ts';

const status = (page: Page) => page.locator('[data-voice-status]');

test('a booking is made on a phone by touch: buttons for what is closed, the sheet for the rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nz/demo?agent=beauty');
  const { call, field, lastAnswer, press, talk, ticket } = liveCall(page, 'beauty');
  for (const part of [talk, field, call.getByRole('button', { name: 'Open' })]) await expect(part).toBeInViewport();
  await field.focus();
  await press('New booking');
  await press(/^Manicure/);
  await press('Whoever is free');
  await press(/ at /);
  await expect(lastAnswer).toContainText('name');
  await call.getByRole('button', { name: 'Open' }).click();
  const sheet = page.locator('.ticket-sheet:popover-open');
  await expect(sheet.getByLabel('Service')).toHaveValue('manicure');
  await sheet.getByLabel('Client').fill('Mei Chen');
  await sheet.getByLabel('Phone').fill('021 555 0199');
  await page.keyboard.press('Tab');
  await expectNoAxeFindings(page);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet).toBeHidden();
  await expect(ticket).toContainText('Confirmed by the caller');
  await expect(ticket).toBeFocused();
  await expect(status(page)).toHaveText('Call over');
  await ticket.getByRole('link', { name: 'Get this for my business' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Beauty & Wellness/);
});

test('an order is typed and mended on its ticket, and what is in doubt is not confirmed unseen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/nz/demo');
  const { field, lastAnswer, talk, ticket, type } = liveCall(page, 'takeaway');
  for (const part of [talk, field, ticket]) await expect(part).toBeInViewport();
  await type('Two large margheritas and a coke, delivered.');
  await expect(lastAnswer).toContainText('Anything else?');
  await expect(ticket).toContainText('$58.00');
  await type('Where can I park?');
  await expect(lastAnswer).toContainText('pickup parks in front');
  await type('that’s all');
  await type('14b rata st near the dairy');
  await expect(ticket).toContainText('Please check');
  const address = ticket.getByLabel('Deliver to', { exact: true });
  await address.fill('14B Rata Street');
  await address.press('Enter');
  await expect(ticket).not.toContainText('Please check');
  await type('Mei');
  await type('021 555 0199');
  await expect(ticket.getByLabel('Phone')).toHaveValue('021 555 0199');
  await ticket.getByRole('button', { name: 'Confirm' }).click();
  await expect(lastAnswer).toContainText('Thank you, Mei.');
  await expect(ticket).toContainText('Confirmed by the caller');
});

test('a call is made with the keyboard alone, in Korean, and axe finds nothing before, during and after it', async ({
  page,
}) => {
  await page.goto('/nz/demo?agent=hotels');
  await expectNoAxeFindings(page);
  const { call, field, lastAnswer, ticket, type } = liveCall(page, 'hotels');
  await field.focus();
  await type('금요일부터 이틀, 두 명이요');
  await expect(ticket.getByRole('textbox', { name: '인원' })).toHaveValue('2');
  await call.locator('.live-answers button').first().focus();
  await page.keyboard.press('Enter');
  await expect(lastAnswer).toHaveAttribute('lang', 'ko');
  await expectNoAxeFindings(page);
  await type('밤 9시쯤이요');
  await type('제 이름은 김민준이에요');
  await type('021 555 0199');
  await ticket.getByRole('button', { name: '확인', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Call over');
  await expectNoAxeFindings(page);
});

test('a conversation starter starts the call, Reload Widget restarts it, and another agent keeps it', async ({
  page,
}) => {
  await page.goto('/nz/demo');
  const { call, press, ticket, turns, type } = liveCall(page, 'takeaway');
  await press(/margherita/i);
  await expect(ticket).toContainText('Margherita');
  await page.getByRole('button', { name: 'Reload Widget' }).click();
  await expect(turns).toHaveCount(1);
  await type('a coke for pickup');
  await page.getByRole('link', { name: 'Healthcare Clinics' }).click();
  await expect(call).toBeHidden();
  await expect(status(page)).toHaveText('Ready when you are');
  await page.getByRole('link', { name: 'Restaurant Ordering' }).click();
  await expect(status(page)).toHaveText('On the call');
  await expect(call).toContainText('Your call is still here.');
  await type('<img src=x onerror=alert(1)>');
  await expect(call.locator('.live-turns img')).toHaveCount(0);
  await expect(ticket.getByRole('textbox', { name: /How many/ }).first()).toHaveValue('1');
});
