/** The measures of an element that scrolls sideways, in CSS pixels. */
interface ScrollMeasures {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Differences up to this many pixels are only rounding of the browser. */
const rounding = 1;

/** Returns at which edges of an element that scrolls sideways a part of its content is hidden. */
export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: ScrollMeasures): {
  start: boolean;
  end: boolean;
} {
  return { start: scrollLeft > rounding, end: scrollWidth - clientWidth - scrollLeft > rounding };
}
