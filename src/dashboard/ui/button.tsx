import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger';

const looks: Record<Look, string> = {
  primary: 'bg-bush text-on-bush data-[hovered]:bg-bush-strong px-4',
  secondary: 'border border-control-line bg-surface text-ink data-[hovered]:bg-fern px-4',
  quiet: 'text-bush data-[hovered]:bg-fern px-3',
  danger: 'bg-rata text-on-rata data-[hovered]:opacity-90 px-4',
  'quiet-danger': 'text-rata data-[hovered]:bg-rata-tint px-3',
};

interface ActionButtonProps extends Omit<ButtonProps, 'className' | 'children'> {
  readonly look?: Look;
  readonly children: ReactNode;
}

/** A button of the desk, at least 44 px high, in one of five looks. */
export function ActionButton({ look = 'secondary', children, ...props }: ActionButtonProps) {
  return (
    <Button
      {...props}
      className={`inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-field py-2 text-center font-semibold leading-tight transition-colors duration-150 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 ${looks[look]}`}
    >
      {children}
    </Button>
  );
}
