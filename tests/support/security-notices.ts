import { apiPaths } from '#domain/api-paths.ts';
import type { BackgroundJobs } from '#server/accounts/account-tools.ts';
import type { App } from '#server/app.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { goodPassword } from './account-caller.ts';
import { callSecondFactor } from './second-factor.ts';

/** An application, its jobs, and the e-mails that it has sent. */
interface MailingApp {
  readonly app: App;
  readonly jobs: BackgroundJobs;
  readonly sent: Mail[];
}

/**
 * Changes passkeys and password of a new account, also in ways that are refused. Returns the status of each response,
 * and the recipient, subject and first sentence of each e-mail that followed it.
 */
export async function makeSecurityChanges({ app, jobs, sent }: MailingApp, email: string) {
  const people = callSecondFactor(app);
  const token = await people.signUp(email);
  const noticed = async (status: number) => {
    await jobs.settle();
    await app.mailOutbox.run();
    const mails = sent.splice(0).map(({ to, subject, text }) => [to, subject, text.split('\n\n')[1]]);
    return { status, mails };
  };
  await noticed(201);
  const { passkey } = await people.add(token, 'Work laptop');
  const added = await noticed(201);
  const remove = async (password: string) => {
    const path = `${apiPaths.passkeys}/${passkey.id}/removal`;
    return noticed((await people.send('POST', path, token, { current_password: password })).statusCode);
  };
  const change = async (password: string) =>
    noticed((await people.changePassword(token, password, 'Rimu-tree-9')).statusCode);
  return {
    added,
    removalRefused: await remove('not it'),
    removed: await remove(goodPassword),
    changeRefused: await change('not it'),
    changed: await change(goodPassword),
  };
}
