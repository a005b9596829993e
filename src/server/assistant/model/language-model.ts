import type { LanguageModel as SdkModel, TextStreamPart, ToolSet } from 'ai';

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

type StreamPart = TextStreamPart<ToolSet>;

/** A piece of a model's answer, or its end. The end has the number of tokens, if the provider reports it. */
export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly tokens: number | undefined };

/** A model that answers in pieces. Iterating throws when the model fails, is too slow or stops halfway. */
export interface LanguageModel {
  stream(prompt: ModelPrompt, stop: AbortSignal): AsyncIterable<ModelPart>;
}

/** Thrown when a model is too slow or does not finish its answer. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}

/** The AI SDK, and the model that its functions are called with. */
interface LoadedModel {
  readonly model: SdkModel;
  readonly sdk: typeof import('ai');
}

/**
 * Creates a function that returns the AI SDK and the model behind an OpenAI-compatible address. The first call loads
 * the SDK, so that a site without a model never loads it.
 */
export function createModelLoader(settings: ModelSettings): () => Promise<LoadedModel> {
  let loading: Promise<LoadedModel> | undefined;
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
  return () => {
    loading ??= load();
    return loading;
  };
}

export function createLanguageModel(settings: ModelSettings, patience: ModelPatience): LanguageModel {
  const load = createModelLoader(settings);
  return {
    async *stream({ instructions, question }, stop) {
      const { model, sdk } = await load();
      const clock = startClock(patience);
      try {
        const { fullStream } = sdk.streamText({
          model,
          system: instructions,
          messages: [{ role: 'user', content: question }],
          // The SDK must not retry, because the site itself can answer at once.
          maxRetries: 0,
          abortSignal: AbortSignal.any([stop, clock.signal]),
          // Without this option the SDK prints failures, and they contain the visitor's words.
          onError: () => {},
        });
        for await (const part of fullStream) {
          throwIfFailed(part, clock.signal);
          const known = readPart(part);
          if (known?.kind === 'text') clock.restart();
          if (known) yield known;
        }
      } finally {
        clock.end();
      }
    },
  };
}

/** Throws if a part of a stream says that the model has failed, or that it was stopped. `late` aborts at a timeout. */
export function throwIfFailed(part: StreamPart, late: AbortSignal): void {
  if (part.type === 'error') throw part.error;
  if (part.type === 'abort') throw new ModelFailure(late.aborted ? 'too slow' : 'stopped');
}

function readPart(part: StreamPart): ModelPart | undefined {
  if (part.type === 'text-delta' && part.text !== '') return { kind: 'text', text: part.text };
  if (part.type !== 'finish') return undefined;
  if (part.finishReason !== 'stop') throw new ModelFailure(`ended with ${part.finishReason}`);
  return { kind: 'end', tokens: part.totalUsage.totalTokens };
}

/**
 * Starts the timeouts of one answer. `signal` aborts when the first piece, the next piece or the whole answer takes too
 * long. Call `restart` after each piece, and `end` at the end.
 */
export function startClock(patience: ModelPatience) {
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
