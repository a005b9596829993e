import { endPendingCallOnRemoval } from './pending-call.ts';
import { voiceProvider } from './voice-provider.ts';

export interface VoiceAgent {
  readonly agentId: string;
  /**
   * The owner's address for signed URLs. If it is set, the agent is private, and can only be called with a signed URL.
   */
  readonly signedUrlEndpoint?: string | undefined;
}

/** The state of an agent's widget. After `failed`, the widget must be added again. */
export type VoiceAgentState = 'loading' | 'ready' | 'failed';

export interface MountedVoiceAgent {
  /** Removes the widget, even while it is loading or connecting. `onState` is not called after this. */
  remove(): void;
}

/**
 * Maximum time until a widget has rendered, in milliseconds. A widget that takes longer has failed. The library itself
 * does not report failures.
 */
export const readyTimeout = 10_000;

/**
 * Adds the provider's widget to a stage, and loads the provider's library if no widget has loaded it yet. The widget
 * fills the stage, which must have a CSS `position`. `onState` is first called with `loading`, before this function
 * returns.
 */
export function mountVoiceAgent(
  stage: HTMLElement,
  agent: VoiceAgent,
  onState: (state: VoiceAgentState) => void,
): MountedVoiceAgent {
  const ending = new AbortController();
  const { signal } = ending;
  const remove = () => ending.abort();

  const run = async () => {
    await loadVoiceLibrary();
    if (signal.aborted) return;
    const element = await createElement(agent, signal);
    if (signal.aborted) return;
    signal.addEventListener('abort', () => removeWidget(element));
    const drawn = whenDrawn(element, signal);
    stage.append(element);
    await drawn;
  };

  onState('loading');
  run().then(
    () => {
      if (!signal.aborted) onState('ready');
    },
    (error: unknown) => {
      if (signal.aborted) return;
      remove();
      console.warn('The voice widget is not available.', error);
      onState('failed');
    },
  );
  return { remove };
}

/**
 * Removes a widget. Errors of its cleanup are only logged. A browser does not throw the errors of an element's own
 * cleanup, but reports them to the window.
 */
function removeWidget(element: HTMLElement): void {
  const onReport = (event: ErrorEvent) => {
    event.preventDefault();
    console.warn('The voice widget failed while it was removed.', event.error);
  };
  window.addEventListener('error', onReport);
  element.remove();
  window.removeEventListener('error', onReport);
}

/** The attributes of the widget. It is one open panel in which a visitor can speak, type and read. */
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
  // The user id is random. Without one, the library would compute a fingerprint of the browser and store it.
  element.setAttribute('user-id', crypto.randomUUID());
  if (agent.signedUrlEndpoint) await keepSignedAddress(element, agent.signedUrlEndpoint, agent.agentId, signal);
  else element.setAttribute('agent-id', agent.agentId);
  endPendingCallOnRemoval(element, signal);
  return element;
}

/** Sets a signed URL on the widget, and replaces it before it expires, until `signal` is aborted. */
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

/**
 * Resolves when the widget has rendered. The library sends no event for this, so the function watches the shadow root
 * of the widget.
 */
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
 * Fetches a signed URL from the owner's server. A private agent can only be called with such a URL. The request is `GET
 * endpoint?agent_id=…`, and the response is `{"signed_url": "wss://…"}`, as in the provider's API.
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
  throw new Error('The response of the server for signed addresses has no signed address.');
}

/** Interval at which a signed URL is replaced, in milliseconds. A signed URL is valid for 15 minutes. */
const signedAddressRefresh = 12 * 60_000;

let loading: Promise<void> | undefined;

/**
 * Loads the provider's library. All callers get the same promise, because the library throws if it is loaded twice. If
 * loading failed, the next call tries again.
 */
function loadVoiceLibrary(): Promise<void> {
  if (customElements.get(voiceProvider.elementName)) return Promise.resolve();
  loading ??= appendScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function appendScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = voiceProvider.libraryAddress;
    script.integrity = voiceProvider.libraryIntegrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => {
      if (customElements.get(voiceProvider.elementName)) resolve();
      else reject(new Error('The voice library has loaded, but did not register its element.'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The voice library could not be loaded.'));
    });
    document.head.append(script);
  });
}
