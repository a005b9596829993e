import { Radio, RadioGroup } from 'react-aria-components';

interface OptionBarProps<Id extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A few options side by side, of which one is chosen. It is for a choice that changes what the whole page shows. */
export function OptionBar<Id extends string | number>({ label, options, value, onChange }: OptionBarProps<Id>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={String(value)}
      onChange={(chosen) => {
        const option = options.find(({ id }) => String(id) === chosen);
        if (option) onChange(option.id);
      }}
      className="flex max-w-full overflow-clip rounded-field border border-control-line bg-surface max-sm:w-full"
    >
      {options.map(({ id, name }) => (
        <Radio
          key={id}
          value={String(id)}
          className="flex min-h-target cursor-pointer items-center justify-center border-control-line border-l px-3 text-center font-semibold outline-offset-[-4px] first:border-l-0 data-[selected]:bg-bush data-[selected]:text-on-bush data-[focus-visible]:outline-2 max-sm:flex-auto max-sm:px-1 sm:px-4"
        >
          {name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
