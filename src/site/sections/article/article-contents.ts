export interface ArticleHeading {
  readonly id: string;
  readonly text: string;
}

/** An article has a list of contents if it has at least this many headings and this many characters of HTML. */
const longArticle = { headings: 3, characters: 4000 };

/**
 * Returns an article's HTML with an id on each second-level heading, and these headings. For a short article, which
 * fits on a screen or two, returns the HTML unchanged and no headings.
 */
export function addContents(html: string): { html: string; headings: readonly ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  // In cleaned HTML, headings have no attributes and contain no other heading. So each begins with exactly `<h2>`.
  const [opening = '', ...parts] = html.split('<h2>');
  const marked = parts.map((part) => {
    const text = part
      .slice(0, Math.max(0, part.indexOf('</h2>')))
      .replace(/<[^>]*(?:>|$)/g, '')
      .trim();
    if (text === '') return `<h2>${part}`;
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text: decodeEntities(text) });
    return `<h2 id="${id}">${part}`;
  });
  const isLong = headings.length >= longArticle.headings && html.length >= longArticle.characters;
  return isLong ? { html: opening + marked.join(''), headings } : { html, headings: [] };
}

/** Returns an article's HTML in which code and tables can be reached by keyboard, because they scroll if they are wide. */
export function makeReachable(html: string): string {
  // The attribute has no quotes, so that it cannot end the value of another attribute that contains such a tag.
  return html.replaceAll(/<(pre|table)>/g, '<$1 tabindex=0>');
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
}
