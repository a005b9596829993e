import type { CDPSession, Page } from '@playwright/test';
import { type Administrator, registerAdministrator } from '#tests/support/administrator.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { fillSignIn, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

/**
 * Gives the browser an authenticator that confirms every request immediately. Returns a function that removes the
 * authenticator.
 */
async function plugInAuthenticator(page: Page): Promise<() => Promise<void>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}

async function signIn(page: Page, origin: string, person: Administrator): Promise<void> {
  await page.goto(`${origin}/login`);
  await fillSignIn(page, person);
}

/** Returns the path and the fragment of the mailed link to a new password. The text is empty if no link was mailed. */
function resetLinkIn({ received }: MailServer): string {
  const text = received.map((message) => message.text.replace(/=\r?\n/g, '')).join('\n');
  return /\/reset-password#[\w-]{43}/.exec(text)?.[0] ?? '';
}

test('an administrator adds the passkey that the owner requires, signs in with it, and comes back with a recovery code and after forgetting the password', async ({
  page,
  faults,
}) => {
  faults.expect(/40[013] \((?:Bad Request|Unauthorized|Forbidden)\)/);
  const mail = await startMailServer();
  const product = await startProduct({
    ADMIN_PASSKEYS: 'required',
    SMTP_URL: mail.url,
    ENQUIRY_MAIL_TO: 'owner@example.com',
    ENQUIRY_MAIL_FROM: 'site@example.com',
  });
  const { origin } = product;
  const desk = page.getByRole('heading', { level: 1, name: 'Content Management Dashboard' });
  try {
    const person = await registerAdministrator(origin);
    const unplug = await plugInAuthenticator(page);

    await signIn(page, origin, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Add a passkey to go on' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByLabel('Current Password').fill('not it');
    await page.getByRole('button', { name: 'Add Passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
    await page.getByLabel('Current Password').fill(person.password);
    await page.getByLabel('Name').fill('Work laptop');
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [code = '', secondCode = ''] = await codes.allTextContents();
    const question = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    await (await question).dismiss();
    await expect(codes).toHaveCount(10);
    await page.getByRole('button', { name: 'I’ve kept them' }).click();
    await expect(desk).toBeVisible();

    await page.getByRole('link', { name: 'Security' }).click();
    await expect(rowOf(page, 'Work laptop')).toContainText('not used yet');
    await expect(page.getByText('You have 10 codes left.')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Rename Work laptop' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Old laptop');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(toastOf(page, 'Passkey renamed')).toBeVisible();
    await page.reload();
    await expect(rowOf(page, 'Old laptop')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await signIn(page, origin, person);
    await expect(desk).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await unplug();
    await plugInAuthenticator(page);
    await signIn(page, origin, person);
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('The passkey was not confirmed. Try again when you’re ready.');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expectNoAxeFindings(page);
    await page.getByLabel('Recovery code').fill('0000-0000-0000-0000');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('This recovery code is not right, or was used before.');
    await page.getByLabel('Recovery code').fill(code.toUpperCase());
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(desk).toBeVisible();
    await page.goto(`${origin}/dashboard/passkeys`);
    await expect(page.getByText('You have 9 codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();

    await page.getByRole('link', { name: 'Choose a new one' }).click();
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByLabel('Email').fill(person.email);
    await page.keyboard.press('Enter');
    await expect(page.locator('#main').getByRole('status')).toContainText('on its way');
    await expect.poll(() => resetLinkIn(mail)).not.toBe('');
    await page.goto(`${origin}${resetLinkIn(mail)}`);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeFindings(page);
    const password = 'Totara-tree-8';
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
    // From here on, the browser waits for a passkey without end, even if the page aborts the request.
    await page.addInitScript(() => {
      if (isSecureContext) navigator.credentials.get = () => new Promise(() => {});
    });
    await signIn(page, origin, { ...person, password });
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(secondCode);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(desk).toBeVisible();
    // Leaves the desk before the server stops, so that no request of the desk fails.
    await page.goto('about:blank');
  } finally {
    await product.stop();
    await mail.stop();
  }
});
