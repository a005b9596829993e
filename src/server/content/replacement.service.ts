import { setImmediate as nextTick } from 'node:timers/promises';
import { type Article, type ArticleSave, articleSaveSchema } from '#shared/api/article-contract.ts';
import type { RefusedArticle } from '#shared/api/bulk-contract.ts';
import {
  type ArticleReplacements,
  type FoundArticles,
  type ReplacedArticles,
  type ReplacementUndo,
  replacementMaximum,
  type WordReplacement,
} from '#shared/api/replacement-contract.ts';
import { articleParagraphs } from '#shared/rules/article-paragraphs.ts';
import { findWords, replaceWords } from '#shared/rules/find-words.ts';
import type { Database } from '../database/database.ts';
import type { Queryable } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { findArticleJsonAfter } from './article.repository.ts';
import { type ArticleWriter, findArticle, prepareSave } from './article.service.ts';
import { parseArticle } from './article-columns.ts';
import { restoreVersion } from './article-version.service.ts';
import { toSave } from './article-version.ts';
import { byId, overwriteOrRefuse, type PreparedArticle, refusalOf } from './bulk-articles.service.ts';
import { inContentTransaction } from './content-transaction.ts';
import { replaceInHtml } from './replace-in-html.ts';

/** Number of articles that are read at once. Other requests are answered between two reads. */
const articlesPerRead = 100;
/** Maximum number of places that a search shows for each article, and the characters around each. */
const shownPlaces = 5;
const shownCharacters = 60;

/** Returns the articles in which words would be replaced, drafts included, with the first places of each. */
export async function findReplacements(db: Queryable, replacement: WordReplacement): Promise<FoundArticles> {
  const found: FoundArticles['articles'] = [];
  let after = 0;
  for (;;) {
    const articles = (await findArticleJsonAfter(db, after, articlesPerRead)).map(parseArticle);
    for (const article of articles) {
      const { id, version, title, is_published } = article;
      const changes = findChanges(article, replacement);
      if (changes.length === 0) continue;
      if (found.length === replacementMaximum) return { articles: found, is_cut: true };
      found.push({ id, version, title, is_published, count: changes.length, changes: changes.slice(0, shownPlaces) });
    }
    const last = articles.at(-1);
    if (!last) return { articles: found, is_cut: false };
    after = last.id;
    await nextTick();
  }
}

function findChanges({ title, summary, content }: Article, replacement: WordReplacement) {
  const texts = [
    { field: 'title', text: title } as const,
    { field: 'summary', text: summary } as const,
    ...articleParagraphs(content).map((text) => ({ field: 'content', text }) as const),
  ];
  return texts.flatMap(({ field, text }) =>
    findWords(text, replacement).map(({ from, to }) => {
      const [start, end] = [Math.max(0, from - shownCharacters), to + shownCharacters];
      const lead = (start > 0 ? '…' : '') + text.slice(start, from).toWellFormed();
      const rest = text.slice(to, end).toWellFormed() + (end < text.length ? '…' : '');
      return { field, before: lead + text.slice(from, to) + rest, after: lead + replacement.replace + rest };
    }),
  );
}

/**
 * Replaces words in many articles, in one transaction. Each changed article gets a version. An article that has another
 * version, or that would no longer be valid, is refused with a sentence, and the others are changed.
 */
export async function replaceInArticles(
  db: Database,
  { articles, ...replacement }: ArticleReplacements,
  writer: ArticleWriter,
): Promise<ReplacedArticles> {
  const refused: RefusedArticle[] = [];
  const prepared: PreparedArticle[] = [];
  for (const { id, version } of byId(articles)) {
    const before = await findArticle(db, id);
    const changed = before && changeWords(before, replacement);
    if (!before) refused.push(refusalOf({ id, title: '' }, 'deleted'));
    else if (before.version !== version) refused.push(refusalOf(before, 'changed'));
    else if (!changed?.data) refused.push({ id, title: before.title, detail: `${changed?.error.issues[0]?.message}.` });
    else prepared.push({ before, save: await prepareSave(changed.data, writer) });
  }
  return inContentTransaction(db, async (transaction) => {
    const result: ReplacedArticles = { changed: [], refused: [...refused], undo: [] };
    for (const article of prepared) {
      const after = await overwriteOrRefuse(transaction, article, writer, result.refused);
      if (!after) continue;
      const { id, version } = after;
      result.changed.push({ id, version });
      result.undo.push({ id, version, number: article.before.version });
    }
    return result;
  });
}

/** Returns an article with other words, as a save, or why it would not be valid. */
function changeWords(article: Article, { replace, ...search }: WordReplacement) {
  const save: ArticleSave = {
    ...toSave(article),
    title: replaceWords(article.title, search, replace),
    summary: replaceWords(article.summary, search, replace),
    content: article.content === null ? null : replaceInHtml(article.content, search, replace),
  };
  return articleSaveSchema.safeParse(save);
}

/** Restores the versions before a replacement. An article that someone else has saved since is refused. */
export async function undoReplacement(
  db: Database,
  { articles }: ReplacementUndo,
  writer: ArticleWriter,
): Promise<ReplacedArticles> {
  const result: ReplacedArticles = { changed: [], refused: [], undo: [] };
  for (const { id, version, number } of articles) {
    try {
      const { article } = await restoreVersion(db, { id, number, expected: [version] }, writer);
      result.changed.push({ id, version: article.version });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const saved = await findArticle(db, id);
      result.refused.push(saved ? refusalOf(saved, 'changed') : refusalOf({ id, title: '' }, 'deleted'));
    }
  }
  return result;
}
