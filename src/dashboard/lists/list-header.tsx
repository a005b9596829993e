import type { ReactNode } from 'react';

interface ListHeaderProps {
  readonly id: string;
  readonly title: string;
  readonly filters: ReactNode;
  readonly action: ReactNode;
}

/** The heading of a list with its search, its filters and its main button. */
export function ListHeader({ id, title, filters, action }: ListHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-3">
      <h2 id={id} className="mr-auto grow text-2xl">
        {title}
      </h2>
      <div className="order-3 flex w-full flex-wrap gap-2.5 lg:order-none lg:w-auto">{filters}</div>
      {action}
    </div>
  );
}
