import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

/** Cost of one hash (security reference): memory in KiB, passes, lanes. The algorithm is the library's default, argon2id. */
const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and compares passwords, in turn. Texts are composed (NFC) first, so that typing an accent either way is one password. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password is the one that was hashed. Without a hash it costs the same and says no (design 3.4). */
  readonly verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
}

/** Makes the hashing of one process. Raises a 503 problem when too many already wait. */
export function createPasswordHashing(inTurn = createTurns()): PasswordHashing {
  let decoy: Promise<string> | undefined;
  const decoyHash = () => {
    decoy ??= hash(randomBytes(32), argon2Cost);
    return decoy;
  };
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), argon2Cost)),
    verify: async (passwordHash, password) => {
      const compared = passwordHash ?? (await decoyHash());
      const isSame = await inTurn(() => verify(compared, password.normalize('NFC')));
      return isSame && passwordHash !== undefined;
    },
  };
}
