import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTaskGate, type TaskGate } from '../http/task-gate.ts';

/** Cost of one hash: memory in KiB, passes, lanes. The algorithm is the library's default, argon2id. */
interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Cost of every hash outside tests, as OWASP recommends for argon2id. */
const argon2Cost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes and compares passwords through a queue. Passwords are normalised to NFC first, because two keyboards may
 * encode the same accent differently.
 */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  /** Returns whether a password matches a hash. Without a hash, returns false after the same time. */
  readonly verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
}

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

/** The hashing of one process. Throws a 503 problem when the queue is full. Only tests set another `cost`. */
export function createPasswordHashing(queue = createHashingQueue(), cost = argon2Cost): PasswordHashing {
  let decoy: Promise<string> | undefined;
  const decoyHash = () => {
    decoy ??= hash(randomBytes(32), cost);
    return decoy;
  };
  return {
    hash: (password) => queue(() => hash(password.normalize('NFC'), cost)),
    verify: async (passwordHash, password) => {
      const compared = passwordHash ?? (await decoyHash());
      const isSame = await queue(() => verify(compared, password.normalize('NFC')));
      return isSame && passwordHash !== undefined;
    },
  };
}
