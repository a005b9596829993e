/**
 * Number of characters in the key of a picture. The key is random, so that nobody can guess the address of a picture in
 * a draft.
 */
export const pictureKeyLength = 16;

const keyPattern = `[a-z0-9]{${pictureKeyLength}}`;

/**
 * Matches the address of a picture in article HTML. The address stays the same when the file of the picture is
 * replaced.
 */
export const pictureAddressPattern = new RegExp(`^/pictures/(${keyPattern})\\.webp$`);

/**
 * Number of hex digits of an original file's SHA-256 in the addresses of the files that are made from it. The content
 * at such an address never changes.
 */
const digestLength = 24;

/**
 * Matches the name of a file that visitors get. It begins with the SHA-256 of the original file, and ends with the
 * width in pixels or with `social`.
 */
export const shownNamePattern = new RegExp(`^([0-9a-f]{${digestLength}})-(?:([1-9]\\d{0,3})\\.webp|(social)\\.jpg)$`);

/** Returns the address by which articles show a picture. Example: `/pictures/k3f9….webp`. */
export function pictureAddress(key: string): string {
  return `/pictures/${key}.webp`;
}

/** Returns the key in a picture's address. `undefined` for a text that is no picture address of this site. */
export function pictureKeyOf(address: string): string | undefined {
  return pictureAddressPattern.exec(address)?.[1];
}

export function digestOf(sha256: string): string {
  return sha256.slice(0, digestLength);
}

export function shownName(sha256: string, width: number): string {
  return `${digestOf(sha256)}-${width}.webp`;
}

export function socialName(sha256: string): string {
  return `${digestOf(sha256)}-social.jpg`;
}

/** Returns the address of a file for visitors. The content at this address never changes. */
export function shownAddress(name: string): string {
  return `/pictures/${name}`;
}

/** The widths of the files that are made from a picture, in pixels. No file is wider than the picture itself. */
const steps = [480, 960, 1440, 1920] as const;

/** Minimum width of a picture that social networks can show beside a link, in pixels. */
export const shareWidthMinimum = 600;

/** Width of the file at an address without a width, such as `/pictures/<key>.webp`, in pixels. */
const ordinaryWidth = 960;

/** Returns the widths of the files that are made from a picture of this width. The smallest is first. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, steps[steps.length - 1] ?? width);
  return [...steps.filter((step) => step < largest), largest];
}

/** Returns whether a picture is wide enough for social networks to show it beside a link. */
export function isWideEnoughToShare(width: number): boolean {
  return width >= shareWidthMinimum;
}

/** Returns the width of the file at an address without a width: 960 pixels, or less if the picture is smaller. */
export function ordinaryWidthOf(width: number): number {
  return Math.min(largestWidthOf(width), ordinaryWidth);
}

export function largestWidthOf(width: number): number {
  return widthsFor(width).at(-1) ?? width;
}
