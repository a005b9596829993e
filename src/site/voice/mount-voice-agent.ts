import { loadVoiceLibrary } from './load-voice-library.ts';
import { endPendingCallOnRemoval } from './pending-call.ts';
import { voiceProvider } from './voice-provider.ts';

/** An agent of the provider, as the settings name it. */
export interface VoiceAgent {
  readonly agentId: string;
  /** With an endpoint the agent is reached through a signed address only, never by its identifier. */
  readonly signedUrlEndpoint?: string | undefined;
}

/** What a mounted agent is doing; `failed` is the end, mount again to retry. */
export type VoiceAgentState = 'loading' | 'ready' | 'failed';

/** A widget in its stage. */
export interface MountedVoiceAgent {
  /** Takes it away at any time, while it is loading or connecting too; nothing of it is heard of afterwards. */
  remove(): void;
}

interface MountOptions {
  /** Told of every change, `loading` first, before mounting returns. Never told after removal. */
  readonly onState: (state: VoiceAgentState) => void;
  /** Where the library lies; tests may put it elsewhere. */
  readonly libraryAddress?: string;
}

/** How long a widget may take to draw itself, in milliseconds; the library tells of no failure. */
export const readyTimeout = 10_000;

/**
 * Puts the provider's widget into a stage, which must be positioned: the widget fills it (product 5.4). The
 * library is loaded on the first call of a page and shared afterwards.
 */
export function mountVoiceAgent(stage: HTMLElement, agent: VoiceAgent, options: MountOptions): MountedVoiceAgent {
  const ending = new AbortController();
  const { signal } = ending;
  const remove = () => ending.abort();

  const run = async () => {
    await loadVoiceLibrary(options.libraryAddress);
    if (signal.aborted) return;
    const element = await createElement(agent, signal);
    if (signal.aborted) return;
    signal.addEventListener('abort', () => element.remove());
    const drawn = whenDrawn(element, signal);
    stage.append(element);
    await drawn;
  };

  options.onState('loading');
  run().then(
    () => {
      if (!signal.aborted) options.onState('ready');
    },
    (error: unknown) => {
      if (signal.aborted) return;
      remove();
      console.warn('The voice widget is not available.', error);
      options.onState('failed');
    },
  );
  return { remove };
}

/** One panel in the middle of the stage, in which a visitor can speak or type and read along. */
const appearance = {
  variant: 'full',
  placement: 'bottom',
  'always-expanded': 'true',
  transcript: 'true',
  'text-input': 'true',
};

async function createElement(agent: VoiceAgent, signal: AbortSignal): Promise<HTMLElement> {
  const element = document.createElement(voiceProvider.elementName);
  element.className = 'voice-widget';
  for (const [name, value] of Object.entries(appearance)) element.setAttribute(name, value);
  // Without an identifier of ours the library makes a fingerprint of the browser and stores it at the first call.
  element.setAttribute('user-id', crypto.randomUUID());
  if (agent.signedUrlEndpoint) await keepSignedAddress(element, agent.signedUrlEndpoint, agent.agentId, signal);
  else element.setAttribute('agent-id', agent.agentId);
  endPendingCallOnRemoval(element, signal);
  return element;
}

/** Sets a signed address and renews it before it ends, for as long as the element is there. */
async function keepSignedAddress(element: HTMLElement, endpoint: string, agentId: string, signal: AbortSignal) {
  const renew = async () => element.setAttribute('signed-url', await fetchSignedAddress(endpoint, agentId, signal));
  await renew();
  const timer = setInterval(() => {
    renew().catch((error: unknown) => {
      if (!signal.aborted) console.warn('The signed address could not be renewed.', error);
    });
  }, signedAddressRefresh);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Settles once the widget has drawn its surface into its shadow root; there is no event for it. */
function whenDrawn(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const root = element.shadowRoot;
    if (!root) {
      reject(new Error('The voice widget has no shadow root.'));
      return;
    }
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const observer = new MutationObserver(() => {
      if (!root.querySelector('.overlay')) return;
      end();
      resolve();
    });
    const timer = setTimeout(() => {
      end();
      reject(new Error(`The voice widget drew nothing within ${readyTimeout / 1000} seconds.`));
    }, readyTimeout);
    observer.observe(root, { childList: true, subtree: true });
    signal.addEventListener('abort', end);
  });
}

/**
 * Asks the owner's server for a signed address of an agent: `GET endpoint?agent_id=…` answers `{"signed_url": "wss://…"}`,
 * the form in which the provider itself gives it. The identifier of a private agent says nothing without it.
 */
async function fetchSignedAddress(endpoint: string, agentId: string, signal: AbortSignal): Promise<string> {
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
const signedAddressRefresh = 12 * 60_000;
