/** A place a legal text points to: a page of this site, a section of the same text, or an address outside. */
export type LegalTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'address'; readonly href: string };

/** A stretch of text: plain, strong, or a link. */
export type LegalText =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: LegalTarget };

/** One line of text made of stretches. */
export type LegalLine = readonly LegalText[];

/** What a section is made of. */
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

/** A numbered section; `id` is its anchor. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** Privacy or Terms (specification 2): the same text in every locale. */
export interface LegalDocument {
  readonly title: string;
  /** What the text is about, in a sentence or two. */
  readonly lead: string;
  /** The few things most readers come for. */
  readonly inShort: readonly LegalLine[];
  readonly sections: readonly LegalSection[];
}

/** A paragraph. */
export const paragraph = (...line: LegalText[]): LegalBlock => ({ kind: 'paragraph', line });

/** A list; a point that is one plain string needs no brackets. */
export const list = (...points: (string | LegalLine)[]): LegalBlock => ({
  kind: 'list',
  lines: points.map((point) => (typeof point === 'string' ? [point] : point)),
});

/** A heading within a section. */
export const subheading = (text: string): LegalBlock => ({ kind: 'subheading', text });

/** A table with a caption for those who cannot see it; a cell that is one plain string needs no brackets. */
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

/** Words that stand out. */
export const strong = (text: string): LegalText => ({ kind: 'strong', text });

/** A link to a page of this site, within the reader's locale. */
export const toPage = (text: string, path: string): LegalText => ({
  kind: 'link',
  text,
  target: { kind: 'page', path },
});

/** A link to a section of the same text. */
export const toSection = (text: string, id: string): LegalText => ({
  kind: 'link',
  text,
  target: { kind: 'section', id },
});

/** A link to an address outside this site. */
export const toAddress = (text: string, href: string): LegalText => ({
  kind: 'link',
  text,
  target: { kind: 'address', href },
});

/** A link that writes an e-mail. */
export const toEmail = (email: string): LegalText => toAddress(email, `mailto:${email}`);
