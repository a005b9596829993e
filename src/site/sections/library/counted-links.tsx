import '../../styles/tag.css';
import './library.css';
import { formatCount } from '#domain/numbers.ts';

interface CountedLinksProps {
  readonly heading: string;
  readonly links: readonly { readonly href: string; readonly name: string; readonly articles: number }[];
}

/** Links to lists of articles, each with the number of articles in it. */
export function CountedLinks({ heading, links }: CountedLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="counted-links" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, name, articles }) => (
          <li key={href}>
            <a className="chip" href={href}>
              {name} <span className="counted-links-count">{formatCount(articles)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
