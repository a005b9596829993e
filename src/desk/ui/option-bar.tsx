import { Radio, RadioGroup } from 'react-aria-components';
import { Count } from './state-badge.tsx';

/** `page` changes what the whole page shows, `field` what one field shows. */
const looks = {
  page: {
    bar: 'max-w-full overflow-clip rounded-field border border-control-line bg-surface max-sm:w-full',
    option:
      '-my-px justify-center px-3 text-center font-semibold data-[selected]:bg-fern max-sm:flex-auto max-sm:px-1 sm:px-4',
  },
  field: {
    bar: 'shrink-0 overflow-clip rounded-field border border-control-line bg-surface',
    option: '-my-px px-2.5 font-semibold text-sm data-[selected]:bg-fern',
  },
} as const;

interface Option<Id> {
  readonly id: Id;
  readonly name: string;
  readonly longName?: string;
  readonly count?: number | undefined;
}

interface OptionBarProps<Id extends string | number> {
  readonly label: string;
  readonly look?: keyof typeof looks;
  readonly options: readonly Option<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A few options side by side, of which one is chosen. */
export function OptionBar<Id extends string | number>(props: OptionBarProps<Id>) {
  const { label, look = 'page', options, value, onChange } = props;
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={String(value)}
      onChange={(chosen) => {
        const option = options.find(({ id }) => String(id) === chosen);
        if (option) onChange(option.id);
      }}
      className={`flex ${looks[look].bar}`}
    >
      {options.map(({ id, name, longName, count }) => (
        <Radio
          key={id}
          value={String(id)}
          {...(longName ? { 'aria-label': longName } : {})}
          className={`flex min-h-target cursor-pointer items-center outline-offset-[-4px] data-[focus-visible]:outline-2 ${looks[look].option}`}
        >
          {name}
          <Count of={count} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
