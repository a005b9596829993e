import { type ArticleText, articleSections } from '../assistant/article-passages.ts';
import { commonWords } from './common-words.ts';
import { isQuestionForm, searchTerms } from './search-tokens.ts';

/**
 * Counts up whenever `searchTerms` cuts texts otherwise than before: articles whose terms are of an older edition are cut
 * again while the server runs.
 */
export const termsEdition = 1;

/** Beyond so many characters an article is found by its beginning. */
const mostCharacters = 100_000;

/** The terms that a question and a text can have in common, each once. */
export function findableTerms(text: string): string[] {
  return [...new Set(searchTerms(text))].filter((term) => !isQuestionForm(term) && !commonWords.has(term));
}

/** What an article is found by in the database, parted by spaces. */
export function articleTerms(article: ArticleText): string {
  const sections = articleSections(article).map(({ heading, text }) => `${heading}\n${text}`);
  return findableTerms([article.title, ...sections].join('\n').slice(0, mostCharacters)).join(' ');
}
