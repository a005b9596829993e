import type { ToolSet } from 'ai';

/** An OpenAI-compatible model that writes answers, and its token limit. */
export interface ModelSettings {
  /** The address to which the client adds `/chat/completions`, such as https://api.openai.com/v1. */
  readonly url: string;
  readonly model: string;
  readonly apiKey: string;
  /** Tokens per day for questions and answers of all processes together. */
  readonly dailyTokens: number;
}

/** How long to wait for a model, in milliseconds, before the site answers in its own words. */
export interface ModelPatience {
  /** Maximum time from the request to the first text, including the connection. */
  readonly first: number;
  /** Maximum time between two pieces of text. */
  readonly between: number;
  /** Maximum time for the whole answer. */
  readonly whole: number;
}

/**
 * The timeouts in use. They are short enough for a visitor to get an answer before giving up, even when the model is
 * slow.
 */
export const modelPatience: ModelPatience = { first: 12_000, between: 8_000, whole: 60_000 };

export interface ModelPrompt {
  readonly instructions: string;
  readonly question: string;
}

type Sdk = typeof import('ai');

/** What a model may do besides writing text. */
interface ModelUsage {
  readonly tools: ToolSet;
  readonly temperature: number;
}

/** The parts of a stream that show that the model is answering. */
const signsOfLife: ReadonlySet<string> = new Set(['tool-input-start', 'tool-input-delta', 'text-delta']);

export function isSignOfLife({ type }: { readonly type: string }): boolean {
  return signsOfLife.has(type);
}

/** Thrown when a model is too slow or does not finish its answer. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}

/**
 * Creates the model behind an OpenAI-compatible address. The first call loads the SDK, so that a site without a model
 * never loads it.
 */
export function createLanguageModel(settings: ModelSettings, patience: ModelPatience) {
  const load = async () => {
    const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
    const provider = createOpenAICompatible({
      name: 'assistant',
      baseURL: settings.url,
      apiKey: settings.apiKey,
      includeUsage: true,
    });
    return { model: provider(settings.model), sdk };
  };
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () => {
    loading ??= load();
    return loading;
  };
  return {
    /** Loads the AI SDK, so that the first caller does not wait for it. */
    prepare: loadOnce,
    /** Yields the answer in parts. Throws when the model fails or is too slow. */
    async *stream({ instructions, question }: ModelPrompt, stop: AbortSignal, usage?: (sdk: Sdk) => ModelUsage) {
      const { model, sdk } = await loadOnce();
      const clock = startClock(patience);
      try {
        const { fullStream } = sdk.streamText({
          model,
          system: instructions,
          messages: [{ role: 'user', content: question }],
          ...usage?.(sdk),
          // The SDK must not retry, because the site itself can answer at once.
          maxRetries: 0,
          abortSignal: AbortSignal.any([stop, clock.signal]),
          // Without this option the SDK prints failures, and they contain the visitor's words.
          onError: () => {},
        });
        for await (const part of fullStream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') throw new ModelFailure(clock.signal.aborted ? 'too slow' : 'stopped');
          if (isSignOfLife(part)) clock.restart();
          yield part;
        }
      } finally {
        clock.end();
      }
    },
  };
}

/**
 * Starts the timeouts of one answer. `signal` aborts when the first piece, the next piece or the whole answer takes too
 * long. Call `restart` after each piece, and `end` at the end.
 */
function startClock(patience: ModelPatience) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const whole = setTimeout(giveUp, patience.whole);
  let next = setTimeout(giveUp, patience.first);
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(next);
      next = setTimeout(giveUp, patience.between);
    },
    end() {
      clearTimeout(next);
      clearTimeout(whole);
    },
  };
}
