import type { DemoLanguage } from '#domain/demo-languages.ts';

/** What one opening of the microphone gives: one of these, once; text that is still changing before that. */
export interface ListenHandlers {
  onPartial(text: string): void;
  onText(text: string): void;
  onSilence(): void;
  /** Listening is not possible here, whatever the reason: from now on the visitor types. */
  onError(): void;
}

/** Ears and mouth of the built-in agent. The browser's own in the product, a fake one in tests. */
export interface SpeechPort {
  readonly canListen: boolean;
  /** Opens the microphone for one sentence; the answer closes it. */
  listen(language: DemoLanguage, handlers: ListenHandlers): () => void;
  /** Settles when it has been said, or could not be. */
  speak(text: string, language: DemoLanguage): Promise<void>;
  hush(): void;
}
