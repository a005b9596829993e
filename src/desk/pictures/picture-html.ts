import type { ArticlePicture } from './use-picture-source.tsx';

export function picturesHtml(pictures: readonly ArticlePicture[]): string {
  return pictures.map((picture) => `<figure>${imageHtml(picture)}</figure>`).join('\n');
}

/** Replaces the text from `start` to `end` with HTML on separate lines. Returns the whole text. */
export function insertHtml(text: string, html: string, start: number, end: number): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  return [before, html, after].filter((part) => part !== '').join('\n');
}

function imageHtml({ src, alt, width, height }: ArticlePicture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<img src="${src}" alt="${escapeText(alt)}"${size}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
