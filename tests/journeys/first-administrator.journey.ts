import { adminCodeHeader } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { expect, test } from './support/fixtures.ts';

test('the link that a public server prints makes the first account administrator, and its code is sent only in a header', async ({
  page,
  faults,
}) => {
  // The desk may send a request after the server has stopped.
  faults.expect(/ERR_CONNECTION_REFUSED/);
  const product = await startProduct({ TRUST_PROXY: '127.0.0.1' });
  try {
    const printedLink = () => /(?<=http:\/\/localhost:\d+)\/register#admin-code=\S+/.exec(product.output())?.[0] ?? '';
    await expect.poll(printedLink).not.toBe('');
    const code = printedLink().split('=')[1];
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(product.origin + printedLink());
    await expect(page.getByText('your account becomes the first administrator')).toBeVisible();
    await page.getByLabel('Full name').fill('Wiremu Tait');
    await page.getByLabel('Email').fill('wiremu@bellbird.example');
    await page.getByLabel('Password', { exact: true }).fill('pōhutukawa');
    await page.getByLabel('Confirm password', { exact: true }).fill('pōhutukawa');
    const sent = page.waitForRequest(`**${apiPaths.register}`);
    await page.getByRole('button', { name: 'Create Account' }).click();
    const request = await sent;
    expect(await request.headerValue(adminCodeHeader)).toBe(code);
    expect(Object.keys(request.postDataJSON())).toEqual(['full_name', 'email', 'password']);
    await page.waitForURL('**/login*');
    await page.getByLabel('Username').fill('wiremu@bellbird.example');
    await page.getByLabel('Password', { exact: true }).fill('pōhutukawa');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toBeVisible();
    expect(addresses.filter((address) => address.split('#')[0]?.includes(code ?? 'x'))).toEqual([]);
  } finally {
    // The desk may still be loading. A request that fails because the server stops would count as a fault of the page.
    await page.goto('about:blank');
    await product.stop();
  }
});
