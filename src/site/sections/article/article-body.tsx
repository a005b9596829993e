import '../../styles/prose.css';

/**
 * An article's content: HTML that the server cleaned against a closed list when it was saved (product 9.10).
 * The one place in the pages where stored HTML becomes part of a page.
 */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the write path; the page's policy stops what would slip through
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
