import { expect, test } from 'vitest';
import { mailRetryDelays, repeatMail } from './repeated-mail.ts';
import type { Mail } from './send-mail.ts';

const mail = { to: 'mere@example.com', subject: 'Kia ora', text: 'A link.' };
const unreachable = new Error('connect ECONNREFUSED');
const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

/** Returns a mail server that fails in the given ways, one after the other, and then accepts everything. */
function failing(...failures: Error[]) {
  const attempts: Mail[] = [];
  const pauses: number[] = [];
  const send = (hasTime = true) =>
    repeatMail(
      async (message) => {
        attempts.push(message);
        const failure = failures.shift();
        if (failure) throw failure;
      },
      async (delay) => {
        pauses.push(delay);
        return hasTime;
      },
    )(mail);
  return { attempts, pauses, send };
}

test('an e-mail is sent once if the mail server accepts it', async () => {
  const { attempts, pauses, send } = failing();
  await send();
  expect([attempts.length, pauses]).toEqual([1, []]);
});

test('a mail server that fails or refuses for now is tried again later, with the same message', async () => {
  const { attempts, pauses, send } = failing(unreachable, refusal(451));
  await send();
  expect(pauses).toEqual(mailRetryDelays.slice(0, 2));
  expect(attempts).toHaveLength(3);
  expect(new Set(attempts.map(({ messageKey }) => messageKey)).size).toBe(1);
  expect(attempts[0]).toMatchObject(mail);
});

test('the last failure rejects after every attempt', async () => {
  const { attempts, send } = failing(...Array.from({ length: 9 }, () => unreachable));
  await expect(send()).rejects.toThrow('ECONNREFUSED');
  expect(attempts).toHaveLength(mailRetryDelays.length + 1);
});

test('a refusal for good is not tried again', async () => {
  const { attempts, send } = failing(refusal(550));
  await expect(send()).rejects.toThrow('No');
  expect(attempts).toHaveLength(1);
});

test('if no time is left, one more attempt is made', async () => {
  const { attempts, send } = failing(unreachable, unreachable, unreachable);
  await expect(send(false)).rejects.toThrow('ECONNREFUSED');
  expect(attempts).toHaveLength(2);
});
