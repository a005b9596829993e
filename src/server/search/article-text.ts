import { commonWords, isQuestionForm, searchTokens } from './search-tokens.ts';

/** The text of an article. */
export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  readonly content?: string | null | undefined;
}

/** Increased whenever tokenising changes. The server then tokenises stored articles of an older edition again. */
export const tokensEdition = 1;

/** Only the first part of a longer article can be found. */
const tokenisedCharacters = 100_000;

/** Returns the tokens that a question and a text are compared by, each once. */
export function distinctTokens(text: string): string[] {
  return [...new Set(searchTokens(text))].filter((token) => !isQuestionForm(token) && !commonWords.has(token));
}

/** Returns the tokens by which the database finds an article, separated by spaces. */
export function articleTokens(article: ArticleText): string {
  const sections = articleSections(article).map(({ heading, text }) => `${heading}\n${text}`);
  return distinctTokens([article.title, ...sections].join('\n').slice(0, tokenisedCharacters)).join(' ');
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

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns the text of cleaned HTML, one line for each block. It must never be inserted as HTML. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|tr|blockquote|ol|ul|table)>|<br\s*\/?>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(?:#(\d+)|([a-z]+));/gi, (entity, code?: string, name?: string) => {
      if (code) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '';
      return namedEntities[name ?? ''] ?? entity;
    })
    .replace(/[ \t]+/g, ' ')
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : space))
    .trim();
}
