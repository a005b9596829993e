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
}

export const paragraph = (...line: LegalText[]): LegalBlock => ({ kind: 'paragraph', line });

/** Makes a list. A point that is only one plain string needs no square brackets. */
export const list = (...points: (string | LegalLine)[]): LegalBlock => ({
  kind: 'list',
  lines: points.map((point) => (typeof point === 'string' ? [point] : point)),
});

export const subheading = (text: string): LegalBlock => ({ kind: 'subheading', text });

/** Makes a table. Screen readers read its caption. A cell that is only one plain string needs no square brackets. */
export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | LegalLine)[])[],
): LegalBlock => ({
  kind: 'table',
  caption,
  head,
  rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? [cell] : cell))),
});

export const strong = (text: string): LegalText => ({ kind: 'strong', text });

/** Makes a link to a page of this site. It leads to the page in the reader's variant. */
export const toPage = (text: string, path: string): LegalText => ({
  kind: 'link',
  text,
  target: { kind: 'page', path },
});

export const toSection = (text: string, id: string): LegalText => ({
  kind: 'link',
  text,
  target: { kind: 'section', id },
});

export const toAddress = (text: string, href: string): LegalText => ({
  kind: 'link',
  text,
  target: { kind: 'address', href },
});

export const toEmail = (email: string): LegalText => toAddress(email, `mailto:${email}`);
