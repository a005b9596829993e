import { Check, ChevronDown } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { trashStatus, useDeskAddress } from './desk-address.ts';
import { optionClasses, popoverClasses, type SelectOption } from './select-field.tsx';

interface FilterMenuProps {
  /** What a person chooses in this menu. Example: "Category". The button's accessible name starts with this label. */
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string | number;
  readonly onChange: (id: string | number) => void;
}

/**
 * A menu for a filter, or for the order of a list. A form field would need a label that could be confused with the
 * label of another field, so this is a menu button.
 */
export function FilterMenu({ label, options, value, onChange }: FilterMenuProps) {
  const chosen = options.find((option) => option.id === value)?.name ?? '';
  return (
    <MenuTrigger>
      <Button
        aria-label={`${label}: ${chosen}`}
        className="flex min-h-target min-w-0 grow cursor-pointer items-center justify-between gap-2 rounded-field border border-control-line bg-surface px-2.5 py-2 text-left sm:grow-0"
      >
        <span className="max-w-48 truncate">{chosen}</span>
        <ChevronDown aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      </Button>
      <Popover className={`${popoverClasses} min-w-(--trigger-width)`}>
        <Menu
          aria-label={label}
          items={options}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            if (key !== undefined) onChange(key);
          }}
          className="outline-none"
        >
          {(option) => (
            <MenuItem id={option.id} textValue={option.name} className={optionClasses}>
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 break-words">{option.name}</span>
                  {isSelected && <Check aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />}
                </>
              )}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface AddressMenuProps {
  readonly label: string;
  /** The first option is the default. An address without a choice means this option. */
  readonly options: readonly [SelectOption, ...SelectOption[]];
  readonly part: 'status' | 'sort';
  readonly value: string | undefined;
}

/** A menu whose choice is in the desk's address. */
export function AddressMenu({ label, options, part, value }: AddressMenuProps) {
  const [address, goTo] = useDeskAddress();
  const usual = options[0].id;
  const choose = (id: string | number) => goTo({ ...address, [part]: id === usual ? undefined : String(id), page: 1 });
  return <FilterMenu label={label} options={options} value={value ?? usual} onChange={choose} />;
}

/** The states by which a list without other states is filtered: all its records, or those in Trash. */
export const trashStates = [
  { id: 'any', name: 'Any state' },
  { id: trashStatus, name: 'In Trash' },
] as const;
