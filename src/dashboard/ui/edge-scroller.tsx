import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A row that scrolls sideways. If content is hidden at an edge, an arrow there shows this and scrolls towards the edge.
 */
export function EdgeScroller({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ start: false, end: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const next = hiddenEdges(element);
      setHidden((before) => (before.start === next.start && before.end === next.end ? before : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const scroll = (by: 1 | -1) => {
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollBy({ left: by * width * 0.7, behavior: 'smooth' });
  };
  return (
    <div className="relative flex min-w-0 flex-1 basis-0">
      <div ref={row} className="min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
        <div className="w-max min-w-full">{children}</div>
      </div>
      {hidden.start && <EdgeArrow side="left-0 bg-linear-to-r" icon={ChevronLeft} onPress={() => scroll(-1)} />}
      {hidden.end && (
        <EdgeArrow side="right-0 bg-linear-to-l justify-end" icon={ChevronRight} onPress={() => scroll(1)} />
      )}
    </div>
  );
}

interface EdgeArrowProps {
  readonly side: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
}

/**
 * An arrow for people who use a pointer. The keyboard and screen readers do not need it, because the row scrolls to the
 * button that gets the focus.
 */
function EdgeArrow({ side, icon: Icon, onPress }: EdgeArrowProps) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      data-edge-arrow
      // Without these two handlers, a press of the arrow would move the focus out of the text that the person is
      // editing.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={`absolute inset-y-0 flex w-11 cursor-pointer items-center from-50% from-paper to-transparent text-muted ${side}`}
    >
      <Icon className="size-5" strokeWidth={2} />
    </button>
  );
}

/** The measures of an element that scrolls sideways, in CSS pixels. */
interface ScrollMeasures {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Differences of up to this many CSS pixels come from the browser's rounding. */
const rounding = 1;

/** Returns at which edges of an element that scrolls sideways a part of its content is hidden. */
export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: ScrollMeasures): {
  start: boolean;
  end: boolean;
} {
  return { start: scrollLeft > rounding, end: scrollWidth - clientWidth - scrollLeft > rounding };
}
