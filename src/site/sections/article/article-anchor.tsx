import type { ReactNode } from 'react';
import type { ArticleLink } from '#shared/rules/article-link.ts';

interface ArticleAnchorProps {
  readonly link: ArticleLink;
  readonly id: number;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link to an article. If the article is on another site, the link says so, and visits to it are counted. */
export function ArticleAnchor({ link: { href, isExternal }, id, ...rest }: ArticleAnchorProps) {
  return (
    <a
      href={href}
      rel={isExternal ? 'noopener external' : undefined}
      data-outbound={isExternal ? id : undefined}
      {...rest}
    />
  );
}
