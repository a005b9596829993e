import type { LocaleFacts } from '#domain/locales.ts';
import type { InEveryLanguage } from '#domain/text-language.ts';

/** The page of an answer: a path within the variant, with its fragment. */
export interface AnswerSource {
  readonly path: string;
  readonly title: string;
}

/** A short answer to a common question, written by hand from the site's own facts. */
export interface KnownAnswer {
  readonly id: string;
  /** Unset when there is nothing to link to, such as after a greeting. */
  readonly source?: AnswerSource;
  /** Returns the answer, with the variant's currency label when it names a price. */
  readonly say: (facts: Pick<LocaleFacts, 'currency'>) => InEveryLanguage<string>;
  /** Common phrasings of the question. */
  readonly asked: InEveryLanguage<readonly string[]>;
}

/**
 * Further phrasings, keyed by the id of an answer or the address of a section. Each language has one text; bars
 * separate the phrasings in it.
 */
export type PhrasingList = Readonly<Record<string, InEveryLanguage<string>>>;
