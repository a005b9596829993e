import type { PublicArticle } from '#shared/api/article-contract.ts';
import { articleParagraphs } from '#shared/rules/article-paragraphs.ts';
import { searchPageSize, searchTotalMaximum } from '#shared/rules/business-constants.ts';
import type { FoundArticle, SearchResults, TextPiece } from '#shared/site-content.ts';
import type { Queryable } from '../database/schema.ts';
import { searchKey } from '../database/stored-text.ts';
import { parsePublicArticle } from './article-columns.ts';
import { findPublishedJsonByIds } from './article-list.repository.ts';
import { findArticlesByWords } from './article-words.repository.ts';
import { markMatches, queryWords, type SearchedWord } from './search/article-words.ts';

/** Length of the passage that is shown under a found title, in characters, and how many of them precede the match. */
const passage = { length: 240, before: 80 };

/**
 * Returns a page of the published articles that a query finds: first those with its words in the title, then in a tag,
 * then in the text.
 */
export async function searchArticles(db: Queryable, query: string, page: number): Promise<SearchResults> {
  const words = queryWords(query);
  const ids = await findArticlesByWords(db, words, searchTotalMaximum + 1);
  const listed = ids.slice(0, searchTotalMaximum);
  const shown = listed.slice((page - 1) * searchPageSize, page * searchPageSize);
  const articles = (await findPublishedJsonByIds(db, shown)).map(parsePublicArticle);
  const place = new Map(shown.map((id, index) => [id, index]));
  articles.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return {
    found: articles.map((article) => presentFound(article, words)),
    total: listed.length,
    hasMore: ids.length > listed.length,
  };
}

function presentFound(article: PublicArticle, words: readonly SearchedWord[]): FoundArticle {
  return { article, title: markMatches(article.title, words), passage: findPassage(article, words) };
}

/**
 * Returns a passage from the summary or from the paragraph of the content that has the most words of the query. The
 * passage is around the first of these words.
 */
function findPassage(article: PublicArticle, words: readonly SearchedWord[]): readonly TextPiece[] {
  const wanted = words.flatMap(({ stem, prefix }) => [stem, prefix].filter((text) => text !== undefined));
  let best = { pieces: markMatches(article.summary, words), matches: 0 };
  best.matches = distinctMatches(best.pieces);
  for (const text of articleParagraphs(article.content)) {
    if (best.matches >= words.length) break;
    const folded = searchKey(text);
    if (!wanted.some((word) => folded.includes(word))) continue;
    const pieces = markMatches(text, words);
    const matches = distinctMatches(pieces);
    if (matches > best.matches) best = { pieces, matches };
  }
  return cutAround(best.pieces);
}

function distinctMatches(pieces: readonly TextPiece[]): number {
  return new Set(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => searchKey(text))).size;
}

/** Returns the pieces around the first match, cut to the length of a passage. */
function cutAround(pieces: readonly TextPiece[]): TextPiece[] {
  const first = pieces.findIndex(({ isMatch }) => isMatch);
  const cut: TextPiece[] = [];
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    let characters = [...piece.text];
    if (index < first - 1) continue;
    if (index === first - 1 && (index > 0 || characters.length > passage.before)) {
      characters = ['…', ...characters.slice(-passage.before)];
    }
    const room = passage.length - length;
    if (characters.length > room) {
      cut.push({ text: `${characters.slice(0, room).join('').trimEnd()}…`, isMatch: piece.isMatch });
      break;
    }
    cut.push({ text: characters.join(''), isMatch: piece.isMatch });
    length += characters.length;
  }
  return cut;
}
