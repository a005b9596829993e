import type { ButtonHTMLAttributes } from 'react';

interface NativeButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'> {
  readonly onPress: () => void;
}

/**
 * A native button, for rows and other parts that are rendered with a list. React Aria's buttons take several times as
 * long to render, so dozens of them would slow down the list.
 */
export function NativeButton({ onPress, ...props }: NativeButtonProps) {
  return (
    <button
      {...props}
      type="button"
      onClick={(event) => {
        // Safari does not focus a button that is clicked. A dialog can return the focus to its button only if that
        // button had the focus.
        event.currentTarget.focus();
        onPress();
      }}
    />
  );
}
