import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';

/** Delay between the last key press and the search, in milliseconds. */
const searchDelay = 250;

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** The search field of a list. It searches while a person types. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Another search than the typed one means that Back or Forward changed the URL. The field then shows the new search.
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <SearchField
      aria-label={label}
      value={typed}
      onChange={setTyped}
      maxLength={200}
      className="group relative min-w-0 flex-1 basis-44 sm:w-60 sm:flex-none lg:w-52"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted"
        strokeWidth={1.75}
      />
      <Input
        placeholder={label}
        data-desk-search
        className="min-h-target w-full rounded-field border border-control-line bg-surface py-2 pr-11 pl-10 text-ink group-data-[empty]:max-sm:pr-3 [&::-webkit-search-cancel-button]:hidden"
      />
      <kbd
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto hidden h-5.5 place-items-center rounded border border-control-line px-1.5 text-muted text-xs group-data-[empty]:sm:grid"
      >
        /
      </kbd>
      <Button
        aria-label="Clear the search"
        className="absolute inset-y-0 right-0 my-auto grid size-target cursor-pointer place-items-center rounded-field text-muted group-data-[empty]:hidden"
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
    </SearchField>
  );
}
