/**
 * Asks the owner's server for a signed address of an agent: `GET endpoint?agent_id=…` answers `{"signed_url": "wss://…"}`,
 * the form in which the provider itself gives it. The identifier of a private agent says nothing without it.
 */
export async function fetchSignedAddress(endpoint: string, agentId: string, signal: AbortSignal): Promise<string> {
  const address = new URL(endpoint, location.href);
  address.searchParams.set('agent_id', agentId);
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The server for signed addresses answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer !== null && 'signed_url' in answer) {
    const { signed_url: signed } = answer;
    if (typeof signed === 'string' && signed.startsWith('wss://')) return signed;
  }
  throw new Error('The server for signed addresses answered without one.');
}

/** A signed address lives for 15 minutes; a new one is fetched after this many milliseconds. */
export const signedAddressRefresh = 12 * 60_000;
