import { Check } from 'lucide-react';

interface SelectBoxProps {
  readonly name: string;
  readonly isSelected: boolean;
  /** Called when the checkbox is clicked. `isRange` says whether Shift was held. */
  readonly onToggle: (isRange: boolean) => void;
}

/**
 * The checkbox that selects a row. It is a native checkbox, because a list has many of them and they must render fast.
 */
export function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  return (
    <span className="relative -my-2 -ml-2.5 grid size-target shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        data-desk-select
        checked={isSelected}
        // Prevents the browser from selecting the text between the clicked rows when Shift is held.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={(event) => {
          event.currentTarget.focus();
          onToggle(event.shiftKey);
        }}
        onChange={() => {}}
        className="peer absolute inset-0 cursor-pointer rounded-field opacity-0"
      />
      <span className="pointer-events-none grid size-5 place-items-center rounded border-2 border-control-line bg-surface text-on-bush peer-checked:border-bush peer-checked:bg-bush peer-focus-visible:outline-2 peer-focus-visible:outline-(--focus) peer-focus-visible:outline-offset-2">
        {isSelected && <Check aria-hidden className="size-3.5" strokeWidth={3} />}
      </span>
    </span>
  );
}
