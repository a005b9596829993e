import { recordingMessages } from '#shared/api/recording-contract.ts';
import { tone } from '#tests/support/recordings.ts';
import { chooseFile, openDeskAt, rowOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('a recording is uploaded in the desk, gets its words, and plays on Home and Demo', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/422/);
  await openDeskAt(page);
  await page.getByRole('link', { name: 'Pictures' }).click();
  await page.getByRole('link', { name: 'Recordings' }).click();
  await chooseFile(page, 'letter.mp3', 'audio/webm', Buffer.from('Dear reader'));
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText(
    `letter.mp3: ${recordingMessages.notARecording}`,
  );
  await page.getByRole('button', { name: 'Dismiss letter.mp3' }).click();

  await chooseFile(page, 'drain.webm', 'audio/webm', tone.webm);
  const dialog = page.getByRole('dialog', { name: 'drain.webm' });
  for (const [label, option] of [
    ['Trade', 'Trades'],
    ['Language', 'English'],
  ] as const) {
    await dialog.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await dialog.getByLabel('What is said').fill('Our drain is blocked.');
  await dialog.getByRole('button', { name: 'Save recording' }).click();
  await expect(dialog.getByText('Line 1 must begin with “Caller:”')).toBeVisible();
  await dialog.getByLabel('What is said').fill('Caller: Our drain is blocked.\n0:00 Agent: Tomorrow at two?');
  await dialog.getByRole('button', { name: 'Save recording' }).click();
  await expect(rowOf(page, 'Trades, English')).toContainText('On the site');

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  const call = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: 'Hear a call' }) });
  await expect(call.getByText('A recording', { exact: true })).toBeVisible();
  await expect(call.getByText('Our drain is blocked.')).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/recordings/'))).toEqual([]);
  await call.getByRole('button', { name: 'Play the call' }).click();
  await expect(call.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/recordings/'))).not.toEqual([]);

  await page.goto('/demo?agent=trades');
  await expect(page.getByRole('heading', { name: 'Hear a recorded call' })).toBeVisible();
  const played = await page.locator('audio:visible').evaluate(async (audio: HTMLAudioElement) => {
    await audio.play();
    await new Promise((resolve) => audio.addEventListener('ended', resolve));
    return audio.currentTime;
  });
  expect(played).toBeGreaterThan(0.9);
});
