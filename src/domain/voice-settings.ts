import type { DemoAgentKey } from './demo-agent-keys.ts';

/** What pages know of the voice provider; agents without an identifier are undefined (design 3.13). */
export interface VoiceSettings {
  /** Identifiers of the demo's agents. */
  readonly agents: Readonly<Record<DemoAgentKey, string | undefined>>;
  /** Identifier of the partner page's agent. */
  readonly partnerAgent: string | undefined;
  /** Where the browser gets a signed address for a private agent: a path of this site, or another server's address. */
  readonly signedUrlEndpoint: string | undefined;
  /** Whether visitors are asked before anything of the provider loads. */
  readonly consent: 'none' | 'ask';
}
