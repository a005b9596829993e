/**
 * The voice provider's facts: which file pages load and which hosts it talks to. Raising the version means changing the
 * development dependency, the address and the integrity together; a test recomputes the latter from the package.
 */
export const voiceProvider = {
  /** Named wherever a visitor is asked or told who answers. */
  name: 'ElevenLabs',
  privacyAddress: 'https://elevenlabs.io/privacy-policy',
  /** The element that the library registers. */
  elementName: 'elevenlabs-convai',
  libraryAddress: 'https://cdn.jsdelivr.net/npm/@elevenlabs/convai-widget-embed@0.5.4/dist/index.js',
  libraryIntegrity: 'sha384-L8QhIVpmoWpPM15vV1w01h3MeAacu0St/AFvgbPN89YAFeqSETsCKtpkX6yTeYJA',
  /** What the library loads into its audio worklet where a browser cannot choose the microphone's sample rate. */
  resamplerAddress: 'https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js',
  /** What the library talks to in a call and for an agent's appearance. */
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
