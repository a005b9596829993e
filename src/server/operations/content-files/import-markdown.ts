import { createHash } from 'node:crypto';
import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type ArticleSave, articleSaveSchema } from '#shared/api/article-contract.ts';
import { pictureBytesMaximum } from '#shared/api/picture-contract.ts';
import { countWords, readingMinutes } from '#shared/rules/article-presentation.ts';
import { slugify } from '#shared/rules/slugs.ts';
import { commandLine } from '../../accounts/audit.repository.ts';
import { findTakenArticleSlugs } from '../../content/article.repository.ts';
import { createArticle } from '../../content/article.service.ts';
import type { SanitiseHtml } from '../../content/article-html.ts';
import { toLatin } from '../../content/slug-choice.ts';
import { findNamesake } from '../../content/taxonomy.repository.ts';
import { createTaxonomy } from '../../content/taxonomy.service.ts';
import { categoryKind, tagKind } from '../../content/taxonomy-kind.ts';
import type { Database } from '../../database/database.ts';
import { addPicture } from '../../pictures/picture.service.ts';
import { formatBytes, requirePictureFormat } from '../../pictures/picture-format.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { Problem } from '../../problem.ts';
import { type FrontMatter, readFrontMatter, readMarkdownFile } from './article-file.ts';
import { readMarkdown } from './markdown-text.ts';
import { decodePlainText, noteFault, readPlainFile } from './plain-files.ts';

export interface MarkdownImportOptions {
  /** Whether articles are written. Otherwise the files are only checked. */
  readonly isWriting: boolean;
  readonly sanitiseHtml: SanitiseHtml;
  readonly storage: PictureStorage;
  readonly now: Date;
  /** Receives one line for each file. */
  readonly report: (line: string) => void;
}

/** Category of articles that name none. */
const defaultCategory = 'Imported';

/**
 * Imports a folder of Markdown files, one after the other and each in its own transaction. A file that cannot be
 * imported is reported and left out. An article whose slug exists is left out too, so an import can be repeated.
 */
export async function importMarkdown(db: Database, folder: string, options: MarkdownImportOptions) {
  const root = realpathSync(folder);
  const [fileOfSlug, result] = [new Map<string, string>(), { imported: 0, refused: 0 }];
  for (const { name, fault } of findFiles(root, '')) {
    const notes: string[] = [];
    const outcome = fault ?? (await importFile(db, { root, name, fileOfSlug, notes }, options));
    if (outcome.startsWith('→')) result.imported += 1;
    else result.refused += 1;
    options.report(`${name} ${[outcome, ...notes].join('; ')}`);
  }
  return result;
}

/** Finds the Markdown files of a folder and its folders. Follows no links. */
function* findFiles(root: string, folder: string): Generator<{ readonly name: string; readonly fault?: string }> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* findFiles(root, name);
    else if (entry.isSymbolicLink()) yield { name, fault: 'is a link and was left out: an import follows no links.' };
    else if (/\.(md|markdown|mdx)$/i.test(entry.name)) yield { name };
  }
}

interface MarkdownPlace {
  readonly root: string;
  readonly name: string;
  readonly fileOfSlug: Map<string, string>;
  /** Receives what a person should know about a file that is imported. */
  readonly notes: string[];
}

