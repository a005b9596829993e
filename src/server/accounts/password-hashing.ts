import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTaskGate, type TaskGate } from '../http/task-gate.ts';

/**
 * Cost of every hash outside tests, as OWASP recommends for argon2id, which is the library's default: memory in KiB,
 * passes, lanes.
 */
const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Maximum number of concurrent jobs. Node has four threads for hashing, file access and host name lookups. One of them
 * stays free for file access and lookups.
 */
const mostAtOnce = 3;

/**
 * Maximum number of jobs that may wait in all processes of one machine together. Hashing that many passwords takes a
 * few seconds, which is less than a browser's timeout.
 */
const mostWaitingOnMachine = 256;

/**
 * Returns a queue for jobs that hash passwords. Each of the machine's `processes` gets an equal share of its cores and
 * of the maximum number of waiting jobs.
 */
export function createHashingQueue(processes = 1, mostWaiting = Math.ceil(mostWaitingOnMachine / processes)): TaskGate {
  const cores = Math.floor(availableParallelism() / processes);
  return createTaskGate({
    atOnce: Math.max(1, Math.min(cores, mostAtOnce)),
    mostWaiting,
    refusal: {
      sentence: 'Too many people are signing in just now. Please try again in a few seconds.',
      retryAfter: 5,
    },
  });
}

export type PasswordHashing = Readonly<ReturnType<typeof createPasswordHashing>>;

/**
 * Creates what hashes and compares the passwords of one process through a queue. Throws a 503 problem when the queue is
 * full. Passwords are normalised to NFC first, because two keyboards may encode the same accent differently. Only tests
 * set another `cost`.
 */
export function createPasswordHashing(queue = createHashingQueue(), cost = argon2Cost) {
  let decoy: Promise<string> | undefined;
  const decoyHash = () => {
    decoy ??= hash(randomBytes(32), cost);
    return decoy;
  };
  return {
    hash: (password: string) => queue(() => hash(password.normalize('NFC'), cost)),
    /** Returns whether a password matches a hash. Without a hash, returns false after the same time. */
    verify: async (passwordHash: string | undefined, password: string) => {
      const compared = passwordHash ?? (await decoyHash());
      const isSame = await queue(() => verify(compared, password.normalize('NFC')));
      return isSame && passwordHash !== undefined;
    },
  };
}
