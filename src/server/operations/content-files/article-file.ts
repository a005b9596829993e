/** The front matter and the text of an article's file. */
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
 * Parses the text of an article's file. Returns a sentence that says what is wrong if the file is malformed. A value
 * that is not JSON is a text, unless it begins like JSON.
 */
export function readArticleFile(text: string): ArticleFile | string {
  const match = /^---\r?\n([\s\S]*?\n)---\r?\n?/.exec(text);
  if (!match) return 'does not begin with front matter: a line ---, lines of “name: value”, and a line ---.';
  const fields: Record<string, unknown> = Object.create(null);
  for (const [index, line] of (match[1] ?? '').split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const parts = /^([a-z_]+):[ \t]*([\s\S]*)$/.exec(line);
    if (!parts) return `has a line ${index + 2} that is not “name: value”.`;
    const [, name = '', value = ''] = parts;
    const read = readValue(value.trim());
    if (read === undefined)
      return `has a value of ${name} that cannot be read: put texts in double quotes, lists in [ ].`;
    fields[name] = read.value;
  }
  return { fields, content: text.slice(match[0].length).replace(/\n$/, '') };
}

function readValue(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return /^["[{]/.test(text) ? undefined : { value: text };
  }
}
