import type { ButtonHTMLAttributes } from 'react';

const looks = { quiet: 'text-bush hover:bg-fern', 'quiet-danger': 'text-rata hover:bg-rata-tint' } as const;

interface RowButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'onClick' | 'type'> {
  readonly look: keyof typeof looks;
  readonly onPress: () => void;
}

/** A native button for list rows: a list has dozens, and a React Aria button costs as much to render as its row. */
export function RowButton({ look, onPress, ...props }: RowButtonProps) {
  return (
    <button
      {...props}
      type="button"
      onClick={(event) => {
        // Safari does not focus a clicked button, and a dialog returns the focus to where it was.
        event.currentTarget.focus();
        onPress();
      }}
      className={`inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-field px-3 py-2 text-center font-semibold leading-tight transition-colors duration-150 ${looks[look]}`}
    />
  );
}
