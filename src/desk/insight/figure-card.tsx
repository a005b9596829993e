import { type ReactNode, useId, useState } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';

interface CardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, actions, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-panel border border-line bg-surface p-4 sm:p-6">
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

interface FigureCardProps extends CardProps {
  readonly sentence: string;
  /** Whether a phone shows only the sentence at first, and the rest only when the person asks for it. */
  readonly isFoldable?: boolean;
}

/** A part of the page with figures: a sentence, and a chart or table. */
export function FigureCard({ title, sentence, actions, isFoldable = false, children }: FigureCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const isFolded = isFoldable && !isOpen;
  return (
    <Card
      title={title}
      actions={
        <>
          {actions}
          {isFoldable && (
            <span className="sm:hidden">
              <ActionButton
                look="quiet"
                aria-label={`${isOpen ? 'Hide' : 'Show'}: ${title}`}
                aria-expanded={isOpen}
                aria-controls={contentId}
                onPress={() => setIsOpen(!isOpen)}
              >
                {isOpen ? 'Hide' : 'Show'}
              </ActionButton>
            </span>
          )}
        </>
      }
    >
      {sentence !== '' && <p className="mb-3 max-w-[70ch] text-muted [overflow-wrap:anywhere]">{sentence}</p>}
      <div id={contentId} className={isFolded ? 'max-sm:hidden' : undefined}>
        {children}
      </div>
    </Card>
  );
}
