import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '#shared/rules/numbers.ts';
import { NativeButton } from './button.tsx';
import { pageSize } from './list-range.ts';

/** Returns a number with its noun, which must be passed in the plural. Example: "1 entry", "1,200 articles". */
export function countWords(total: number, things: string): string {
  const one = things === 'people' ? 'person' : things.replace(/ies$/, 'y').replace(/s$/, '');
  const named = total === 1 ? one : things;
  return `${formatCount(total)} ${named}`;
}

export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the page numbers to show: first, last, current and its neighbours. `gap` marks left-out numbers. */
export function pageWindow(current: number, last: number): readonly (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].toSorted((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? ['gap' as const, page] : [page];
  });
}

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly things: string;
  readonly onPage: (page: number) => void;
}

const pageButton =
  'grid size-target cursor-pointer place-items-center rounded-field font-semibold enabled:hover:bg-shade disabled:cursor-default disabled:opacity-40';

/** Says which rows are shown (example: "26–50 of 300 articles"), and has buttons for the other pages. */
export function Pager({ page, total, things, onPage }: PagerProps) {
  const last = countPages(total, pageSize);
  const first = (page - 1) * pageSize + 1;
  const end = Math.min(total, page * pageSize);
  const numbers = {
    first: formatCount(first),
    end: formatCount(end),
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-muted" role="status">
        {last === 1 ? countWords(total, things) : `${numbers.first}–${numbers.end} of ${countWords(total, things)}`}
      </p>
      {last > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center">
          <NativeButton
            aria-label="Previous page"
            disabled={page <= 1}
            onPress={() => onPage(page - 1)}
            className={pageButton}
          >
            <ChevronLeft aria-hidden className="size-5" strokeWidth={1.75} />
          </NativeButton>
          {pageWindow(page, last).map((entry, index) =>
            entry === 'gap' ? (
              <span
                key={index === 1 ? 'gap-before' : 'gap-after'}
                aria-hidden
                className="hidden w-6 text-center sm:block"
              >
                …
              </span>
            ) : (
              <NativeButton
                key={entry}
                aria-label={`Page ${entry}`}
                {...(entry === page ? { 'aria-current': 'page' as const } : {})}
                onPress={() => onPage(entry)}
                className={`${pageButton} ${entry === page ? 'bg-fern' : 'hidden sm:grid'}`}
              >
                {entry}
              </NativeButton>
            ),
          )}
          <NativeButton
            aria-label="Next page"
            disabled={page >= last}
            onPress={() => onPage(page + 1)}
            className={pageButton}
          >
            <ChevronRight aria-hidden className="size-5" strokeWidth={1.75} />
          </NativeButton>
        </nav>
      )}
    </div>
  );
}
