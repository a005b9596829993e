import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** The id by which the section of the page names its heading. */
  readonly id: string;
  readonly title: string;
  /** Whether it is the head of a part of a page, below the head of the page. */
  readonly isPart?: boolean | undefined;
  /** What is said below what narrows the page down. Its line stays when it is empty, so that the list does not move. */
  readonly status?: ReactNode;
  /** What narrows down or switches what the page shows. */
  readonly children?: ReactNode;
  /** The main button of the page, which is always the last one beside the title. */
  readonly action?: ReactNode;
  /** A sentence about the page. */
  readonly lead?: ReactNode;
}

/** The head of every page of the desk: its title, what it shows, and its main button. */
export function PageHeader({ id, title, isPart, status, children, action, lead }: PageHeaderProps) {
  const Heading = isPart ? 'h3' : 'h2';
  const size = isPart ? 'text-lg sm:text-xl' : 'text-xl sm:text-3xl';
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 sm:mb-4 sm:gap-y-3">
      <Heading id={id} className={`mr-auto grow leading-tight max-sm:basis-0 sm:py-0.5 ${size}`}>
        {title}
      </Heading>
      {status && <div className="order-4 -my-1 flex min-h-6 w-full min-w-0 items-center gap-x-6">{status}</div>}
      {lead && (
        <div className="order-2 -mt-1 basis-full text-muted max-sm:text-sm">
          <p className="max-w-[115ch] text-pretty">{lead}</p>
        </div>
      )}
      {children}
      {action && <div className="max-sm:[&>button]:px-3 lg:ml-auto">{action}</div>}
    </div>
  );
}
