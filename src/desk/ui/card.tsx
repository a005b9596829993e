import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, in a frame with a heading. */
export function Card({ title, actions, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-panel border border-line bg-surface p-4 pt-2 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-2">
        <h3 id={id} className="mr-auto py-2 text-lg">
          {title}
        </h3>
        {actions && <div className="-mr-3 flex flex-wrap max-sm:-ml-3">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
