import { readFile } from 'node:fs/promises';
import { slugify } from '#shared/rules/slugs.ts';

const guideFile = new URL('../../../../docs/owners-guide.md', import.meta.url);

/** A section of the owner's guide as plain text. */
export type GuideSection = ReturnType<typeof parseGuide>[number];

export async function readOwnersGuide(): Promise<GuideSection[]> {
  return parseGuide(await readFile(guideFile, 'utf8'));
}

/**
 * Returns the sections of a guide in Markdown. A section begins at a heading of level 2 or 3. Text before the first
 * such heading and empty sections are left out. The blocks of a section are its paragraphs, list items, table rows and
 * lines of code, each as one text.
 */
export function parseGuide(markdown: string) {
  return markdown
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { id: slugify(heading), heading: plainText(heading), blocks: blocksOf(lines) };
    })
    .filter(({ blocks }) => blocks.length > 0);
}

/** Returns the blocks of a section. A line that does not start a new block belongs to the block before it. */
function blocksOf(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = line.trim();
    const isRow = text.startsWith('|');
    const isItem = /^(?:-|\d+\.) /.test(text);
    if (text === '' || text.startsWith('```')) isOpen = false;
    else if (isRow) {
      if (!/^\|[\s|:-]+$/.test(text)) blocks.push(text);
      isOpen = false;
    } else if (isOpen && !isItem) blocks.push(`${blocks.pop()} ${text}`);
    else {
      blocks.push(text.replace(/^(?:-|\d+\.) /, ''));
      isOpen = true;
    }
  }
  return blocks.map(plainText).filter((block) => block !== '');
}

/** Returns a line of Markdown as plain text, without markup. The cells of a table row are joined by colons. */
function plainText(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(/^\| | \|$/g, '')
    .replaceAll(' | ', ': ')
    .replace(/\[([^[\]]{1,200})\]\([^()]{1,200}\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}
