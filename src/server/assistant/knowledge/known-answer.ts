import type { LocaleFacts } from '#domain/locales.ts';
import type { InEveryLanguage } from '#domain/text-language.ts';

/** Where an answer stands: a path within the variant, with its fragment. */
export interface AnswerSource {
  readonly path: string;
  readonly title: string;
}

/** A short answer to what people ask most, written by hand over the site's own facts. */
export interface KnownAnswer {
  readonly id: string;
  /** Left out where there is nothing to link to, as after a greeting. */
  readonly source?: AnswerSource;
  /** The answer, with the variant's currency label where a price is said. */
  readonly say: (facts: Pick<LocaleFacts, 'currency'>) => InEveryLanguage<string>;
  /** Ways of asking for it, as people put it. */
  readonly asked: InEveryLanguage<readonly string[]>;
}
