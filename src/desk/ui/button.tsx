import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger';

const looks: Record<Look, string> = {
  primary: 'bg-bush text-on-bush data-[hovered]:bg-bush-strong px-4',
  secondary: 'border border-control-line bg-surface text-ink data-[hovered]:bg-shade px-4',
  quiet: 'text-bush data-[hovered]:bg-shade aria-expanded:bg-fern! px-3',
  danger: 'bg-rata text-on-rata data-[hovered]:opacity-90 px-4',
  'quiet-danger': 'text-muted data-[hovered]:bg-rata-tint data-[hovered]:text-rata px-3',
};

/**
 * Props of a button whose action is running. React Aria's own `isPending` is not used, because it makes screen readers
 * announce buttons that no longer exist.
 */
const inert = { 'aria-disabled': true, type: 'button', onPress: () => {} } as const;

interface ActionButtonProps extends Omit<ButtonProps, 'className' | 'children'> {
  readonly look?: Look;
  /**
   * Whether the button's action is running. The button then does nothing. It is not disabled, because a disabled button
   * loses the focus.
   */
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

/** A button of the desk. `look` says how important or dangerous its action is. */
export function ActionButton({ look = 'secondary', isPending = false, children, ...props }: ActionButtonProps) {
  return (
    <Button
      {...props}
      {...(isPending ? inert : {})}
      className={`inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-field py-2 text-center font-semibold leading-tight transition-colors duration-150 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${looks[look]}`}
    >
      {children}
    </Button>
  );
}

/** A button with a cross. Its `aria-label` says what it closes or removes. */
export function CloseButton(props: Omit<ButtonProps, 'className' | 'children'>) {
  return (
    <Button
      {...props}
      className="grid size-target shrink-0 cursor-pointer place-items-center rounded-field text-muted outline-offset-[-4px] data-[hovered]:bg-shade data-[disabled]:opacity-40"
    >
      <X aria-hidden className="size-5" strokeWidth={1.75} />
    </Button>
  );
}

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
