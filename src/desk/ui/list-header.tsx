import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { NativeButton } from '#desk/ui/native-button.tsx';

interface ListHeaderProps {
  readonly id: string;
  readonly title: string;
  readonly search?: ReactNode;
  readonly filters: ReactNode;
  /** Number of filters that are set. If passed, a phone hides the filters behind a button with this number. */
  readonly setFilters?: number;
  readonly action?: ReactNode;
}

export function ListHeader({ id, title, search, filters, setFilters, action }: ListHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const isFolded = setFilters !== undefined && !isOpen;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-2">
      <h2 id={id} className="mr-auto grow text-base sm:text-xl">
        {title}
      </h2>
      <div className="order-3 flex w-full flex-wrap gap-2 lg:order-none lg:w-auto">
        {search}
        {setFilters !== undefined && (
          <NativeButton
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onPress={() => setIsOpen(!isOpen)}
            className="inline-flex min-h-target cursor-pointer items-center gap-2 rounded-field border border-control-line bg-surface px-3 font-semibold sm:hidden"
          >
            <SlidersHorizontal aria-hidden className="size-4.5" strokeWidth={1.75} />
            {setFilters > 0 ? `Filters (${setFilters})` : 'Filters'}
          </NativeButton>
        )}
        <div id={filtersId} className={isFolded ? 'contents max-sm:hidden' : 'contents'}>
          {filters}
        </div>
      </div>
      <div className="lg:ml-auto">{action}</div>
    </div>
  );
}
