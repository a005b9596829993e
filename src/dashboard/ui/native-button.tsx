import type { ButtonHTMLAttributes } from 'react';

interface NativeButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'> {
  readonly onPress: () => void;
}

/**
 * A native button, for parts of the desk that are rendered with its list. React Aria's buttons take several times as
 * long to render, and dozens of them would take longer than the rows.
 */
export function NativeButton({ onPress, ...props }: NativeButtonProps) {
  return (
    <button
      {...props}
      type="button"
      onClick={(event) => {
        // Safari does not focus a button that is clicked. Without this, a dialog that the button opens could not return
        // the focus to the button.
        event.currentTarget.focus();
        onPress();
      }}
    />
  );
}
