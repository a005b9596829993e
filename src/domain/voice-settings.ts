import type { DemoAgentKey } from './demo-agent-keys.ts';

/** The settings of the voice provider that pages need. An agent that is not configured is `undefined` (product 5.5). */
export interface VoiceSettings {
  /** Identifiers of the demo's agents. */
  readonly agents: Readonly<Record<DemoAgentKey, string | undefined>>;
  /** Identifier of the partner page's agent. */
  readonly partnerAgent: string | undefined;
  /** Where browsers fetch a signed address for a private agent: a path of this site, or an address elsewhere. */
  readonly signedUrlEndpoint: string | undefined;
  /** Whether visitors are asked before anything of the provider loads. */
  readonly consent: 'none' | 'ask';
}
