import { Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasSingleKeys } from '#desk/ui/shortcuts.ts';
import { NativeButton } from './button.tsx';
import { useDeskAddress } from './desk-address.ts';

/** Delay between the last key press and the search, in milliseconds. */
const searchDelay = 250;

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/**
 * The search field of a list. It searches while a person types. It is a native field, because React Aria's field
 * renders twice before the first paint, which would delay the list.
 */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // `value` also changes without typing, for example with Back. The field must then show the new text.
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <div
      {...(typed === '' ? { 'data-empty': true } : {})}
      className="group relative min-w-0 flex-1 basis-40 sm:w-60 sm:flex-none lg:w-44 xl:w-64"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted"
        strokeWidth={1.75}
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          // Without this, Escape would also close a dialog that contains this field.
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
        data-desk-search
        className="min-h-target w-full rounded-field border border-control-line bg-surface py-2 pr-11 pl-10 text-ink group-data-[empty]:pr-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {hasSingleKeys() && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto hidden h-5.5 place-items-center rounded border border-control-line px-1.5 text-muted text-xs group-data-[empty]:sm:max-lg:grid group-data-[empty]:xl:grid"
        >
          /
        </kbd>
      )}
      {/* Escape in the field does the same, so the Tab key skips this button. */}
      <NativeButton
        aria-label="Clear the search"
        tabIndex={-1}
        onPress={clear}
        className="absolute inset-y-0 right-0 my-auto grid size-target cursor-pointer place-items-center rounded-field text-muted group-data-[empty]:hidden"
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.75} />
      </NativeButton>
    </div>
  );
}

/** The search field of a list whose search is in the desk's address. */
export function ListSearch({ label }: { readonly label: string }) {
  const [address, goTo] = useDeskAddress();
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);
  return <SearchBox label={label} value={address.q} onSearch={search} />;
}
