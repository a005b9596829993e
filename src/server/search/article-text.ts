import { commonWords, isQuestionForm, searchTokens } from './search-tokens.ts';

/** What an article says. */
export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  readonly content?: string | null | undefined;
}

/** Raised whenever tokenising changes: the server then tokenises stored articles of an older edition again. */
export const tokensEdition = 1;

/** A longer article is found by its first part only. */
const tokenisedCharacters = 100_000;

/** Returns the tokens that a question and a text can share, each once. */
export function distinctTokens(text: string): string[] {
  return [...new Set(searchTokens(text))].filter((token) => !isQuestionForm(token) && !commonWords.has(token));
}

/** Returns the tokens that an article is found by in the database, separated by spaces. */
export function articleTokens(article: ArticleText): string {
  const sections = articleSections(article).map(({ heading, text }) => `${heading}\n${text}`);
  return distinctTokens([article.title, ...sections].join('\n').slice(0, tokenisedCharacters)).join(' ');
}

/** Returns an article cut at its headings, as plain text; the first section is the summary and the opening. */
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

/** Returns the text of cleaned HTML, one line for each block. It must never be shown as HTML. */
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
