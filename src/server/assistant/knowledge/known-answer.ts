import type { InEveryLanguage } from '#language/languages.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import type { LocaleFacts } from '#shared/rules/locales.ts';

/** The page of an answer. `path` is the path within a variant, with the fragment of the section. */
export interface AnswerSource {
  readonly path: string;
  readonly title: string;
}

/** The variant and the owner's facts, on which an answer may depend. */
export interface AnswerFacts {
  readonly currency: LocaleFacts['currency'];
  readonly owner: OwnerFacts;
}

/** A short answer to a common question, written by hand from the site's own facts. */
export interface KnownAnswer {
  readonly id: string;
  /** Unset when there is nothing to link to, such as after a greeting. */
  readonly source?: AnswerSource;
  /**
   * Returns the answer, with the variant's currency label when it names a price. An answer may compute something from
   * the numbers in the question.
   */
  readonly say: (facts: AnswerFacts, question?: string) => InEveryLanguage<string>;
}

/** A known answer with the owner's facts filled in, so that `say` needs only the currency. */
export interface SpokenAnswer extends Omit<KnownAnswer, 'say'> {
  readonly say: (facts: Pick<AnswerFacts, 'currency'>, question?: string) => InEveryLanguage<string>;
}
