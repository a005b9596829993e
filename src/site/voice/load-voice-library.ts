import { voiceProvider } from './voice-provider.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the provider's library once per page (product 5.5). Loading it twice would throw, so all callers share one
 * promise. After a failure the next call tries again.
 */
export function loadVoiceLibrary(address: string = voiceProvider.libraryAddress): Promise<void> {
  if (customElements.get(voiceProvider.elementName)) return Promise.resolve();
  loading ??= appendScript(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function appendScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.integrity = voiceProvider.libraryIntegrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => {
      if (customElements.get(voiceProvider.elementName)) resolve();
      else reject(new Error('The voice library loaded without its element.'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The voice library could not be loaded.'));
    });
    document.head.append(script);
  });
}
