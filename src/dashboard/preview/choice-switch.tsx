import { Radio, RadioGroup } from 'react-aria-components';

interface ChoiceSwitchProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly name: string; readonly longName?: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A row of buttons. Exactly one of them is chosen. */
export function ChoiceSwitch<Id extends string>({ label, choices, value, onChange }: ChoiceSwitchProps<Id>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const choice = choices.find(({ id }) => id === chosen);
        if (choice) onChange(choice.id);
      }}
      className="flex shrink-0"
    >
      {choices.map(({ id, name, longName }) => (
        <Radio
          key={id}
          value={id}
          {...(longName ? { 'aria-label': longName } : {})}
          className="flex min-h-target cursor-pointer items-center rounded-field px-2 text-sm data-[selected]:bg-surface data-[selected]:font-semibold data-[focus-visible]:outline-2"
        >
          {name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
