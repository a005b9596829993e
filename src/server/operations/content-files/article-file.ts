import { parseDocument } from 'yaml';

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
