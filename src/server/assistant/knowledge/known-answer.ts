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
  readonly asked: InEveryLanguage<readonly string[]>;
}

/** A known answer with the owner's facts filled in, so that `say` needs only the currency. */
export interface SpokenAnswer extends Omit<KnownAnswer, 'say'> {
  readonly say: (facts: Pick<AnswerFacts, 'currency'>, question?: string) => InEveryLanguage<string>;
}

/** Keyed by an answer's id or a section's address. Bars separate the phrasings in each text. */
export type PhrasingList = Readonly<Record<string, InEveryLanguage<string>>>;

/**
 * Meanings by name. For each language, a text lists the words and phrases for the meaning, separated by bars. An
 * English word also matches with the endings -s, -es, -d, -ed and -ing. With a star at its end, it matches with any
 * ending. Chinese and Korean words match anywhere in a question. Apostrophes are left out. A `~` between two parts
 * matches up to 12 characters.
 *
 * `topic-rules.ts` combines meanings into topics. Add words here when visitors use other words for the same thing. Add
 * a phrasing (`phrasings/`) when visitors build their question differently.
 */
export type MeaningList = Readonly<Record<string, InEveryLanguage<string>>>;
