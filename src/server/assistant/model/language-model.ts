import type { LanguageModel as SdkModel } from 'ai';
import type { ModelPatience, ModelSettings } from './model-settings.ts';

/** What a model is asked: how it must answer, and the visitor's question with the passages. */
export interface ModelPrompt {
  readonly instructions: string;
  readonly question: string;
}

/** A piece of a model's answer, or its end with the tokens that it cost, where the provider says so. */
export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly tokens: number | undefined };

/** A model that answers in pieces. Reading on throws when it fails, is too slow, or breaks off. */
export interface LanguageModel {
  stream(prompt: ModelPrompt, stop: AbortSignal): AsyncIterable<ModelPart>;
}

/** Raised when a model is too slow or leaves its answer unfinished. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}

/**
 * Makes a model behind an OpenAI-compatible address. The AI SDK is loaded with the first question only, so that a site
 * without a model never holds it.
 */
export function createLanguageModel(settings: ModelSettings, patience: ModelPatience): LanguageModel {
  let loading: Promise<{ model: SdkModel; streamText: typeof import('ai').streamText }> | undefined;
  const load = async () => {
    const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: 'assistant',
      baseURL: settings.url,
      apiKey: settings.apiKey,
      includeUsage: true,
    });
    return { model: provider(settings.model), streamText };
  };

  return {
    async *stream({ instructions, question }, stop) {
      loading ??= load();
      const { model, streamText } = await loading;
      const waiting = watchClock(patience);
      try {
        const { fullStream } = streamText({
          model,
          system: instructions,
          messages: [{ role: 'user', content: question }],
          // A second try would keep the visitor waiting; the site can answer at once.
          maxRetries: 0,
          abortSignal: AbortSignal.any([stop, waiting.signal]),
          // Otherwise the SDK prints failures, with the visitor's words in them.
          onError: () => {},
        });
        for await (const part of fullStream) {
          if (part.type === 'text-delta' && part.text !== '') {
            waiting.hasCome();
            yield { kind: 'text', text: part.text };
          } else if (part.type === 'error') {
            throw part.error;
          } else if (part.type === 'abort') {
            throw new ModelFailure(waiting.signal.aborted ? 'too slow' : 'stopped');
          } else if (part.type === 'finish') {
            if (part.finishReason !== 'stop') throw new ModelFailure(`ended with ${part.finishReason}`);
            yield { kind: 'end', tokens: part.totalUsage.totalTokens };
          }
        }
      } finally {
        waiting.end();
      }
    },
  };
}

/** Aborts when the first text, the next one, or the end of the whole takes too long. */
function watchClock(patience: ModelPatience) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const whole = setTimeout(giveUp, patience.whole);
  let next = setTimeout(giveUp, patience.first);
  return {
    signal: controller.signal,
    hasCome() {
      clearTimeout(next);
      next = setTimeout(giveUp, patience.between);
    },
    end() {
      clearTimeout(next);
      clearTimeout(whole);
    },
  };
}
