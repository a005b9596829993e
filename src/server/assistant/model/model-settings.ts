/** An OpenAI-compatible model that words answers, and what it may spend. */
export interface ModelSettings {
  /** The address below which `/chat/completions` lies, such as https://api.openai.com/v1. */
  readonly url: string;
  readonly model: string;
  readonly apiKey: string;
  /** Tokens of questions and answers together, for one day of all processes. */
  readonly dailyTokens: number;
}

/** How long a model is waited for, in milliseconds, before the site answers in its own words. */
export interface ModelPatience {
  /** From the request to the first text, the connection included. */
  readonly first: number;
  /** Between two pieces of text. */
  readonly between: number;
  /** For the whole answer. */
  readonly whole: number;
}

/** Chosen so that a visitor who waits for a slow model still gets an answer before losing patience. */
export const modelPatience: ModelPatience = { first: 12_000, between: 8_000, whole: 60_000 };