/** Returns the outcome for one file: an arrow and the slug of its article, or a sentence that says why not. */
async function importFile(db: Database, place: MarkdownPlace, options: MarkdownImportOptions): Promise<string> {
  const { root, name, fileOfSlug, notes } = place;
  const faults: string[] = [];
  const text = noteFault(faults, () => readText(root, name), undefined);
  if (text === undefined) return `was left out: ${faults.join(' ')}`;
  const file = readMarkdownFile(text);
  if (typeof file === 'string') return file;
  const matter = readFrontMatter(file.fields);
  if (typeof matter === 'string') return matter;
  const slug = slugOf(matter, name);
  const twin = fileOfSlug.get(slug);
  if (twin !== undefined) return `has the slug ${slug}, as ${twin} has: give one of them another.`;
  if ((await findTakenArticleSlugs(db, [slug], undefined)).size > 0)
    return `was left out: the site has an article with the slug ${slug} already.`;
  if (/\{\{[<%]/.test(file.content)) notes.push('has shortcodes, which stay as text');
  try {
    const markdown = readMarkdown(file.content);
    const { socialPicture } = matter;
    const pictures = new Set([...markdown.pictures, ...(socialPicture ? [socialPicture] : [])]);
    const addresses = await importPictures(db, place, pictures, options);
    const content = markdown.toHtml((picture) => addresses.get(picture) ?? picture);
    const social_picture = addresses.get(socialPicture) ?? '';
    const save = toSave(matter, { html: content, social_picture }, place, options.now);
    if (typeof save === 'string') return save;
    fileOfSlug.set(slug, name);
    const clean = await options.sanitiseHtml(content);
    if (/<(?:script|iframe|style|form|object)\b/i.test(content) && clean !== content)
      notes.push('had HTML that articles may not contain; it was removed');
    if (!options.isWriting) return `→ ${slug}`;
    const writer = { now: options.now, actor: commandLine, sanitiseHtml: options.sanitiseHtml, chosenSlug: slug };
    const category_id = await requireTerm(db, 'category', matter.category || defaultCategory, writer);
    const tag_ids: number[] = [];
    for (const tag of matter.tags) tag_ids.push(await requireTerm(db, 'tag', tag, writer));
    await createArticle(db, { ...save, category_id, tag_ids: [...new Set(tag_ids)] }, writer);
    return `→ ${slug}`;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return `was left out: ${error.message}`;
    throw error;
  }
}

function readText(root: string, name: string): string | undefined {
  const content = readPlainFile(root, name);
  const [first, second] = content;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  return utf16 ? new TextDecoder(utf16).decode(content) : decodePlainText(content, 'It');
}

/** Returns the slug in front matter, or that of the name of the file or its folder without a date in front. */
function slugOf({ slug, title }: FrontMatter, name: string): string {
  const bare = basename(name).replace(/\.\w+$/, '');
  const ofFile = bare === 'index' ? basename(dirname(name)) : bare;
  const given = slug.split('/').findLast((part) => part !== '') ?? ofFile.replace(/^\d{4}-\d{2}-\d{2}-/, '');
  return slugify(toLatin(given)) || slugify(toLatin(title)) || 'article';
}

function toSave(
  matter: FrontMatter,
  { html, social_picture }: { readonly html: string; readonly social_picture: string },
  { notes }: MarkdownPlace,
  now: Date,
): ArticleSave | string {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (matter.date === '') notes.push('has no date, so it gets today’s');
  if (matter.summary === '' && words !== '') notes.push('has no summary, so it gets its first words');
  const parsed = articleSaveSchema.safeParse({
    title: matter.title,
    summary: matter.summary || words.slice(0, 200).toWellFormed(),
    content: html,
    medium_url: matter.outsideUrl,
    publish_date: matter.date || now.toISOString().slice(0, 10),
    read_time: matter.readTime ?? readingMinutes(countWords(words)),
    search_description: matter.searchDescription,
    social_picture,
    category_id: 1,
    is_published: matter.isPublished,
    is_featured: matter.isFeatured,
  });
  if (parsed.success) return parsed.data;
  return `was left out: ${[...new Set(parsed.error.issues.map(({ message }) => message))].join('. ')}`;
}

/** Adds the pictures of an article to the library. Returns their addresses. */
async function importPictures(
  db: Database,
  { root, name, notes }: MarkdownPlace,
  pictures: ReadonlySet<string>,
  { isWriting, storage, now }: MarkdownImportOptions,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const picture of pictures) {
    if (/^([a-z]+:|\/\/|\/pictures\/[a-z0-9]{16}\.webp$)/i.test(picture)) continue;
    const found = findPicture(root, name, picture);
    if (found === undefined) {
      notes.push(`picture ${picture} is missing`);
      continue;
    }
    try {
      const content = readPlainFile(root, found);
      if (content.length > pictureBytesMaximum) throw new Error('It is larger than 20 MB.');
      const format = requirePictureFormat(content.subarray(0, formatBytes));
      if (!isWriting) continue;
      const sha256 = createHash('sha256').update(content).digest('hex');
      const incoming = { file: join(root, found), format, sha256, bytes: content.length };
      const details = { alt: '', file_name: basename(found).slice(0, 100) };
      const added = await addPicture({ db, storage }, incoming, details, { now, actor: commandLine });
      addresses.set(picture, added.picture.address);
    } catch (error) {
      notes.push(`picture ${picture} was left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return addresses;
}

/** Returns the path of a picture below the root, as Hugo, Astro and Ghost look for it. `undefined` if there is none. */
function findPicture(root: string, name: string, picture: string): string | undefined {
  const path = decodeURI(picture).replace(/[?#][\s\S]*/, '');
  const places = path.startsWith('/') ? ['.', 'static', 'public', 'assets'] : [dirname(name), '.'];
  return places
    .map((place) => join(root, place, path))
    .filter((file) => file.startsWith(root + sep))
    .map((file) => relative(root, file))
    .find((file) => realPathOf(join(root, file)) === join(root, file));
}

function realPathOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/** Returns the id of the category or tag with a name. Adds it if there is none. */
async function requireTerm(
  db: Database,
  noun: 'category' | 'tag',
  name: string,
  writer: { readonly now: Date; readonly actor: typeof commandLine },
): Promise<number> {
  const table = noun === 'tag' ? 'tags' : 'categories';
  const known = await findNamesake(db, table, name);
  if (known) return known.id;
  const values = { name, description: '', slug: '' };
  const made =
    noun === 'tag'
      ? await createTaxonomy(db, tagKind, values, writer)
      : await createTaxonomy(db, categoryKind, values, writer);
  return made.id;
}
