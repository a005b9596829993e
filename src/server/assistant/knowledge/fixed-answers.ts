import type { InEveryLanguage } from '#language/languages.ts';
import type { LegalDocument } from '#shared/offer/legal/legal-document.ts';
import { privacyText } from '#shared/offer/legal/privacy-text.ts';
import { termsText } from '#shared/offer/legal/terms-text.ts';
import type { AnswerSource, KnownAnswer } from './known-answer.ts';

/** A known answer that is the same in every variant. */
interface FixedAnswer {
  readonly id: string;
  readonly source: AnswerSource;
  readonly say: InEveryLanguage<string>;
}

const documents: Readonly<Record<string, LegalDocument>> = { '/privacy': privacyText, '/terms': termsText };

/**
 * Returns the address and the title of a section of Privacy or Terms. Example: `/terms#ending`. Throws if there is no
 * such section.
 */
export function legalSource(path: string): AnswerSource {
  const [page = '', id] = path.split('#');
  const document = documents[page];
  const section = document?.sections.find((candidate) => candidate.id === id);
  if (!document || !section) throw new Error(`No section ${path}`);
  return { path, title: `${document.title}: ${section.heading}` };
}

export function knownAnswersOf(answers: readonly FixedAnswer[]): KnownAnswer[] {
  return answers.map(({ id, source, say }) => ({ id, source, say: () => say }));
}
