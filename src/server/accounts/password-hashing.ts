import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../problem.ts';
import { WorkQueue, WorkQueueFullError } from './work-queue.ts';

/** Cost of one hash (security reference): memory in KiB, passes, lanes. The algorithm is the library's default, argon2id. */
const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** As wide as the cores; never all four threads that Node shares between hashing, files and names. */
const queueWidth = Math.min(availableParallelism(), 3);

/** How many may wait for a hash: some seconds' worth, so that nobody waits longer than a browser does. */
const defaultMaximumWaiting = 256;

/** Hashes and compares passwords, in turn. Texts are composed (NFC) first, so that typing an accent either way is one password. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password is the one that was hashed. Without a hash it costs the same and says no (design 3.4). */
  readonly verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
}

/** Makes the hashing of one process. Raises a 503 problem when too many already wait. */
export function createPasswordHashing({
  maximumWaiting = defaultMaximumWaiting,
}: {
  maximumWaiting?: number;
} = {}): PasswordHashing {
  const queue = new WorkQueue({ width: queueWidth, maximumWaiting });
  let decoy: Promise<string> | undefined;
  const decoyHash = () => {
    decoy ??= hash(randomBytes(32), argon2Cost);
    return decoy;
  };
  return {
    hash: (password) => inTurn(queue, () => hash(password.normalize('NFC'), argon2Cost)),
    verify: async (passwordHash, password) => {
      const compared = passwordHash ?? (await decoyHash());
      const isSame = await inTurn(queue, () => verify(compared, password.normalize('NFC')));
      return isSame && passwordHash !== undefined;
    },
  };
}

async function inTurn<Result>(queue: WorkQueue, work: () => Promise<Result>): Promise<Result> {
  try {
    return await queue.run(work);
  } catch (error) {
    if (!(error instanceof WorkQueueFullError)) throw error;
    throw new Problem('unavailable', 'Too many people are signing in just now. Please try again in a few seconds.', {
      retryAfter: 5,
    });
  }
}
