import { plainText } from '#shared/rules/article-paragraphs.ts';
import { textWords } from './article-words.ts';
import { searchTokens } from './search-tokens.ts';

export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  readonly content?: string | null | undefined;
}

/**
 * Edition of the rules for tokens. Raise this number whenever the rules change; the server then computes the tokens of
 * older editions again.
 */
export const tokensEdition = 3;

/** Maximum number of an article's characters that are tokenised. A search does not find the text after them. */
const tokenisedCharacters = 100_000;

/** Returns the distinct search tokens of a text. */
export function distinctTokens(text: string): string[] {
  return [...new Set(searchTokens(text))];
}

export type ArticleTokens = Readonly<ReturnType<typeof articleTokens>>;

/** Returns the tokens and words by which the database finds an article. Each is a list separated by spaces. */
export function articleTokens(article: ArticleText) {
  const sections = articleSections(article).map(({ heading, text }) => `${heading}\n${text}`);
  const text = sections.join('\n').slice(0, tokenisedCharacters);
  return {
    /** Search tokens by which the assistant finds the article for a question. */
    terms: distinctTokens(`${article.title}\n${text}`.slice(0, tokenisedCharacters)).join(' '),
    /** Words of the title, by which visitors find the article. */
    title_words: textWords(article.title, 'all').join(' '),
    /** Words of the summary and content, by which visitors find the article. */
    text_words: textWords(text, 'telling').join(' '),
  };
}

/** Returns an article split at its headings, as plain text. The first section is the summary and the opening. */
export function articleSections({ summary, content }: ArticleText): { heading: string; text: string }[] {
  const [opening = '', ...parts] = (content ?? '').split(/<h[1-6][^>]*(?:>|$)/i);
  const sections = parts.map((part) => {
    const [heading = '', ...body] = part.split(/<\/h[1-6]>/i);
    return { heading: plainText(heading), text: plainText(body.join(' ')) };
  });
  return [{ heading: '', text: `${summary}\n${plainText(opening)}` }, ...sections];
}
