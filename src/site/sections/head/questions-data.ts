import type { FAQPage, WithContext } from 'schema-dts';
import type { Locale } from '#domain/locales.ts';

/** A question that a page answers. */
interface PageQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Returns the schema.org data for the questions and answers of a page. */
export function questionsData(questions: readonly PageQuestion[], locale: Locale): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
