import { parse as parseToml, TomlError } from 'smol-toml';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { isCalendarDate } from '#shared/rules/dates.ts';

export interface ArticleFile {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The article's HTML, or an empty string. */
  readonly content: string;
}

const fence = '---';

/**
 * Returns an article as the text of a Markdown file: front matter, then the unchanged HTML, which Markdown allows. The
 * values in the front matter are JSON, because every YAML parser reads JSON.
 */
export function writeArticleFile({ fields, content }: ArticleFile): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `${[fence, ...lines, fence].join('\n')}\n${content}\n`;
}

/**
 * Returns a value as JSON on one line. Some parsers treat U+0085, U+2028 and U+2029 as line ends, so these are escaped.
 */
function oneLine(value: unknown): string {
  const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\u0085\u2028\u2029]/g, asEscape);
}

/**
 * Parses the text of an article's file: front matter in YAML, then HTML. Returns a sentence that says what is wrong if
 * the file is malformed.
 */
export function readArticleFile(text: string): ArticleFile | string {
  const match = /^---\r?\n([\s\S]*?\n)---\r?\n?/.exec(text);
  if (!match) return 'does not begin with front matter: a line ---, lines of “name: value”, and a line ---.';
  const document = parseDocument(match[1] ?? '', { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const before = text.slice(0, match[0].indexOf('\n') + 1 + error.pos[0]);
    return `has a line ${before.split('\n').length} that is not YAML (${error.message}): put texts in double quotes.`;
  }
  const fields: unknown = document.toJS();
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return 'has front matter that is not lines of “name: value”.';
  return { fields: { ...fields }, content: text.slice(match[0].length).replace(/\n$/, '') };
}

/** What the front matter of a Markdown file says about its article. A field that it does not have is empty. */
export type FrontMatter = Exclude<ReturnType<typeof readFrontMatter>, string>;

/** Names of the fields as Astro, Hugo, Ghost and this program write them, in lower case. The first one found counts. */
const names = {
  title: ['title'],
  summary: ['summary', 'description', 'excerpt', 'custom_excerpt', 'meta_description'],
  date: ['date', 'publish_date', 'pubdate', 'publishdate', 'published_at', 'date_published'],
  slug: ['slug'],
  category: ['category', 'categories', 'primary_tag'],
  tags: ['tags'],
  featured: ['featured', 'is_featured'],
  outsideUrl: ['medium_url', 'canonical_url', 'canonicalurl', 'canonical'],
  readTime: ['read_time'],
  searchDescription: ['search_description', 'meta_description'],
  socialPicture: ['social_picture', 'og_image'],
} as const;

/** Reads the text of a Markdown file with YAML or TOML in front. Returns a sentence if it is malformed. */
export function readMarkdownFile(text: string): ArticleFile | string {
  const match = /^\+\+\+\r?\n([\s\S]*?\n)\+\+\+\r?\n?/.exec(text);
  if (!match) return readArticleFile(text);
  try {
    return { fields: parseToml(match[1] ?? ''), content: text.slice(match[0].length) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return `has a line ${error.line + 1} that is not TOML.`;
  }
}

/** Reads the fields of front matter. Returns a sentence if the date cannot be read. */
export function readFrontMatter(given: ArticleFile['fields']) {
  const fields = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const fieldOf = (field: keyof typeof names) => {
    const name = names[field].find((candidate) => textsOf(fields.get(candidate)).length > 0);
    return name === undefined ? undefined : fields.get(name);
  };
  const textOf = (field: keyof typeof names) => textsOf(fieldOf(field))[0] ?? '';
  const date = dateOf(fieldOf('date'));
  if (date === undefined) return `has a date that cannot be read (${textOf('date')}): write it as 2026-11-30.`;
  const status = textsOf(fields.get('status'))[0]?.toLowerCase();
  const isDraft = isTrue(fields.get('draft')) || fields.get('published') === false;
  return {
    title: textOf('title'),
    summary: textOf('summary'),
    date,
    isPublished: !isDraft && (status === undefined || status === 'published'),
    isFeatured: isTrue(fieldOf('featured')),
    slug: textOf('slug'),
    category: textOf('category'),
    tags: [...new Set([...textsOf(fieldOf('tags')), ...textsOf(fields.get('categories')).slice(1)])],
    outsideUrl: textOf('outsideUrl'),
    readTime: z.coerce
      .number()
      .int()
      .safeParse(fieldOf('readTime') ?? undefined).data,
    searchDescription: textOf('searchDescription'),
    // Path of the picture for shared links.
    socialPicture: textOf('socialPicture'),
  };
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** Returns the texts in a value: one text, a list of texts, or a list of records with names, as Ghost writes tags. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value instanceof Date) return [value.toISOString()];
  if (typeof value === 'object' && value !== null && 'name' in value) return textsOf(value.name);
  const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
  return text.trim() === '' ? [] : [text.trim()];
}

/** Returns the day of a date as it is written, whatever its time zone. `undefined` if it is none. */
function dateOf(value: unknown): string | undefined {
  const [text = ''] = textsOf(value);
  if (text === '') return '';
  const written = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (written !== undefined) return isCalendarDate(written) ? written : undefined;
  const parsed = new Date(`${text} UTC`);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed.toISOString().slice(0, 10);
}
