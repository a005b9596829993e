/** The widths of the files that are made from a picture, in pixels. No file is wider than the picture itself. */
const steps = [480, 960, 1440, 1920] as const;

/** Minimum width of a picture that social networks can show beside a link, in pixels. */
const socialMinimum = 600;

/** Width of the file at an address without a width, such as `/pictures/<key>.webp`, in pixels. */
const ordinaryWidth = 960;

/** Returns the widths of the files that are made from a picture of this width. The smallest is first. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, steps[steps.length - 1] ?? width);
  return [...steps.filter((step) => step < largest), largest];
}

/** Returns whether a picture is wide enough for social networks to show it beside a link. */
export function isWideEnoughToShare(width: number): boolean {
  return width >= socialMinimum;
}

/** Returns the width of the file at an address without a width: 960 pixels, or less if the picture is smaller. */
export function ordinaryWidthOf(width: number): number {
  return Math.min(largestWidthOf(width), ordinaryWidth);
}

export function largestWidthOf(width: number): number {
  return widthsFor(width).at(-1) ?? width;
}
