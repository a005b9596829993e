import { randomUUID } from 'node:crypto';
import type { SendMail } from './send-mail.ts';

const second = 1000;
const minute = 60 * second;

/** The waits after a failed attempt, in milliseconds. All attempts end long before a link to a new password expires. */
export const mailRetryDelays = [30 * second, 2 * minute, 8 * minute, 20 * minute] as const;

/** Resolves after some milliseconds, or earlier if no more time is left. Returns whether the time has passed. */
type Pause = (milliseconds: number) => Promise<boolean>;

/**
 * Returns a function that sends an e-mail and tries again when the mail server cannot be reached or refuses it for now
 * (product 7.31). It rejects when the last attempt fails or the refusal is final. The attempts are kept in memory only,
 * because a link to a new password may not be stored in clear. If a pause ends early, one attempt follows.
 */
export function repeatMail(sendMail: SendMail, pause: Pause): SendMail {
  return async (mail) => {
    const message = { messageKey: randomUUID(), ...mail };
    let hasTime = true;
    for (const delay of mailRetryDelays) {
      try {
        return await sendMail(message);
      } catch (error) {
        if (!hasTime || isFinal(error)) throw error;
        hasTime = await pause(delay);
      }
    }
    return sendMail(message);
  };
}

/** Returns whether a mail server has refused a message for good: its reply code begins with 5. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}
