import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import { formatCount } from '#domain/numbers.ts';
import { countWords } from './count-words.ts';
import { pageSize } from './list-range.ts';
import { countPages, pageWindow } from './page-window.ts';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  /** What is counted, in the plural. */
  readonly things: string;
  readonly onPage: (page: number) => void;
}

const pageButton =
  'grid size-target cursor-pointer place-items-center rounded-field font-semibold data-[hovered]:bg-fern data-[disabled]:cursor-default data-[disabled]:opacity-40';

/** Says which rows are shown of how many, and turns the page. */
export function Pager({ page, total, things, onPage }: PagerProps) {
  const last = countPages(total, pageSize);
  const first = (page - 1) * pageSize + 1;
  const end = Math.min(total, page * pageSize);
  const numbers = {
    first: formatCount(first),
    end: formatCount(end),
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-1">
      <p className="text-muted" role="status">
        {last === 1 ? countWords(total, things) : `${numbers.first}–${numbers.end} of ${countWords(total, things)}`}
      </p>
      {last > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center">
          <Button
            aria-label="Previous page"
            isDisabled={page <= 1}
            onPress={() => onPage(page - 1)}
            className={pageButton}
          >
            <ChevronLeft aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
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
              <Button
                key={entry}
                aria-label={`Page ${entry}`}
                {...(entry === page ? { 'aria-current': 'page' as const } : {})}
                onPress={() => onPage(entry)}
                className={`${pageButton} ${entry === page ? 'bg-fern' : 'hidden sm:grid'}`}
              >
                {entry}
              </Button>
            ),
          )}
          <Button
            aria-label="Next page"
            isDisabled={page >= last}
            onPress={() => onPage(page + 1)}
            className={pageButton}
          >
            <ChevronRight aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
        </nav>
      )}
    </div>
  );
}
