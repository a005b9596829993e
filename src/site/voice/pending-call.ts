/** The fields of a call's configuration that are used here. The provider's library sends it in an event. */
interface CallConfig {
  onConnect?: (details: unknown) => void;
  connectionDelay?: { readonly default: number };
}

/**
 * Ends the call of a widget that is removed while the call is connecting. Without this, the library would finish
 * connecting, and the microphone and the socket would stay open. When the widget is removed, this function closes the
 * microphone. From then on, `connectionDelay` and `onConnect` throw, so that the library closes what it has opened. The
 * library reads `connectionDelay` when it may use the microphone, and calls `onConnect` when the service has answered.
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
 * Lists the microphone streams that are opened from now on. `close` ends the listed streams. `forget` empties the list
 * and leaves the streams open. Both stop the listing.
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
