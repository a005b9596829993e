import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';

interface CheckFieldProps {
  readonly label: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: () => void;
}

export function CheckField({ label, value, onChange, onBlur }: CheckFieldProps) {
  return (
    <Checkbox
      isSelected={value}
      onChange={onChange}
      onBlur={onBlur}
      className="group flex min-h-target w-fit cursor-pointer items-center gap-3 rounded-field pr-2 font-semibold"
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-md border-2 border-control-line bg-surface text-bush group-data-[selected]:border-bush group-data-[selected]:bg-fern">
        <Check aria-hidden className="size-4 opacity-0 group-data-[selected]:opacity-100" strokeWidth={3} />
      </span>
      {label}
    </Checkbox>
  );
}
