import type { Locale } from '#domain/locales.ts';
import type { KnownAnswer } from './knowledge/known-answer.ts';

/** Something the assistant can answer from: a short answer written by hand, or part of an article or a legal text. */
export type Passage = { readonly kind: 'known'; readonly topic: string; readonly known: KnownAnswer } | TextPassage;

/** What is searched: passages, and subjects that the site does not answer, which stand in their way. */
export type Target = Passage | { readonly kind: 'not-ours'; readonly topic: string };

/** Part of an article or a legal text, which answers in its own sentences. */
export interface TextPassage {
  readonly kind: 'text';
  /** What it is about; passages of one topic, such as the parts of an article, count once. */
  readonly topic: string;
  readonly text: string;
  readonly title: string;
  /** Its address for a visitor of a variant; nothing for an article that is nowhere to be read. */
  readonly href: (locale: Locale) => string | undefined;
}

/** What is searched of a passage; a passage has several entries where there are several ways of asking for it. */
export interface SearchEntry {
  readonly title: string;
  readonly aliases: string;
  readonly text: string;
}

/** A passage, or a subject that is not ours, with everything it is found by. */
export interface IndexedPassage {
  readonly passage: Target;
  readonly entries: readonly SearchEntry[];
}
