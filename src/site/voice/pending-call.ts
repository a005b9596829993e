/** The parts of the provider's call event that are used here. */
interface CallConfig {
  onConnect?: (details: unknown) => void;
  connectionDelay?: { readonly default: number };
}

/**
 * Ends the call of a widget that is removed while the call is connecting. Without this, the library would finish
 * connecting, and the microphone and the socket would stay open. The function closes the microphone when the widget is
 * removed. It also makes two callbacks throw from then on, so that the library closes what it has opened. The library
 * calls `connectionDelay` when it may use the microphone, and `onConnect` when the service has answered.
 */
export function endPendingCallOnRemoval(element: HTMLElement, removal: AbortSignal): void {
  element.addEventListener('elevenlabs-convai:call', (event) => {
    const config = configOf(event);
    if (!config) return;
    const { onConnect, connectionDelay } = config;
    const microphone = watchMicrophone();
    removal.addEventListener('abort', microphone.close, { once: true });
    config.onConnect = (details) => {
      removal.throwIfAborted();
      removal.removeEventListener('abort', microphone.close);
      microphone.forget();
      onConnect?.(details);
    };
    config.connectionDelay = {
      ...connectionDelay,
      get default() {
        removal.throwIfAborted();
        return connectionDelay?.default ?? 0;
      },
    };
  });
}

/**
 * Records all microphone streams that are opened from now on. `close` ends these streams. `forget` only stops
 * recording.
 */
function watchMicrophone() {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia;
  const streams = new Set<MediaStream>();
  let isWatching = true;
  const openWatched: typeof open = async (wanted) => {
    const stream = await open.call(mediaDevices, wanted);
    if (isWatching) streams.add(stream);
    return stream;
  };
  mediaDevices.getUserMedia = openWatched;
  const forget = () => {
    isWatching = false;
    streams.clear();
    if (mediaDevices.getUserMedia === openWatched) mediaDevices.getUserMedia = open;
  };
  const close = () => {
    for (const stream of streams) for (const track of stream.getTracks()) track.stop();
    forget();
  };
  return { close, forget };
}

function configOf(event: Event): CallConfig | undefined {
  if (!(event instanceof CustomEvent)) return undefined;
  const detail: unknown = event.detail;
  if (typeof detail !== 'object' || detail === null || !('config' in detail)) return undefined;
  return typeof detail.config === 'object' && detail.config !== null ? detail.config : undefined;
}
