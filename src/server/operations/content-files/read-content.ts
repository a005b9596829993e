import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { decodeText, TextFileError } from '../../config/text-file.ts';
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
import { findPlainFolder, readPlainFile } from './plain-files.ts';

export interface ReadContent {
  readonly content: ContentSet;
  readonly faults: readonly string[];
}

const noIds = { articles: 0, categories: 0, tags: 0 };

/** Reads a folder of content and checks it with the rules of the API. Each fault says which file, where and why. */
export function readContent(folder: string): ReadContent {
  const faults: string[] = [];
  const readJson = <Schema extends z.ZodType>(name: string, schema: Schema, missing: z.output<Schema>) => {
    const read = readPlainFile(folder, name);
    if (read.fault !== undefined) {
      faults.push(read.fault);
      return missing;
    }
    const text = decode(read.content, name, faults);
    if (text === undefined) return missing;
    try {
      return parse(schema, JSON.parse(text), name, faults) ?? missing;
    } catch {
      faults.push(`${name} is not JSON: correct it, or export again.`);
      return missing;
    }
  };
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
    const read = readPlainFile(folder, place);
    if (read.fault !== undefined) {
      faults.push(read.fault);
      continue;
    }
    const text = decode(read.content, place, faults);
    if (text === undefined) continue;
    const file = readArticleFile(text);
    if (typeof file === 'string') {
      faults.push(`${place} ${file}`);
      continue;
    }
    const article = parse(articleRecordSchema, { ...file.fields, content: file.content }, place, faults);
    if (article) articles.set(place, article);
  }
  return articles;
}

/** Returns the text of a file, or `undefined` after noting a fault. */
function decode(bytes: Uint8Array, place: string, faults: string[]): string | undefined {
  try {
    return decodeText(bytes, place);
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error;
    faults.push(error.message);
    return undefined;
  }
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  place: string,
  faults: string[],
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = issue.path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');
    faults.push(`${place}: ${path ? `${path}: ` : ''}${issue.message}`);
  }
  return undefined;
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
