import { loadVoiceLibrary } from './load-voice-library.ts';
import { endPendingCallOnRemoval } from './pending-call.ts';
import { voiceProvider } from './voice-provider.ts';

/** An agent of the provider, as the settings name it. */
export interface VoiceAgent {
  readonly agentId: string;
  /** With an endpoint, the agent is reached only through a signed URL, never by its identifier. */
  readonly signedUrlEndpoint?: string | undefined;
}

/** The state of a mounted agent. `failed` is final: mount again to retry. */
export type VoiceAgentState = 'loading' | 'ready' | 'failed';

/** A widget in its stage. */
export interface MountedVoiceAgent {
  /** Removes the widget at any time, even while it is loading or connecting. No state is reported afterwards. */
  remove(): void;
}

interface MountOptions {
  /** Called on every change of state: first with `loading`, before mounting returns, and never after removal. */
  readonly onState: (state: VoiceAgentState) => void;
  /** URL of the library. */
  readonly libraryAddress?: string;
}

/** How long a widget may take to render, in milliseconds. The library reports no failure itself. */
export const readyTimeout = 10_000;

/**
 * Mounts the provider's widget in a stage, which must be positioned: the widget fills it (product 5.4). The first call on
 * a page loads the library.
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

/** The widget's layout: one panel in the stage, in which a visitor can speak, type and read. */
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
  // Without a user id of ours, the library fingerprints the browser and stores the result at the first call.
  element.setAttribute('user-id', crypto.randomUUID());
  if (agent.signedUrlEndpoint) await keepSignedAddress(element, agent.signedUrlEndpoint, agent.agentId, signal);
  else element.setAttribute('agent-id', agent.agentId);
  endPendingCallOnRemoval(element, signal);
  return element;
}

/** Sets a signed URL and renews it before it expires, while the element is in the document. */
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

/** Resolves when the widget has rendered into its shadow root. The library has no event for that. */
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
 * Fetches a signed URL from the owner's server: `GET endpoint?agent_id=…` answers `{"signed_url": "wss://…"}`, the
 * provider's own format. The identifier of a private agent is useless without it.
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

/** Renewal interval in milliseconds. A signed URL is valid for 15 minutes. */
const signedAddressRefresh = 12 * 60_000;
