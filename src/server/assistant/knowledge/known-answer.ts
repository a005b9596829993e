import type { InEveryLanguage } from '#language/languages.ts';
import type { LegalDocument } from '#shared/offer/legal/legal-document.ts';
import { privacyText } from '#shared/offer/legal/privacy-text.ts';
import { termsText } from '#shared/offer/legal/terms-text.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import type { LocaleFacts } from '#shared/rules/locales.ts';

const documents: Readonly<Record<string, LegalDocument>> = { '/privacy': privacyText, '/terms': termsText };

/**
 * Returns the address and the title of a section of Privacy or Terms. Example: `/terms#ending`. Throws if there is no
 * such section.
 */
export function legalSource(path: string) {
  const [page = '', id] = path.split('#');
  const document = documents[page];
  const section = document?.sections.find((candidate) => candidate.id === id);
  if (!document || !section) throw new Error(`No section ${path}`);
  return { path, title: `${document.title}: ${section.heading}` };
}

/** The variant and the owner's facts, on which an answer may depend. */
export interface AnswerFacts {
  readonly currency: LocaleFacts['currency'];
  readonly owner: OwnerFacts;
}

/** A short answer to a common question, written by hand from the site's own facts. */
export interface KnownAnswer {
  readonly id: string;
  /**
   * The page of the answer: its path within a variant, with the fragment of the section. Unset when there is nothing to
   * link to, such as after a greeting.
   */
  readonly source?: { readonly path: string; readonly title: string };
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
