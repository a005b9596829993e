import type { ReactNode } from 'react';

interface PageSectionProps {
  /** The id of the heading, without `-title`. */
  readonly name: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly id?: string;
  /** Whether the heading is beside the content on a wide screen. */
  readonly isSplit?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a page: a heading with a sentence, and the content. */
export function PageSection({ name, title, lead, id, isSplit, className, children }: PageSectionProps) {
  const containerClass = ['container', isSplit && 'split', className].filter(Boolean).join(' ');
  return (
    <section className="section" id={id} aria-labelledby={`${name}-title`}>
      <div className={containerClass}>
        <header className={isSplit ? undefined : 'section-heading'}>
          <h2 id={`${name}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
