import type { Thing, WithContext } from 'schema-dts';
import { homeQuestions } from '#domain/home-questions.ts';
import type { Locale } from '#domain/locales.ts';
import type { OwnerFacts } from '#domain/owner-facts.ts';
import { organisationData } from './organisation-data.ts';
import { questionsData } from './questions-data.ts';

/**
 * Returns the structured data of Home: the company with the facts of its owner, and the page's questions with their
 * answers (product 2.3 and 2.23). `siteUrl` must not end with a slash.
 */
export function homeData(locale: Locale, siteUrl: string, owner: OwnerFacts): WithContext<Thing>[] {
  return [organisationData(locale, siteUrl, owner), questionsData(homeQuestions(owner), locale)];
}
