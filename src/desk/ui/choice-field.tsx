import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button, ComboBox, FieldError, Input, Label, ListBox, Popover, useFilter } from 'react-aria-components';
import { cleanLine, nameKey } from '#shared/rules/text-input.ts';
import { LoadFailure } from './notice.tsx';
import { OptionItem, popoverClasses, type SelectOption } from './select-field.tsx';
import { controlClasses, labelClasses } from './text-input.tsx';

interface ChoiceFieldProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string | number | null;
  readonly onChange: (id: string | number | null) => void;
  readonly placeholder: string;
  /** What the open list says when no option contains the typed text. */
  readonly emptyText?: string;
  readonly error?: string | undefined;
  /**
   * The noun of what a person can create here, for example "tag". The person can then choose a name that no option has.
   * `createdName` returns this name from the chosen id.
   */
  readonly creates?: string;
}

/** A field in which a person chooses one of many options. It lists the options that contain the typed text. */
export function ChoiceField({
  label,
  options,
  value,
  onChange,
  placeholder,
  emptyText = 'Nothing has this name.',
  error,
  creates,
}: ChoiceFieldProps) {
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const created = creates === undefined ? undefined : creationOption(options, typed, creates);
  return (
    <ComboBox
      defaultItems={created ? [...options, created] : options}
      value={value}
      onChange={onChange}
      {...(creates === undefined
        ? {}
        : {
            // The field shows the name of the chosen option. The person did not type this name, so it must not become
            // the typed text.
            onInputChange: (text: string) => text !== created?.name && setTyped(text),
            defaultFilter: (name: string, text: string) => name === created?.name || contains(name, text),
          })}
      menuTrigger="focus"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      allowsEmptyCollection
    >
      <Label className={labelClasses}>{label}</Label>
      <div className="relative">
        <Input placeholder={placeholder} className={`${controlClasses} pr-12`} />
        <Button className="absolute inset-y-0 right-0 grid size-target cursor-pointer place-items-center rounded-field text-muted">
          <ChevronDown aria-hidden className="size-4.5" strokeWidth={1.75} />
        </Button>
      </div>
      <FieldError className="mt-1 block font-medium text-rata text-sm">{error}</FieldError>
      <Popover className={`${popoverClasses} w-(--trigger-width)`}>
        <ListBox className="outline-none" renderEmptyState={() => <p className="px-3 py-2 text-muted">{emptyText}</p>}>
          {(option: SelectOption) => <OptionItem {...option} />}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** The options of a choice while they are being fetched. */
export interface OptionQuery<Option extends SelectOption> {
  readonly data: readonly Option[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedChoiceProps<Option extends SelectOption> extends Omit<ChoiceFieldProps, 'options'> {
  readonly query: OptionQuery<Option>;
  readonly things: string;
  readonly filter?: (option: Option) => boolean;
}

/** A choice between options that are fetched. Says that they are loading, or could not be loaded. */
export function LoadedChoice<Option extends SelectOption>(props: LoadedChoiceProps<Option>) {
  const { query, things, filter = () => true, ...field } = props;
  if (query.data) return <ChoiceField {...field} options={query.data.filter(filter)} />;
  if (query.isError) return <LoadFailure text={`The ${things} could not be loaded.`} query={query} />;
  return (
    <p role="status" className="text-muted">
      Loading {things}
    </p>
  );
}

/** Start of the id of an option that creates something. The typed name follows. */
const prefix = 'create:';

/**
 * Returns the option that creates what was typed. Example: Create tag “Rates”. Returns `undefined` if nothing was typed,
 * or if an option already has this name.
 */
export function creationOption(
  options: readonly SelectOption[],
  typed: string,
  noun: string,
): (SelectOption & { readonly id: string }) | undefined {
  const name = cleanLine(typed);
  if (name === '' || options.some((option) => nameKey(option.name) === nameKey(name))) return undefined;
  return { id: prefix + name, name: `Create ${noun} “${name}”` };
}

/** Returns the name that the chosen option creates, or `undefined` if it creates nothing. */
export function createdName(id: SelectOption['id'] | null): string | undefined {
  return typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}
