import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { voiceProvider } from '#site/voice/voice-provider.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { test as base } from './fixtures.ts';

const library = readFileSync(createRequire(import.meta.url).resolve('@elevenlabs/convai-widget-embed'));

/**
 * A stub of the voice provider's service. The provider's library is real, and comes from its npm package. The responses
 * of the service are invented.
 */
interface VoiceService {
  /** Number of requests for the library. */
  libraryRequests: number;
  /** Whether requests for the library succeed. A test can set it. */
  isLibraryReachable: boolean;
  /** Whether the service answers requests about agents. A test can set it. */
  isServiceReachable: boolean;
  /** The URLs of all requests for the appearance of an agent's widget. */
  readonly appearanceRequests: string[];
  /** The calls that were started, the first one first. */
  readonly calls: StubbedCall[];
}

/** A call that a widget has started. */
interface StubbedCall {
  readonly address: string;
  isClosed: boolean;
  /** Lets the service accept the call. */
  answer(): void;
}

/** Replaces the provider's service with a stub, for every page of a browser context. */
async function stubVoiceService(context: BrowserContext): Promise<VoiceService> {
  const service: VoiceService = {
    libraryRequests: 0,
    isLibraryReachable: true,
    isServiceReachable: true,
    appearanceRequests: [],
    calls: [],
  };
  await context.route(voiceProvider.libraryAddress, async (route) => {
    service.libraryRequests += 1;
    if (!service.isLibraryReachable) return route.abort('connectionfailed');
    return route.fulfill({
      body: library,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await context.route('https://api.us.elevenlabs.io/**', async (route) => {
    service.appearanceRequests.push(route.request().url());
    if (!service.isServiceReachable) return route.abort('connectionfailed');
    return route.fulfill({ json: { widget_config: appearance }, headers: { 'access-control-allow-origin': '*' } });
  });
  await context.route(`${voiceProvider.pictureSource}**`, (route) => route.abort('connectionfailed'));
  await context.routeWebSocket('wss://api.us.elevenlabs.io/**', (socket) => service.calls.push(stubCall(socket)));
  return service;
}

function stubCall(socket: WebSocketRoute): StubbedCall {
  const call: StubbedCall = {
    address: socket.url(),
    isClosed: false,
    answer() {
      socket.send(
        JSON.stringify({
          type: 'conversation_initiation_metadata',
          conversation_initiation_metadata_event: {
            conversation_id: 'conversation-of-the-journey',
            agent_output_audio_format: 'pcm_16000',
            user_input_audio_format: 'pcm_16000',
          },
        }),
      );
    },
  };
  socket.onClose(() => {
    call.isClosed = true;
  });
  return call;
}

/** The appearance that the stub returns for every agent's widget. */
const appearance = {
  variant: 'full',
  placement: 'bottom-right',
  // The provider's usual picture is drawn with WebGL, which takes a third of a journey's time without a graphics card.
  avatar: { type: 'image', url: `${voiceProvider.pictureSource}picture.png` },
  feedback_mode: 'none',
  language: 'en',
  supported_language_overrides: ['zh', 'ko'],
  text_input_enabled: true,
  transcript_enabled: true,
  mic_muting_enabled: true,
  supports_text_only: true,
  default_expanded: false,
  always_expanded: false,
  text_contents: {},
  language_presets: {},
};

/** Journeys with a product in which only the agents takeaway, clinic and partners have a third-party agent. */
export const test = base.extend<{ voice: VoiceService }, { product: ProductProcess; settings: Record<string, string> }>(
  {
    settings: [{}, { option: true, scope: 'worker' }],
    product: [
      async ({ settings }, use) => {
        const product = await startProduct({
          DEMO_AGENT_TAKEAWAY: 'agent-takeaway',
          DEMO_AGENT_CLINIC: 'agent-clinic',
          PARTNER_AGENT: 'agent-partner',
          ...settings,
        });
        await use(product);
        await product.stop();
      },
      { scope: 'worker' },
    ],
    voice: async ({ context, page, faults }, use) => {
      await watchMicrophone(page);
      // The stub blocks requests for the widget's pictures, and the browser logs each blocked request.
      faults.expect(/storage\.googleapis\.com/);
      await use(await stubVoiceService(context));
    },
  },
);

export { expect } from './fixtures.ts';

/**
 * Replaces the microphone of a page by a silent one, and remembers the tracks that the page opens. Call this before the
 * page is opened.
 */
async function watchMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { microphoneTracks: tracks });
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = new AudioContext().createMediaStreamDestination().stream;
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Returns how many microphone tracks the page has opened, and how many are still open. */
export function countTracks(page: Page): Promise<{ opened: number; live: number }> {
  return page.evaluate(() => {
    const tracks: MediaStreamTrack[] = Reflect.get(window, 'microphoneTracks');
    return { opened: tracks.length, live: tracks.filter((track) => track.readyState === 'live').length };
  });
}
