import type { ReactNode } from 'react';
import { PageSection } from '../section/page-section.tsx';
import type { MissedCallsArticle } from './missed-calls-article.ts';

/** Id of the section. If scripts do not run, the calculator's form is sent to Home, scrolled to this section. */
export const missedCallsAnchor = 'missed-calls';

interface MissedCallsSectionProps {
  /** The article that explains how to find the numbers for the calculator. `undefined` if it is not published. */
  readonly article: MissedCallsArticle | undefined;
  readonly children: ReactNode;
}

export function MissedCallsSection({ article, children }: MissedCallsSectionProps) {
  return (
    <PageSection
      name="missed-calls"
      title="What do missed calls cost you?"
      id={missedCallsAnchor}
      lead={
        article && (
          <>
            How to find your numbers: <MissedCallsLink article={article}>{article.title}</MissedCallsLink>
          </>
        )
      }
    >
      {children}
    </PageSection>
  );
}

interface MissedCallsLinkProps {
  readonly article: MissedCallsArticle;
  readonly children: ReactNode;
}

/** A link to the article on what a missed call costs, which may be on another site. */
export function MissedCallsLink({ article: { id, href, isExternal }, children }: MissedCallsLinkProps) {
  return (
    <a href={href} rel={isExternal ? 'noopener external' : undefined} data-outbound={isExternal ? id : undefined}>
      {children}
    </a>
  );
}
