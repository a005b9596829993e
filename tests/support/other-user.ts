import { spawnSync } from 'node:child_process';

/** The user and the group “nobody”, who own no files of this machine. */
export const nobody = { uid: 65534, gid: 65534 };

/**
 * Whether the tests can run the product as {@link nobody}. Only root can change to another user. The user must also be
 * able to reach this clone: in a folder that only root may open, no other user can start its Node.
 */
export const canRunAsNobody =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], { ...nobody, stdio: 'ignore' }).status === 0;
