import type { ReactNode } from 'react';
import type { MissedCallsArticle } from './missed-calls-article.ts';

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
