/**
 * Facts about the voice provider: the script that pages load and the hosts that it contacts. To raise the version, change
 * the development dependency, the URL and the integrity together; a test recomputes the integrity from the package.
 */
export const voiceProvider = {
  /** The provider's name in texts. */
  name: 'ElevenLabs',
  privacyAddress: 'https://elevenlabs.io/privacy-policy',
  /** The custom element that the library registers. */
  elementName: 'elevenlabs-convai',
  libraryAddress: 'https://cdn.jsdelivr.net/npm/@elevenlabs/convai-widget-embed@0.5.4/dist/index.js',
  libraryIntegrity: 'sha384-L8QhIVpmoWpPM15vV1w01h3MeAacu0St/AFvgbPN89YAFeqSETsCKtpkX6yTeYJA',
  /** Script for the audio worklet, loaded when a browser cannot choose the microphone's sample rate. */
  resamplerAddress: 'https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js',
  /** Hosts that the library contacts for calls and for an agent's appearance. */
  connectSources: [
    'https://api.us.elevenlabs.io',
    'wss://api.us.elevenlabs.io',
    'https://api.elevenlabs.io',
    'wss://api.elevenlabs.io',
    'https://livekit.rtc.elevenlabs.io',
    'wss://livekit.rtc.elevenlabs.io',
  ],
  pictureSource: 'https://storage.googleapis.com/eleven-public-cdn/',
} as const;
