const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns the plain text of each block of cleaned HTML: paragraphs, headings and so on. */
export function articleParagraphs(html: string | null): string[] {
  const blocks = (html ?? '').replace(/<\/(?:h[1-6]|pre|figcaption|caption)>/gi, '</p>');
  return plainText(blocks)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Returns the text of cleaned HTML, one line for each block. Never insert it as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|tr|blockquote|ol|ul|table)>|<br\s*\/?>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(?:#(\d+)|([a-z]+));/gi, (entity, code?: string, name?: string) => {
      if (code) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '';
      return namedEntities[name ?? ''] ?? entity;
    })
    .replace(/[ \t]+/g, ' ')
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : space))
    .trim();
}
