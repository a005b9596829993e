import type { ReactNode } from 'react';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { ArticleAnchor } from '../article/article-anchor.tsx';
import { PageSection } from '../section/page-section.tsx';

/** Id of the section. If scripts do not run, the calculator's form is sent to Home, scrolled to this section. */
export const missedCallsAnchor = 'missed-calls';

interface MissedCallsSectionProps {
  readonly locale: Locale;
  /** The article that explains how to find the numbers for the calculator. `undefined` if it is not published. */
  readonly article: PublicArticle | undefined;
  readonly children: ReactNode;
}

export function MissedCallsSection({ locale, article, children }: MissedCallsSectionProps) {
  const link = article && articleLink(article, locale, 'homepage-resources');
  return (
    <PageSection
      name="missed-calls"
      title="What do missed calls cost you?"
      id={missedCallsAnchor}
      lead={
        link && (
          <>
            How to find your numbers:{' '}
            <ArticleAnchor link={link} id={article.id}>
              {article.title}
            </ArticleAnchor>
          </>
        )
      }
    >
      {children}
    </PageSection>
  );
}
