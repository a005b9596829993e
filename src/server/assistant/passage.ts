import type { Locale } from '#shared/rules/locales.ts';
import type { SpokenAnswer } from './knowledge/known-answer.ts';

/** Something the assistant can answer from: a known answer, or part of an article or a legal text. */
export type Passage = { readonly kind: 'known'; readonly topic: string; readonly known: SpokenAnswer } | TextPassage;

/** Part of an article or a legal text. Its own sentences are the answer. */
export interface TextPassage {
  readonly kind: 'text';
  /** Passages with the same topic, such as the sections of an article, count as one result. */
  readonly topic: string;
  /** The heading of the section, if the topic has several. */
  readonly part?: string;
  readonly text: string;
  readonly title: string;
  /**
   * Returns the address of the passage's page in a variant of the site, or `undefined` for an article without a page.
   */
  readonly href: (locale: Locale) => string | undefined;
}

/** A part of a passage's searchable text. */
export interface SearchEntry {
  readonly title: string;
  readonly text: string;
}

export interface IndexedPassage {
  readonly passage: Passage;
  readonly entries: readonly SearchEntry[];
}

/** Returns the label of a passage in the lists of phrasings: its topic, and its part if it has one. */
export function labelOf(target: Passage): string {
  return target.kind === 'text' && target.part ? `${target.topic}#${target.part}` : target.topic;
}
