import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Says why a list is empty and what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 text-center">
      <svg aria-hidden="true" viewBox="0 0 160 32" className="h-8 w-40 text-bush" fill="none">
        <path
          d="M0 16h36c4 0 5-6 8-6s4 14 8 14 5-22 9-22 5 28 9 28 5-20 9-20 5 12 8 12 4-6 8-6h65"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}
