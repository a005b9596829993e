import type { Picture } from '#shared/api/picture-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';

export function pictureName({ file_name, id }: Pick<Picture, 'file_name' | 'id'>): string {
  return file_name || `Picture ${id}`;
}

/** Returns a file size in the unit that suits it. Example: "412 kB", "3.2 MB". */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Returns a picture's size in pixels, format and file size. Example: "1,200 × 800, JPEG, 412 kB". */
export function pictureFacts({ width, height, format, bytes }: Picture): string {
  const number = (value: number) => value.toLocaleString('en-NZ');
  return `${number(width)} × ${number(height)}, ${format.toUpperCase()}, ${sizeText(bytes)}`;
}

/** Returns how often a picture is used. Example: "In 2 articles". */
export function usesText({ uses }: Pick<Picture, 'uses'>): string {
  return uses === 0 ? 'Not used' : `In ${countOf(uses, 'article', 'articles')}`;
}
