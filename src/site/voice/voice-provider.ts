/**
 * The library of the voice provider, and the hosts that the library contacts. To use another version, change the
 * development dependency, the addresses, the hosts and the integrity hash together. A test compares the hash with the
 * package; the journeys of the widget load it under the policy that is made of these hosts.
 */
export const voiceProvider = {
  name: 'ElevenLabs',
  privacyAddress: 'https://elevenlabs.io/privacy-policy',
  elementName: 'elevenlabs-convai',
  libraryAddress: 'https://cdn.jsdelivr.net/npm/@elevenlabs/convai-widget-embed@0.5.4/dist/index.js',
  libraryIntegrity: 'sha384-L8QhIVpmoWpPM15vV1w01h3MeAacu0St/AFvgbPN89YAFeqSETsCKtpkX6yTeYJA',
  /** A script that the library loads in browsers that cannot change the sample rate of the microphone. */
  resamplerAddress: 'https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js',
  /** The hosts to which the library connects for calls, and for the appearance of an agent. */
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
