/** The parts of the provider's call event that we read and set. */
interface CallConfig {
  onConnect?: (details: unknown) => void;
  connectionDelay?: { readonly default: number };
}

/**
 * Makes removal safe while a call is connecting. The library forgets such a call: it would finish connecting without an
 * owner and keep microphone and socket. Its two steps that still ask our configuration then throw, and the library's
 * own handling of a failed start stops the tracks and closes the socket: after the microphone was granted
 * (`connectionDelay`), and once the service has answered (`onConnect`).
 */
export function endPendingCallOnRemoval(element: HTMLElement): void {
  const requireElement = () => {
    if (!element.isConnected) throw new Error('The visitor left before the call began.');
  };
  element.addEventListener('elevenlabs-convai:call', (event) => {
    const config = configOf(event);
    if (!config) return;
    const { onConnect, connectionDelay } = config;
    config.onConnect = (details) => {
      requireElement();
      onConnect?.(details);
    };
    config.connectionDelay = {
      ...connectionDelay,
      get default() {
        requireElement();
        return connectionDelay?.default ?? 0;
      },
    };
  });
}

function configOf(event: Event): CallConfig | undefined {
  if (!(event instanceof CustomEvent)) return undefined;
  const detail: unknown = event.detail;
  if (typeof detail !== 'object' || detail === null || !('config' in detail)) return undefined;
  return typeof detail.config === 'object' && detail.config !== null ? detail.config : undefined;
}
