/**
 * The result of many wrong sign-ins: how often a password was compared with a hash, and how often a sign-in was refused
 * before this comparison.
 */
export interface AttackOutcome {
  readonly compared: number;
  readonly refused: number;
}

/** Sends this many wrong sign-ins, one after the other. */
export async function attackSignIn(
  times: number,
  attempt: (index: number) => Promise<{ statusCode: number }>,
): Promise<AttackOutcome> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await attempt(index)).statusCode);
  return {
    compared: statuses.filter((status) => status === 401).length,
    refused: statuses.filter((status) => status === 429).length,
  };
}
