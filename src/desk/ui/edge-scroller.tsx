import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A row that scrolls sideways. An arrow at an edge shows that content is hidden there, and scrolls to it. */
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
 * An arrow for people who use a pointer. With the keyboard or a screen reader nobody needs it, because the row scrolls
 * to the focused button by itself.
 */
function EdgeArrow({ side, icon: Icon, onPress }: EdgeArrowProps) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      data-edge-arrow
      // These two handlers keep the focus in the text that the person is editing.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={`absolute inset-y-0 flex w-11 cursor-pointer items-center from-50% from-paper to-transparent text-muted ${side}`}
    >
      <Icon className="size-5" strokeWidth={2} />
    </button>
  );
}

interface ScrollMeasures {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Maximum difference that is only the browser's rounding, in CSS pixels. */
const rounding = 1;

/** Returns whether content is hidden at the start and at the end of an element that scrolls sideways. */
function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: ScrollMeasures): {
  start: boolean;
  end: boolean;
} {
  return { start: scrollLeft > rounding, end: scrollWidth - clientWidth - scrollLeft > rounding };
}
