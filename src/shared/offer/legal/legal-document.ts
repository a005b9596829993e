export type LegalTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'address'; readonly href: string };

export type LegalText =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: LegalTarget };

export type LegalLine = readonly LegalText[];

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly line: LegalLine }
  | { readonly kind: 'list'; readonly lines: readonly LegalLine[] }
  | { readonly kind: 'subheading'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly LegalLine[])[];
    };

/** A section with a number. `id` is its anchor on the page. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  readonly inShort: readonly LegalLine[];
  readonly sections: readonly LegalSection[];
  /** The names of groups of sections, by the id of the first section of each. */
  readonly groups: Readonly<Record<string, string>>;
}

/** Makes a section. A text is a paragraph, and a list of texts is a list. Both are read with {@link readLine}. */
export function section(
  id: string,
  heading: string,
  blocks: readonly (string | readonly string[] | LegalBlock)[],
): LegalSection {
  const toBlock = (block: string | readonly string[] | LegalBlock): LegalBlock => {
    if (typeof block === 'string') return { kind: 'paragraph', line: readLine(block) };
    return 'kind' in block ? block : { kind: 'list', lines: block.map(readLine) };
  };
  return { id, heading, blocks: blocks.map(toBlock) };
}

export const subheading = (text: string): LegalBlock => ({ kind: 'subheading', text });

/** Makes a table. Screen readers read its caption. */
export const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): LegalBlock => ({
  kind: 'table',
  caption,
  head,
  rows: rows.map((row) => row.map(readLine)),
});

/**
 * Reads a text with `**strong words**` and links, `[words](target)`. A target is the path of a page, which is shown in
 * the reader's variant, the id of a section after `#`, or an address.
 */
export function readLine(text: string): LegalLine {
  return text.split(/(\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]+\))/).flatMap((part) => {
    if (part === '') return [];
    if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
    const [, words, target] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? [];
    return words && target ? { kind: 'link', text: words, target: readTarget(target) } : part;
  });
}

function readTarget(target: string): LegalTarget {
  if (target.startsWith('/')) return { kind: 'page', path: target };
  return target.startsWith('#') ? { kind: 'section', id: target.slice(1) } : { kind: 'address', href: target };
}
