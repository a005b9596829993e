import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { readArticleFile } from './article-file.ts';
import {
  type ArticleRecord,
  articleRecordSchema,
  type ContentSet,
  categoryRecordSchema,
  contentDescriptionSchema,
  contentFiles,
  tagRecordSchema,
} from './content-set.ts';
import {
  decodePlainText,
  FileFault,
  findPlainFolder,
  noteFault,
  parseRecord,
  readPlainFile,
  readPlainJson,
} from './plain-files.ts';

const noIds = { articles: 0, categories: 0, tags: 0 };

/** Reads a folder of content and checks it with the rules of the API. Each fault says which file, where and why. */
export function readContent(folder: string) {
  const faults: string[] = [];
  const readJson = <Schema extends z.ZodType>(name: string, schema: Schema, missing: z.output<Schema>) =>
    noteFault(faults, () => readPlainJson(folder, name, schema), missing);
  const description = readJson(contentFiles.description, contentDescriptionSchema.optional(), undefined);
  const categories = readJson(contentFiles.categories, z.array(categoryRecordSchema), []);
  const tags = readJson(contentFiles.tags, z.array(tagRecordSchema), []);
  const articles = readArticles(folder, faults);
  const content = {
    lastIds: description?.last_ids ?? noIds,
    categories,
    tags,
    articles: [...articles.values()],
  };
  return {
    content,
    faults: [
      ...faults,
      ...findDuplicates(content),
      ...findSharedFormerSlugs(content),
      ...findMissingReferences(content, articles),
    ],
  };
}

function readArticles(folder: string, faults: string[]): Map<string, ArticleRecord> {
  const articles = new Map<string, ArticleRecord>();
  const directory = findPlainFolder(folder, contentFiles.articles);
  const names = directory ? readdirSync(directory).filter((name) => name.endsWith('.md')) : [];
  for (const name of names.sort()) {
    const place = `${contentFiles.articles}/${name}`;
    const article = noteFault(faults, () => readArticle(folder, place), undefined);
    if (article) articles.set(place, article);
  }
  return articles;
}

function readArticle(folder: string, place: string): ArticleRecord | undefined {
  const file = readArticleFile(decodePlainText(readPlainFile(folder, place), place));
  if (typeof file === 'string') throw new FileFault(`${place} ${file}`);
  return parseRecord(articleRecordSchema, { ...file.fields, content: file.content }, place);
}

function findDuplicates(content: ContentSet): string[] {
  return (['categories', 'tags', 'articles'] as const).flatMap((kind) =>
    (['id', 'slug'] as const).flatMap((field) => {
      const seen = new Set<unknown>();
      return content[kind].flatMap((record) => {
        const value = record[field];
        if (value === undefined || !seen.has(value)) {
          seen.add(value);
          return [];
        }
        return [`${kind}: the ${field} ${value} appears twice: change or remove one.`];
      });
    }),
  );
}

function findSharedFormerSlugs(content: ContentSet): string[] {
  return (['categories', 'articles'] as const).flatMap((kind) => {
    const [seen, shared] = [new Set<string>(), new Set<string>()];
    for (const slug of content[kind].flatMap(({ former_slugs }) => [...new Set(former_slugs)])) {
      if (seen.has(slug)) shared.add(slug);
      seen.add(slug);
    }
    return [...shared].map((slug) => `${kind}: two of them have the former slug ${slug}: take it out of one.`);
  });
}

function findMissingReferences(
  { categories, tags }: ContentSet,
  articles: ReadonlyMap<string, ArticleRecord>,
): string[] {
  const categorySlugs = new Set(categories.map(({ slug }) => slug));
  const tagSlugs = new Set(tags.map(({ slug }) => slug));
  return [...articles].flatMap(([place, article]) => [
    ...(categorySlugs.has(article.category)
      ? []
      : [`${place}: there is no category ${article.category}: add it to categories.json, or choose another.`]),
    ...article.tags
      .filter((slug) => !tagSlugs.has(slug))
      .map((slug) => `${place}: there is no tag ${slug}: add it to tags.json, or take it out.`),
  ]);
}
